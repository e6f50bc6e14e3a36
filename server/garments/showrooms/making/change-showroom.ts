import type { BodyOf, SavedItem, saveChanel } from "@selvedge/contract";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import { type BadField, invalid } from "../../../platform/invalid.ts";
import type { ChanelItemTable } from "../tables.ts";
import { type Checked, checkEach, type Fault } from "./check-items.ts";
import { columnsOf } from "./make-showroom.ts";
import type { NewItem } from "./record.ts";

type Row = Selectable<ChanelItemTable>;
type Columns = Omit<Insertable<ChanelItemTable>, "group_id" | "sort">;
type Groups = BodyOf<typeof saveChanel>["groups"];

/** Whose room is written, and for whom its garments were checked before. */
type Writing = {
  readonly chanelId: string;
  readonly companyId: string | null;
  /** Of a room that is given to another company everything is checked anew. */
  readonly isGivenOn: boolean;
  readonly now: Date;
  readonly translate: (english: string) => string;
};

/** Writes the groups of a room in the order given, with what hangs in each. What is kept keeps its id; what is not named is taken out. */
export async function writeGroups(within: Db, writing: Writing, groups: Groups): Promise<void> {
  const { chanelId, now } = writing;
  const rows = await rowsOf(within, chanelId);
  const known = new Set(rows.map(({ group_id }) => group_id));
  const hung = await columnsOfItems(within, writing, rows, groups);
  await within.deleteFrom("chanel_groups").where("chanel_id", "=", chanelId).execute();
  if (groups.length === 0) return;
  const written = groups.map(({ groupId, name, story }, sort) => {
    const [english, names] = columnsOf(name);
    const [line, stories] = columnsOf(story);
    const id = groupId && known.delete(groupId) ? groupId : newId(now);
    return { id, chanel_id: chanelId, sort, name: english, names, story: line, stories };
  });
  await within.insertInto("chanel_groups").values(written).execute();
  for (const [index, { id }] of written.entries()) {
    const items = hung[index]!;
    if (items.length === 0) continue;
    await within
      .insertInto("chanel_items")
      .values(items.map((item, sort) => ({ ...item, group_id: id, sort })))
      .execute();
  }
}

async function rowsOf(within: Db, chanelId: string): Promise<Row[]> {
  const rows = await within
    .selectFrom("chanel_groups as g")
    .leftJoin("chanel_items as i", "i.group_id", "g.id")
    .selectAll("i")
    .select("g.id as group_id")
    .where("g.chanel_id", "=", chanelId)
    .execute();
  // Of an empty group there is the group alone.
  return rows.map((row) => ({ ...row, id: row.id ?? "" })) as Row[];
}

/** What becomes of one place: it is left as it was, what is to hang in it is checked, or it is not there. */
type Place = { readonly path: string } & (
  | { readonly kind: "left"; readonly row: Row }
  | { readonly kind: "checked"; readonly id: string; readonly item: NewItem }
  | { readonly kind: "missing" }
);

/** All places as they are written, by their groups. Refuses with what is wrong beside each of them. */
async function columnsOfItems(within: Db, writing: Writing, rows: readonly Row[], groups: Groups): Promise<Columns[][]> {
  const before = new Map(rows.map((row) => [row.id, row]));
  const places = groups.flatMap(({ items }, group) =>
    items.map((item, index) => placeOf(writing, before, item, `groups.${group}.items.${index}`)),
  );
  const asked = places.filter((place) => place.kind === "checked");
  const answers = await checkEach(
    within,
    writing.companyId,
    asked.map(({ item }) => item),
  );
  const answerOf = new Map<Place, Checked | Fault>(asked.map((place, index) => [place, answers[index]!]));
  const faults: BadField[] = [];
  const columns = places.flatMap((place): Columns[] => {
    if (place.kind === "left") return [asBefore(place.row)];
    const answer = answerOf.get(place) ?? "notFound";
    if (place.kind === "checked" && typeof answer !== "string") return [{ id: place.id, ...answer }];
    faults.push(faultIn(place.path, answer as Fault));
    return [];
  });
  if (faults.length > 0) throw invalid(writing.translate, ...faults);
  return groups.map(({ items }) => columns.splice(0, items.length));
}

function placeOf({ isGivenOn, now }: Writing, before: Map<string, Row>, item: SavedItem, path: string): Place {
  if (item.kind !== "kept") return { kind: "checked", path, id: newId(now), item: item as NewItem };
  const row = before.get(item.itemId);
  if (!row) return { kind: "missing", path };
  // Hung twice it would be one place.
  before.delete(row.id);
  if (!isGivenOn) return { kind: "left", path, row };
  const named = namedBy(row);
  if (named) return { kind: "checked", path, id: row.id, item: named };
  // What a company's garment was called stays with that company; the code of a fabric is everybody's.
  return row.kind === "fabric" ? { kind: "left", path, row } : { kind: "missing", path };
}

const asBefore = ({ group_id: _, sort: __, fabrics, ...row }: Row): Columns => ({ ...row, fabrics: JSON.stringify(fabrics) });

/** What a row hangs; null for what was deleted since, of which only the label is left. */
function namedBy(row: Row): NewItem | null {
  const { kind, product_id: productId, style_id: styleId, size, fabrics, proposal_id: proposalId, revision } = row;
  if (kind === "fabric") return productId === null ? null : { kind, productId };
  if (kind === "style") return styleId === null || size === null ? null : { kind, styleId, size, fabrics };
  return proposalId === null || revision === null ? null : { kind, proposalId, revision };
}

const faultIn = (path: string, rule: Fault): BadField => ({
  path,
  rule,
  message:
    rule === "notFound"
      ? "This is no longer there, or is not for this customer."
      : "Every piece of the style needs a fabric, in a size it comes in.",
});

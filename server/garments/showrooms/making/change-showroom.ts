import type { BodyOf, SavedItem, saveChanel } from "@selvedge/contract";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/invalid.ts";
import { Refusal } from "../../../platform/refuse.ts";
import type { ChanelItemTable } from "../tables.ts";
import { checkItems } from "./check-items.ts";
import { columnsOf } from "./make-showroom.ts";
import type { NewItem } from "./record.ts";

type Row = Selectable<ChanelItemTable>;
type Columns = Omit<Insertable<ChanelItemTable>, "group_id" | "sort">;

/** Whose room is written, and for whom its garments were checked before. */
export type Writing = {
  readonly chanelId: string;
  readonly companyId: string | null;
  /** Of a room that is given to another company everything is checked anew. */
  readonly isGivenOn: boolean;
  readonly now: Date;
  readonly translate: (english: string) => string;
};

/** Writes the groups of a room in the order given, with what hangs in each. What is kept keeps its id; what is not named is taken out. */
export async function writeGroups(within: Db, writing: Writing, groups: BodyOf<typeof saveChanel>["groups"]): Promise<void> {
  const { chanelId, now } = writing;
  const rows = await rowsOf(within, chanelId);
  const before = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ group_id }) => group_id));
  const written: { readonly groupId: string; readonly items: Columns[] }[] = [];
  for (const [place, { groupId, items }] of groups.entries()) {
    const columns: Columns[] = [];
    for (const [index, item] of items.entries())
      columns.push(await columnsOfItem(within, writing, before, { item, path: `groups.${place}.items.${index}` }));
    written.push({ groupId: groupId && known.delete(groupId) ? groupId : newId(now), items: columns });
  }
  await within.deleteFrom("chanel_groups").where("chanel_id", "=", chanelId).execute();
  for (const [sort, { name, story }] of groups.entries()) {
    const { groupId, items } = written[sort]!;
    const [english, names] = columnsOf(name);
    const [line, stories] = columnsOf(story);
    await within
      .insertInto("chanel_groups")
      .values({ id: groupId, chanel_id: chanelId, sort, name: english, names, story: line, stories })
      .execute();
    if (items.length === 0) continue;
    await within
      .insertInto("chanel_items")
      .values(items.map((item, place) => ({ ...item, group_id: groupId, sort: place })))
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

type Wanted = { readonly item: SavedItem; readonly path: string };

/** One place of a group as it is written. Refuses with what is wrong beside its place. */
async function columnsOfItem(within: Db, writing: Writing, before: Map<string, Row>, wanted: Wanted): Promise<Columns> {
  const { item, path } = wanted;
  const kept = item.kind === "kept" ? before.get(item.itemId) : null;
  if (kept === undefined) throw notThere(writing, path);
  // Hung twice it would be one place.
  if (kept) before.delete(kept.id);
  const named = kept ? namedBy(kept) : (item as NewItem);
  if (kept && !(named && writing.isGivenOn)) return asBefore(kept);
  const [checked] = await checkItems(within, writing.companyId, [named!]).catch((thrown: unknown) => {
    throw thrown instanceof Refusal ? faultOf(writing, path, thrown) : thrown;
  });
  return { id: kept?.id ?? newId(writing.now), ...checked! };
}

const asBefore = ({ group_id: _, sort: __, fabrics, ...row }: Row): Columns => ({ ...row, fabrics: JSON.stringify(fabrics) });

/** What a row hangs; null for what was deleted since, of which only the label is left. */
export function namedBy(row: Row): NewItem | null {
  const { kind, product_id: productId, style_id: styleId, size, fabrics, proposal_id: proposalId, revision } = row;
  if (kind === "fabric") return productId === null ? null : { kind, productId };
  if (kind === "style") return styleId === null || size === null ? null : { kind, styleId, size, fabrics };
  return proposalId === null || revision === null ? null : { kind, proposalId, revision };
}

const notThere = ({ translate }: Writing, path: string) =>
  invalid(translate, { path, rule: "notFound", message: "This is no longer there, or is not for this customer." });

const faultOf = (writing: Writing, path: string, { key }: Refusal) =>
  key === "notFound"
    ? notThere(writing, path)
    : invalid(writing.translate, { path, rule: key, message: "Every piece of the style needs a fabric, in a size it comes in." });

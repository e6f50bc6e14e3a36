import { ALL_PIECES } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { STAFF_ROLES } from "../../../platform/http/caller/access.ts";
import { refuse } from "../../../platform/refuse.ts";
import { drawn } from "../../styles/pattern/pattern.ts";
import type { NewItem } from "./record.ts";

/** An item with its columns, as it is written. */
export type Checked = {
  readonly kind: NewItem["kind"];
  readonly label: string;
  readonly product_id?: string;
  readonly style_id?: string;
  readonly size?: string;
  readonly fabrics?: string;
  readonly proposal_id?: string;
  readonly revision?: number;
};

/**
 * Why something cannot hang in a room: `notFound` for what is not there, or is another company's; `validation` for a size that a style does
 * not come in, and for a piece that it does not have or that is left bare.
 */
export type Fault = "notFound" | "validation";

type Of<Kind extends NewItem["kind"]> = Extract<NewItem, { kind: Kind }>;
const ofKind = <Kind extends NewItem["kind"]>(items: readonly NewItem[], kind: Kind) =>
  items.filter((item): item is Of<Kind> => item.kind === kind);

/** What hangs in a room of `companyId`, checked in the order given. Refuses with the first fault. */
export async function checkItems(db: Db, companyId: string | null, items: readonly NewItem[]): Promise<Checked[]> {
  const all = await checkEach(db, companyId, items);
  return all.map((checked) => {
    if (typeof checked === "string") throw refuse(checked);
    return checked;
  });
}

/** The same with the fault of each that has one, in three questions to the database however much hangs there. */
export async function checkEach(db: Db, companyId: string | null, items: readonly NewItem[]): Promise<(Checked | Fault)[]> {
  const [fabrics, styles, designs] = await Promise.all([
    codesOf(db, items),
    stylesOf(db, companyId, ofKind(items, "style")),
    designNames(db, companyId, ofKind(items, "design")),
  ]);
  return items.map((item) => {
    if (item.kind === "style") return checkStyle(item, styles.get(item.styleId), fabrics);
    const { kind } = item;
    const label = kind === "fabric" ? fabrics.get(item.productId) : designs.get(designKey(item));
    if (label === undefined) return "notFound";
    return kind === "fabric"
      ? { kind, label, product_id: item.productId }
      : { kind, label, proposal_id: item.proposalId, revision: item.revision };
  });
}

const fabricsIn = (item: NewItem): readonly string[] =>
  item.kind === "fabric" ? [item.productId] : item.kind === "style" ? Object.values(item.fabrics) : [];

/** The codes of all fabrics that are named, by their ids. */
async function codesOf(db: Db, items: readonly NewItem[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(items.flatMap(fabricsIn))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("products").select(["id", "code"]).where("id", "=", sql<string>`any(${ids})`).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

type Style = {
  readonly id: string;
  readonly name: string;
  readonly sizes: readonly string[];
  readonly default_size: string;
  /** What it is cut of in a size; drawn once for all places where it hangs in that size. */
  readonly piecesIn: (size: string) => readonly string[];
};

/** The styles of the library and of that company that are named, by their ids. */
async function stylesOf(db: Db, companyId: string | null, items: readonly Of<"style">[]): Promise<ReadonlyMap<string, Style>> {
  const ids = [...new Set(items.map(({ styleId }) => styleId))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("styles")
    .select(["id", "name", "recipe", "sizes", "default_size"])
    .where("id", "=", sql<string>`any(${ids})`)
    .where("removed_at", "is", null)
    .where((eb) => eb.or([eb("company_id", "is", null), ...(companyId ? [eb("company_id", "=", companyId)] : [])]))
    .execute();
  return new Map(rows.map(({ recipe, ...style }) => [style.id, { ...style, piecesIn: piecesOf(recipe) }]));
}

function piecesOf(recipe: string): Style["piecesIn"] {
  const known = new Map<string, readonly string[]>();
  return (size) => {
    const pieces = known.get(size) ?? drawn({ recipe, size, chosen: {} }).pieces.map(({ key }) => key);
    known.set(size, pieces);
    return pieces;
  };
}

function checkStyle(
  { size: wanted, fabrics: laid }: Of<"style">,
  style: Style | undefined,
  fabrics: ReadonlyMap<string, string>,
): Checked | Fault {
  if (!style || Object.values(laid).some((id) => !fabrics.has(id))) return "notFound";
  const size = wanted ?? style.default_size;
  if (!style.sizes.includes(size)) return "validation";
  const pieces = style.piecesIn(size);
  const isWhole = ALL_PIECES in laid || pieces.every((key) => key in laid);
  if (!isWhole || Object.keys(laid).some((key) => key !== ALL_PIECES && !pieces.includes(key))) return "validation";
  return { kind: "style", label: style.name, style_id: style.id, size, fabrics: JSON.stringify(laid) };
}

const designKey = ({ proposalId, revision }: Pick<Of<"design">, "proposalId" | "revision">) => `${proposalId} ${revision}`;

/** What the revisions that are named are called, of designs of that company or of the mill's own. */
async function designNames(
  db: Db,
  companyId: string | null,
  items: readonly Of<"design">[],
): Promise<ReadonlyMap<string, string>> {
  if (items.length === 0) return new Map();
  const [ids, revisions] = [items.map(({ proposalId }) => proposalId), items.map(({ revision }) => revision)];
  const rows = await db
    .selectFrom("proposals as p")
    .innerJoin("proposal_revisions as r", "r.proposal_id", "p.id")
    .innerJoin("users as u", "u.id", "p.user_id")
    .select(["r.proposal_id as proposalId", "r.revision", "r.name"])
    .where(sql<boolean>`(p.id, r.revision) IN (SELECT * FROM unnest(${ids}::text[], ${revisions}::int[]))`)
    .where("p.deleted_at", "is", null)
    .where((eb) => eb.or([eb("u.role", "in", [...STAFF_ROLES]), ...(companyId ? [eb("p.company_id", "=", companyId)] : [])]))
    .execute();
  return new Map(rows.map((row) => [designKey(row), row.name]));
}

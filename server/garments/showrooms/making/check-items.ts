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

type Of<Kind extends NewItem["kind"]> = Extract<NewItem, { kind: Kind }>;

/**
 * What hangs in a room of `companyId`, checked in the order given. Refuses with `notFound` for what is not there, or is another
 * company's; with `validation` for a size that a style does not come in, and for a piece that it does not have or that is left bare.
 */
export async function checkItems(db: Db, companyId: string | null, items: readonly NewItem[]): Promise<Checked[]> {
  const fabrics = await codesOf(db, items);
  return Promise.all(
    items.map(async (item) => {
      if (item.kind === "design") return checkDesign(db, companyId, item);
      if (item.kind === "style") return checkStyle(db, companyId, item, fabrics);
      const label = fabrics.get(item.productId);
      if (label === undefined) throw refuse("notFound");
      return { kind: item.kind, label, product_id: item.productId };
    }),
  );
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

async function checkStyle(
  db: Db,
  companyId: string | null,
  { styleId, size: wanted, fabrics: laid }: Of<"style">,
  fabrics: ReadonlyMap<string, string>,
): Promise<Checked> {
  const style = await db
    .selectFrom("styles")
    .select(["id", "name", "recipe", "sizes", "default_size"])
    .where("id", "=", styleId)
    .where("removed_at", "is", null)
    .where((eb) => eb.or([eb("company_id", "is", null), ...(companyId ? [eb("company_id", "=", companyId)] : [])]))
    .executeTakeFirst();
  if (!style || Object.values(laid).some((id) => !fabrics.has(id))) throw refuse("notFound");
  const size = wanted ?? style.default_size;
  if (!style.sizes.includes(size)) throw refuse("validation");
  const pieces = drawn({ recipe: style.recipe, size, chosen: {} }).pieces.map(({ key }) => key);
  const isWhole = ALL_PIECES in laid || pieces.every((key) => key in laid);
  if (!isWhole || Object.keys(laid).some((key) => key !== ALL_PIECES && !pieces.includes(key))) throw refuse("validation");
  return { kind: "style", label: style.name, style_id: style.id, size, fabrics: JSON.stringify(laid) };
}

/** A design of the company whose room it is, or of the mill's own. */
async function checkDesign(db: Db, companyId: string | null, { proposalId, revision }: Of<"design">): Promise<Checked> {
  const design = await db
    .selectFrom("proposals as p")
    .innerJoin("proposal_revisions as r", "r.proposal_id", "p.id")
    .innerJoin("users as u", "u.id", "p.user_id")
    .select("r.name")
    .where("p.id", "=", proposalId)
    .where("r.revision", "=", revision)
    .where("p.deleted_at", "is", null)
    .where((eb) => eb.or([eb("u.role", "in", [...STAFF_ROLES]), ...(companyId ? [eb("p.company_id", "=", companyId)] : [])]))
    .executeTakeFirst();
  if (!design) throw refuse("notFound");
  return { kind: "design", label: design.name, proposal_id: proposalId, revision };
}

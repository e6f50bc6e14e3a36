import type { Product } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { readMenus } from "../../menus/queries.ts";
import type { MenuRow } from "../../menus/tree.ts";
import { catalogueStamp } from "../../search/index/catalogue.ts";
import { SHOWN } from "../queries.ts";
import type { PriceTierTable, ProductTable } from "../tables.ts";

const COLUMNS = [...SHOWN, "description", "quality", "sample_metres", "stock_metres", "version"] as const;
export type PageRow = Pick<Selectable<ProductTable>, (typeof COLUMNS)[number]>;
export type PriceTier = Pick<PriceTierTable, "min_value" | "amount">;

type ReadRow = PageRow & { readonly menuIds: readonly number[]; readonly tiers: readonly PriceTier[] };

/** What the page of a fabric says to anybody: nothing in it depends on who looks, or in which language. */
export type PageRows = {
  readonly row: PageRow;
  readonly menuIds: readonly number[];
  /** By least quantity. */
  readonly tiers: readonly PriceTier[];
  /** The other fabrics of its quality, by code. */
  readonly colourways: readonly PageRow[];
  readonly images: Product["images"];
};
type ImagesOf = (row: PageRow) => Promise<Product["images"]>;

/** How many pages are cached: about 10 MB. */
const MAX_KEPT = 1_000;

type Kept = { readonly stamp: string; readonly menus: readonly MenuRow[]; readonly pages: Map<string, PageRows> };

/** By database. What was read is held for as long as the catalogue's stamp stands, which moves with all that is shown here. */
const kept = new WeakMap<Db, Kept>();

/** The pages of `ids`, in their order and without unknown ones, and all categories. Costs a point read when nothing has changed. */
export async function readPages(
  db: Db,
  ids: readonly string[],
  imagesOf: ImagesOf,
): Promise<{ readonly pages: readonly PageRows[]; readonly menus: readonly MenuRow[] }> {
  const { pages, menus } = await keptOf(db);
  const missing = ids.filter((id) => !pages.has(id));
  const read = new Map(missing.length > 0 ? await readRows(db, missing, imagesOf) : []);
  const found = [...new Set(ids)].flatMap((id) => read.get(id) ?? pages.get(id) ?? []);
  for (const page of found) keep(pages, page);
  return { pages: found, menus };
}

/** The stamp is read first: what changes while rows are read is read anew by whoever asks next. */
async function keptOf(db: Db): Promise<Kept> {
  const stamp = await catalogueStamp(db);
  const known = kept.get(db);
  if (known?.stamp === stamp) return known;
  const fresh = { stamp, menus: await readMenus(db, "fabric_menus"), pages: new Map() };
  kept.set(db, fresh);
  return fresh;
}

/** Puts a page last, and drops the least recently shown one when there are too many. */
function keep(pages: Map<string, PageRows>, page: PageRows): void {
  pages.delete(page.row.id);
  pages.set(page.row.id, page);
  if (pages.size > MAX_KEPT) pages.delete(pages.keys().next().value!);
}

/** All rows of some pages in one query: the fabrics themselves and the others of their qualities. */
async function readRows(db: Db, ids: readonly string[], imagesOf: ImagesOf): Promise<[id: string, PageRows][]> {
  const rows: ReadRow[] = await db
    .selectFrom("products")
    .select(COLUMNS)
    .select([
      sql<number[]>`array(SELECT menu_id FROM product_menus WHERE product_id = products.id ORDER BY menu_id)`.as("menuIds"),
      sql<PriceTier[]>`coalesce((SELECT jsonb_agg(jsonb_build_object('min_value', min_value, 'amount', amount) ORDER BY min_value)
        FROM product_price_tiers WHERE product_id = products.id), '[]')`.as("tiers"),
    ])
    .where(
      "id",
      "in",
      sql<string>`(SELECT unnest(${ids}::text[]) UNION
        SELECT other.id FROM products asked JOIN products other ON other.quality = asked.quality WHERE asked.id = any(${ids}))`,
    )
    .orderBy("code")
    .execute();
  const wanted = new Set(ids);
  const pages = rows
    .filter(({ id }) => wanted.has(id))
    .map(async ({ menuIds, tiers, ...row }): Promise<[string, PageRows]> => {
      const colourways = rows.filter((other) => row.quality !== null && other.quality === row.quality && other.id !== row.id);
      return [row.id, { row, menuIds, tiers, colourways, images: await imagesOf(row) }];
    });
  return Promise.all(pages);
}

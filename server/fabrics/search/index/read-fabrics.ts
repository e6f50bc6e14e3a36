import { type Selectable, sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { ProductTable } from "../../products/tables.ts";
import type { IndexedFabric } from "./fields.ts";

const COLUMNS = [
  "id",
  "code",
  "quality",
  "name",
  "description",
  "attrs",
  "tags",
  "stock",
  "price_amount",
  "moq_value",
  "lead_days",
  "mm_width",
  "colours",
  "created_at",
] as const;
type Row = Pick<Selectable<ProductTable>, (typeof COLUMNS)[number]> & { readonly menus: readonly number[] };

/** Fabrics read at a time while an index is built: enough to keep the database busy, few enough to let others ask between. */
const BATCH = 2_000;

/** Every fabric in batches, by id. Each batch is read when the one before was taken. */
export async function* readAllFabrics(db: Db): AsyncGenerator<IndexedFabric[]> {
  const above = await menusAbove(db);
  for (let after = ""; ; ) {
    const rows: Row[] = await select(db).where("id", ">", after).orderBy("id").limit(BATCH).execute();
    if (rows.length > 0) yield rows.map((row) => indexed(row, above));
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/** The fabrics of `ids` that are there. */
export async function readFabrics(db: Db, ids: readonly string[]): Promise<IndexedFabric[]> {
  const above = await menusAbove(db);
  const rows: Row[] = await select(db).where("id", "=", sql<string>`any(${ids})`).execute();
  return rows.map((row) => indexed(row, above));
}

export async function countFabrics(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const select = (db: Db) =>
  db
    .selectFrom("products")
    .select(COLUMNS)
    .select(sql<number[]>`array(SELECT menu_id FROM product_menus WHERE product_menus.product_id = products.id)`.as("menus"));

/** Each menu with all above it. */
async function menusAbove(db: Db): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db.selectFrom("fabric_menus").select(["id", "parent_id"]).execute();
  const parentOf = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const pathOf = (id: number, seen: readonly number[] = []): readonly number[] => {
    const parent = parentOf.get(id);
    if (parent === undefined || seen.includes(id)) return seen;
    return pathOf(parent, [...seen, id]);
  };
  return new Map(rows.map(({ id }) => [id, pathOf(id)]));
}

function indexed(row: Row, above: ReadonlyMap<number, readonly number[]>): IndexedFabric {
  return {
    id: row.id,
    code: row.code,
    quality: row.quality,
    name: row.name,
    description: row.description,
    attrs: row.attrs,
    tags: row.tags,
    stock: row.stock,
    price: row.price_amount,
    moq: row.moq_value,
    leadDays: row.lead_days,
    menuIds: [...new Set(row.menus.flatMap((menu) => above.get(menu) ?? []))],
    createdMs: row.created_at.getTime(),
    textured: row.mm_width !== null,
    colours: row.colours ?? {},
  };
}

import { join } from "node:path";
import { DESCRIPTOR_VERSION } from "@selvedge/textile-core";
import { sql } from "kysely";
import { seed } from "../../../demo/main.ts";
import type { IndexedFabric } from "../../../server/fabrics/search/index/fields.ts";
import type { Pictured } from "../../../server/fabrics/search/pictures/seen/replica.ts";
import { migrate } from "../../../server/platform/db/migrate.ts";
import { type Db, openDatabase } from "../../../server/platform/db/open.ts";
import { folderStore } from "../../../server/platform/files/folder.ts";
import { wallClock } from "../../../server/platform/time/clock.ts";
import { manyDescriptors } from "./many-descriptors.ts";
import { manyFabrics } from "./many-fabrics.ts";

const BATCH = 1_000;

/**
 * Fills a new data folder with a mill of `size` fabrics, their descriptors among them. Each shows the pictures of one of the few fabrics
 * of the light demo mill, so that pages have something to show. 100,000 take about a minute.
 */
export async function fillFolder(folder: string, size: number): Promise<void> {
  const database = await openDatabase({ folder });
  const { db } = database;
  try {
    await migrate(db);
    const files = folderStore(join(folder, "files"));
    await seed({ db, files, clock: wallClock, progress: () => {}, scope: "light" });
    const shown = (await db.selectFrom("products").select("code").orderBy("code").execute()).map(({ code }) => code);
    await db.transaction().execute(async (within) => {
      // What follows is whole in itself: no row need be looked after by a trigger.
      await sql`SET LOCAL session_replication_role = replica`.execute(within);
      for (const batch of batchesOf(manyFabrics(size))) await insertFabrics(within, batch, shown);
      const ids = (await within.selectFrom("products").select("id").orderBy("code").execute()).map(({ id }) => id);
      for (const batch of batchesOf(manyDescriptors(ids, size))) await insertDescriptors(within, batch);
    });
    await sql`ANALYZE`.execute(db);
  } finally {
    await database.close();
  }
}

function* batchesOf<Of>(all: Iterable<Of>): Generator<Of[]> {
  let batch: Of[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The columns that a fabric has of its own; all others are those of the fabric it is like. */
async function insertFabrics(db: Db, fabrics: readonly IndexedFabric[], shown: readonly string[]) {
  const rows = fabrics.map((fabric, number) => ({
    id: fabric.id,
    code: fabric.code,
    quality: fabric.quality,
    name: fabric.name,
    description: fabric.description,
    attrs: fabric.attrs,
    tags: fabric.tags,
    stock: fabric.stock,
    price_amount: fabric.price,
    moq_value: fabric.moq,
    lead_days: fabric.leadDays,
    created_at: new Date(fabric.createdMs),
    like: shown[number % shown.length],
  }));
  await sql`
    INSERT INTO products
    SELECT made.* FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS fabric
    JOIN products AS template ON template.code = fabric->>'like'
    CROSS JOIN LATERAL jsonb_populate_record(template, fabric) AS made`.execute(db);
  await db
    .insertInto("product_menus")
    .values(fabrics.flatMap(({ id, menuIds }) => menuIds.map((menu_id) => ({ product_id: id, menu_id }))))
    .execute();
}

async function insertDescriptors(db: Db, fabrics: readonly Pictured[]) {
  const sources = await db
    .selectFrom("products")
    .select(["id", sql<string>`coalesce(cloth_hash, image_hash)`.as("source")])
    .where("id", "=", sql<string>`any(${fabrics.map(({ id }) => id)})`)
    .execute();
  const sourceOf = new Map(sources.map(({ id, source }) => [id, source]));
  await db
    .insertInto("product_looks")
    .values(
      fabrics.map(({ id, descriptors, drawing, meanLab, palette }) => ({
        product_id: id,
        version: DESCRIPTOR_VERSION,
        source_hash: sourceOf.get(id)!,
        looks: Buffer.from(descriptors.buffer, descriptors.byteOffset, descriptors.length),
        drawing,
        mean_lab: [...meanLab],
        palette: JSON.stringify(palette),
      })),
    )
    .execute();
}

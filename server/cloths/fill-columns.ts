import type { FabricRecord } from "@selvedge/textile-core";
import type { Db } from "../db/open.ts";
import type { FileStore } from "../files/store.ts";
import { laterColumns } from "./columns.ts";
import { gaugeCloth, LONGEST_PX } from "./gauge.ts";

/** Measures the cloths that were stored before these columns were: a hundredth of a second each, once. Answers how many they were. */
export async function fillClothColumns(db: Db, files: FileStore): Promise<number> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "cloth_hash"])
    .where("cloth_hash", "is not", null)
    .where("anisotropy", "is", null)
    .execute();
  const measured = await Promise.all(rows.map(async ({ id, cloth_hash }) => ({ id, record: await files.get(cloth_hash!) })));
  await db.transaction().execute(async (within) => {
    for (const { id, record } of measured) {
      if (!record) continue;
      const cloth = JSON.parse(Buffer.from(record).toString()) as FabricRecord;
      const columns = laterColumns(gaugeCloth({ cloth, longestPx: LONGEST_PX }));
      await within.updateTable("products").set(columns).where("id", "=", id).execute();
    }
  });
  return rows.length;
}

import type { FabricRecord } from "@selvedge/textile-core";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { readRecord } from "../../platform/files/record.ts";
import type { FileStore } from "../../platform/files/store.ts";
import { colourSharesOf } from "../colours/shares.ts";
import { laterColumns } from "./columns.ts";
import { handClassOfCloth } from "./hand.ts";
import { clothMetricsOf, MAX_SIDE_PX } from "./pictures/cloth-metrics.ts";

/** Measures the cloths that were stored before these columns were: a hundredth of a second each, once. Answers how many they were. */
export async function fillClothColumns(db: Db, files: FileStore): Promise<number> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "cloth_hash", "anisotropy"])
    .where("cloth_hash", "is not", null)
    .where((eb) => eb.or([eb("hand", "is", null), eb("colours", "is", null)]))
    .execute();
  // Fabrics of one cloth are measured together.
  const cloths = [...Map.groupBy(rows, (row) => row.cloth_hash!)];
  const measured = await Promise.all(cloths.map(async ([hash, fabrics]) => ({ fabrics, record: await files.get(hash) })));
  await db.transaction().execute(async (within) => {
    for (const { fabrics, record } of measured) {
      if (!record) continue;
      const cloth = readRecord<FabricRecord>(record);
      const isMeasured = fabrics.every(({ anisotropy }) => anisotropy !== null);
      const columns = isMeasured
        ? { hand: handClassOfCloth(cloth), colours: JSON.stringify(colourSharesOf(cloth)) }
        : laterColumns(clothMetricsOf({ cloth, longestPx: MAX_SIDE_PX }));
      const ids = fabrics.map(({ id }) => id);
      await within.updateTable("products").set(columns).where("id", "=", sql<string>`any(${ids})`).execute();
    }
  });
  return rows.length;
}

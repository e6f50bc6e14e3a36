import type { Db } from "../db/open.ts";
import type { FileStore } from "../files/store.ts";
import { productId } from "./fabric-step.ts";
import type { StoredTile } from "./jobs.ts";

/** The albedo of a stored fabric, to be laid on something. */
export async function storedTile(db: Db, files: FileStore, code: string): Promise<StoredTile> {
  const row = await db
    .selectFrom("products")
    .select(["albedo_hash", "mm_width", "mm_height"])
    .where("id", "=", productId(code))
    .executeTakeFirstOrThrow();
  return { picture: (await files.get(row.albedo_hash!))!, mmWidth: row.mm_width!, mmHeight: row.mm_height! };
}

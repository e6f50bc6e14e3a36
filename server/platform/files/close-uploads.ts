import type { RawBuilder } from "kysely";
import type { Db } from "../db/open.ts";
import type { FileStore } from "./store.ts";

/** Takes uploads that were stored beside what everybody may see to their own place: from before there was one. */
export async function closeUploads(db: Db, files: FileStore, uploaded: RawBuilder<{ hash: string }>): Promise<void> {
  const { rows } = await uploaded.execute(db);
  await files.close(rows.map(({ hash }) => hash));
}

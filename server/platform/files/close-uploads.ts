import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { FileStore } from "./store.ts";

/** Takes uploads that were stored beside what everybody may see to their own place: from before there was one. */
export async function closeUploads(db: Db, files: FileStore): Promise<void> {
  const { rows } = await sql<{ hash: string }>`
    SELECT file_hash AS hash FROM images
    UNION SELECT file_hash FROM style_videos
    UNION SELECT file_hash FROM order_documents
    UNION SELECT picture_hash FROM styles WHERE company_id IS NOT NULL
    UNION SELECT d.file_hash FROM style_drapes d JOIN styles s ON s.id = d.style_id WHERE s.company_id IS NOT NULL
    EXCEPT (SELECT picture_hash FROM styles WHERE company_id IS NULL
      UNION SELECT picture_hash FROM decorates UNION SELECT image_hash FROM products)`.execute(db);
  await files.close(rows.map(({ hash }) => hash));
}

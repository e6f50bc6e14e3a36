import { sql } from "kysely";
import type { Db } from "../platform/db/open.ts";
import type { ShownIn } from "../platform/files/collect.ts";

/** Bytes of the pictures and films that a company has uploaded. */
export async function bytesOfCompany(db: Db, companyId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    SELECT coalesce((SELECT sum(bytes) FROM images WHERE company_id = ${companyId}), 0)
         + coalesce((SELECT sum(bytes) FROM style_videos WHERE company_id = ${companyId}), 0) AS bytes`.execute(db);
  return Number(rows[0]?.bytes);
}

/** Columns in which a company's picture may be shown, whatever it was uploaded for. */
export const SHOWN_IN: readonly ShownIn[] = [
  { table: "proposals", column: "preview_image_id" },
  { table: "proposal_revisions", column: "preview_image_id" },
  { table: "thread_images", column: "image_id" },
  { table: "production_step_photos", column: "image_id" },
  { table: "lap_dip_options", column: "image_id" },
  { table: "sample_images", column: "image_id" },
  { table: "inspection_defects", column: "image_id" },
];

/** Files that people uploaded and that not everybody may see. */
export const UPLOADED = sql<{ hash: string }>`
  SELECT file_hash AS hash FROM images
  UNION SELECT file_hash FROM style_videos
  UNION SELECT file_hash FROM order_documents
  UNION SELECT picture_hash FROM styles WHERE company_id IS NOT NULL
  UNION SELECT d.file_hash FROM style_drapes d JOIN styles s ON s.id = d.style_id WHERE s.company_id IS NOT NULL
  EXCEPT (SELECT picture_hash FROM styles WHERE company_id IS NULL
    UNION SELECT picture_hash FROM decorates UNION SELECT image_hash FROM products)`;

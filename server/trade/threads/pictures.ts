import type { Subject } from "@selvedge/contract";
import { sql } from "kysely";
import { pictureOf } from "../../fabrics/products/picture.ts";
import { previewUrl } from "../../garments/proposals/queries.ts";
import { styleFileUrl } from "../../garments/styles/queries.ts";
import type { Db } from "../../platform/db/open.ts";

type About = { readonly about_kind: Subject["kind"]; readonly about_id: string };

/** Addresses of the pictures by which records are known, by the record's id: a fabric's own, a design's, the first fabric of anything else. */
export async function picturesOf(db: Db, records: readonly About[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: Subject["kind"]) => records.filter((one) => one.about_kind === kind).map(({ about_id }) => about_id);
  const [fabrics, proposals, styles] = await Promise.all([
    fabricsOf(db, idsOf),
    proposalsOf(db, idsOf("proposal")),
    stylesOf(db, idsOf("design")),
  ]);
  return new Map([...fabrics, ...proposals, ...styles]);
}

async function fabricsOf(db: Db, idsOf: (kind: Subject["kind"]) => string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ id: string; cloth_hash: string | null; image_hash: string | null }>`
    SELECT a.id, p.cloth_hash, p.image_hash FROM (
      SELECT id, id AS product_id FROM products WHERE id = any(${idsOf("fabric")})
      UNION ALL SELECT id, product_id FROM lap_dips WHERE id = any(${idsOf("lapDip")})
      UNION ALL SELECT order_id, (array_agg(product_id ORDER BY place))[1] FROM order_lines
        WHERE order_id = any(${idsOf("order")}) GROUP BY order_id
      UNION ALL SELECT quotation_id, (array_agg(product_id ORDER BY place))[1] FROM quotation_lines
        WHERE quotation_id = any(${idsOf("rfq")}) GROUP BY quotation_id
      UNION ALL SELECT sample_id, (array_agg(product_id ORDER BY sort))[1] FROM sample_items
        WHERE sample_id = any(${idsOf("sample")}) GROUP BY sample_id) a
    JOIN products p ON p.id = a.product_id`.execute(db);
  return rows.map((row) => [row.id, pictureOf(row)]);
}

async function proposalsOf(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("proposals as p")
    .leftJoin("images as i", "i.id", "p.preview_image_id")
    .select(["p.id", "p.revision", "i.file_hash as preview_hash"])
    .where("p.id", "in", ids)
    .execute();
  return rows.map((row) => [row.id, previewUrl(row.preview_hash, row)]);
}

async function stylesOf(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("styles").select(["id", "picture_hash", "company_id"]).where("id", "in", ids).execute();
  return rows.map((row) => [row.id, styleFileUrl(row.company_id, row.picture_hash)]);
}

import type { FabricRelation, getMyFabric } from "@selvedge/contract";
import { sql } from "kysely";
import { productCard, readShown, signedIn } from "../../fabrics/products/queries.ts";
import { offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import type { Handler } from "../../platform/http/registry.ts";

type Row = {
  product_id: string;
  relations: FabricRelation[];
  last_at: Date;
  order_count: number;
  sample_count: number;
  lap_dip_count: number;
  last_num: number | null;
  last_unit: "m" | "yd" | "kg" | "pc";
  last_color: string;
  last_ordered_at: Date;
  total: number;
};

export const getMyFabricHandler: Handler<typeof getMyFabric> = async ({ body, customer, db, translate }) => {
  const { companyId } = customer;
  const relations = body.relation ?? [];
  const like = `%${(body.keyword ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<Row>`
    WITH matters AS (
      SELECT l.product_id, 'ordered' AS relation, o.created_at AS at, o.id
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.company_id = ${companyId} AND o.status <> 'cancelled'
      UNION ALL
      SELECT i.product_id, CASE s.kind WHEN 'strikeOff' THEN 'developed' ELSE 'sampled' END, s.created_at, s.id
      FROM samples s JOIN sample_items i ON i.sample_id = s.id
      WHERE s.company_id = ${companyId} AND s.status NOT IN ('refused', 'cancelled') AND i.product_id IS NOT NULL
      UNION ALL
      SELECT product_id, 'lapDip', created_at, id FROM lap_dips
      WHERE company_id = ${companyId} AND status <> 'cancelled'
    ), found AS (
    SELECT m.product_id, array_agg(DISTINCT m.relation) AS relations, max(m.at) AS last_at,
      count(DISTINCT m.id) FILTER (WHERE m.relation = 'ordered')::int AS order_count,
      count(DISTINCT m.id) FILTER (WHERE m.relation IN ('sampled', 'developed'))::int AS sample_count,
      count(DISTINCT m.id) FILTER (WHERE m.relation = 'lapDip')::int AS lap_dip_count,
      count(*) OVER ()::int AS total
    FROM matters m JOIN products p ON p.id = m.product_id
    WHERE p.code ILIKE ${like} OR p.name ILIKE ${like}
    GROUP BY m.product_id
    HAVING ${relations.length} = 0 OR array_agg(m.relation) && ${relations}::text[]
    ORDER BY max(m.at) DESC, m.product_id
    LIMIT ${body.pageSize} OFFSET ${offsetOf(body)})
    SELECT found.*, last.quantity AS last_num, last.unit AS last_unit, last.color AS last_color, last.created_at AS last_ordered_at
    FROM found LEFT JOIN LATERAL (
      SELECT l.quantity, l.unit, l.color, o.created_at FROM order_lines l JOIN orders o ON o.id = l.order_id
      WHERE l.product_id = found.product_id AND o.company_id = ${companyId} AND o.status <> 'cancelled'
      ORDER BY o.created_at DESC, o.id DESC, l.place LIMIT 1) last ON true
    ORDER BY found.last_at DESC, found.product_id`.execute(db);
  const products = await readShown(
    db,
    rows.map(({ product_id }) => product_id),
  );
  const cards = new Map(products.map((product) => [product.id, productCard(product, signedIn(translate))]));
  const list = rows.map((row) => ({
    product: cards.get(row.product_id)!,
    relations: row.relations,
    lastAt: row.last_at.toISOString(),
    orderCount: row.order_count,
    sampleCount: row.sample_count,
    lapDipCount: row.lap_dip_count,
    lastOrdered:
      row.last_num === null
        ? null
        : { productNum: row.last_num, unit: row.last_unit, color: row.last_color, at: row.last_ordered_at.toISOString() },
  }));
  return pageOf(rows[0]?.total ?? 0, list, body);
};

import { sql } from "kysely";
import type { SamplesAsked } from "../../customers/behaviour/room-visits/visit-report.ts";

/** How many samples of each fabric some people asked for, those that were refused or cancelled since too. */
export const samplesAsked: SamplesAsked = async (db, visitors, productIds, to) => {
  if (visitors.length === 0 || productIds.length === 0) return new Map();
  const since = JSON.stringify(visitors.map((one) => ({ user_id: one.userId, since: one.since })));
  const { rows } = await sql<{ product_id: string; count: number }>`
    SELECT item.product_id, count(DISTINCT sample.id)::int AS count
    FROM jsonb_to_recordset(${since}::jsonb) AS visitor (user_id text, since timestamptz)
    JOIN samples AS sample ON sample.user_id = visitor.user_id AND sample.created_at >= visitor.since
    JOIN sample_items AS item ON item.sample_id = sample.id AND item.product_id = any(${[...productIds]}::text[])
    WHERE ${to}::timestamptz IS NULL OR sample.created_at < ${to}::timestamptz
    GROUP BY item.product_id`.execute(db);
  return new Map(rows.map(({ product_id, count }) => [product_id, count]));
};

import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { moveState } from "../../desk/move.ts";

/** After this an order that was shipped is taken as received. */
const COMPLETE_AFTER_MS = 30 * 86_400_000;
const AT_ONCE = 50;

/** Completes orders whose last shipment left the mill thirty days ago and which nobody has confirmed as received; answers how many. */
export async function completeShipped(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Those that somebody is moving at this moment are left to the next round.
    const { rows } = await sql<{ id: string }>`
      SELECT o.id FROM orders o
      WHERE o.status = 'shipped'
        AND (SELECT max(s.shipped_at) FROM shipments s WHERE s.order_id = o.id) <= ${new Date(now.getTime() - COMPLETE_AFTER_MS)}
      ORDER BY o.id LIMIT ${AT_ONCE} FOR UPDATE OF o SKIP LOCKED`.execute(tx);
    for (const { id } of rows)
      await moveState(tx, { kind: "order", id, to: "completed", by: "time", now, met: () => ["thirtyDaysShipped"] });
    return rows.length;
  });
}

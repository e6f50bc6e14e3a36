import { sql } from "kysely";
import type { Db } from "../db/open.ts";

const KEPT_MS = 90 * 86_400_000;
const AT_ONCE = 1_000;

/** Forgets events of long ago with their deliveries, but for those that wait to be delivered. */
export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  await sql`
    DELETE FROM webhook_events WHERE id IN (
      SELECT v.id FROM webhook_events v
      WHERE v.at < ${new Date(now.getTime() - KEPT_MS)}
        AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.event_id = v.id AND d.state IN ('queued', 'sending'))
      ORDER BY v.at LIMIT ${AT_ONCE})`.execute(db);
}

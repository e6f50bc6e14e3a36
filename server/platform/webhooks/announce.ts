import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { newId } from "../ids.ts";

export type WebhookEvent = {
  /** As `order.confirmed`. */
  readonly type: string;
  /** Null for what concerns every company. */
  readonly companyId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Stores an event, with a delivery for every endpoint that subscribes to it, in the transaction of its subject: it is sent if and only if that commits. */
export async function setDown(tx: Db, { type, companyId, data }: WebhookEvent, now: Date): Promise<void> {
  const id = newId(now);
  await tx
    .insertInto("webhook_events")
    .values({ id, type, company_id: companyId, data: JSON.stringify(data), at: now })
    .execute();
  const topic = `${type.slice(0, type.indexOf("."))}.*`;
  const { rows: endpoints } = await sql<{ id: string }>`
    SELECT id FROM webhook_endpoints
    WHERE is_active AND (company_id IS NULL OR ${companyId}::text IS NULL OR company_id = ${companyId})
      AND (types = '{}' OR types && ARRAY[${type}, ${topic}])`.execute(tx);
  if (endpoints.length > 0) await queueDeliveries(tx, id, endpoints, now);
}

/** Whether there is any webhook at all: bulk changes write their events only then. */
export const hasWebhooks = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("webhook_endpoints").select("id").where("is_active", "=", true).executeTakeFirst()) !== undefined;

async function queueDeliveries(tx: Db, eventId: string, endpoints: readonly { id: string }[], now: Date): Promise<void> {
  await tx
    .insertInto("webhook_deliveries")
    .values(endpoints.map(({ id }) => ({ event_id: eventId, endpoint_id: id, ...firstDelivery(now) })))
    .execute();
}

/** A delivery that is due at once. */
export const firstDelivery = (now: Date) => ({
  id: newId(now),
  attempt: 1,
  due_at: now,
  claimed_at: null,
  ended_at: null,
  http_status: null,
  error: null,
  created_at: now,
});

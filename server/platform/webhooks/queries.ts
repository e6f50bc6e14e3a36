import type { WebhookDelivery, WebhookEndpoint } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";

/** Deliveries given up longer ago are no news. */
const NEWS_MS = 30 * 86_400_000;

type Row = {
  id: string;
  url: string;
  company_id: string | null;
  company: string | null;
  types: WebhookEndpoint["types"];
  is_active: boolean;
  note: string;
  created_at: Date;
  waiting: number;
  given_up: number;
  last_delivered_at: Date | null;
};

/** All endpoints, the oldest first, or one; with how their deliveries stand. */
export async function readEndpoints(db: Db, { id, now }: { id?: string; now: Date }): Promise<WebhookEndpoint[]> {
  const { rows } = await sql<Row>`
    SELECT e.id, e.url, e.company_id, c.name AS company, e.types, e.is_active, e.note, e.created_at,
      (SELECT count(*)::int FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state IN ('queued', 'sending')) AS waiting,
      (SELECT count(*)::int FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state = 'givenUp'
        AND d.ended_at > ${new Date(now.getTime() - NEWS_MS)}) AS given_up,
      (SELECT max(d.ended_at) FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state = 'delivered') AS last_delivered_at
    FROM webhook_endpoints e LEFT JOIN companies c ON c.id = e.company_id
    ${id ? sql`WHERE e.id = ${id}` : sql``}
    ORDER BY e.created_at, e.id`.execute(db);
  return rows.map((row) => ({
    endpointId: row.id,
    url: row.url,
    company: row.company_id === null ? null : { customerId: row.company_id, name: row.company ?? "" },
    types: row.types,
    isActive: row.is_active,
    note: row.note,
    waiting: row.waiting,
    givenUp: row.given_up,
    lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Deliveries with their content. */
export const deliveries = (db: Db) =>
  db
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("webhook_events as event", "event.id", "delivery.event_id")
    .select([
      "delivery.id",
      "delivery.event_id",
      "delivery.endpoint_id",
      "delivery.attempt",
      "delivery.state",
      "delivery.due_at",
      "delivery.ended_at",
      "delivery.http_status",
      "delivery.error",
      "event.type",
      "event.at",
    ]);

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveries>["executeTakeFirstOrThrow"]>>;

export const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  deliveryId: row.id,
  eventId: row.event_id,
  endpointId: row.endpoint_id,
  type: row.type,
  attempt: row.attempt,
  state: row.state,
  dueAt: row.due_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  httpStatus: row.http_status,
  error: row.error,
  happenedAt: row.at.toISOString(),
});

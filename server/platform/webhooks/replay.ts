import type { Db } from "../db/open.ts";
import { firstDelivery } from "./announce.ts";

/**
 * Queues once more what a delivery told of and gives the new delivery's id; null where there is no such delivery. What waits already
 * is due at once, and what is under way is left to end: either is the answer then.
 */
export async function replay(tx: Db, deliveryId: string, now: Date): Promise<string | null> {
  const of = await tx
    .selectFrom("webhook_deliveries")
    .select(["event_id", "endpoint_id"])
    .where("id", "=", deliveryId)
    .executeTakeFirst();
  if (!of) return null;
  const added = await tx
    .insertInto("webhook_deliveries")
    .values({ ...of, ...firstDelivery(now) })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return added.id;
  await tx
    .updateTable("webhook_deliveries")
    .set({ due_at: now })
    .where("event_id", "=", of.event_id)
    .where("endpoint_id", "=", of.endpoint_id)
    .where("state", "=", "queued")
    .execute();
  const waiting = await tx
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("event_id", "=", of.event_id)
    .where("endpoint_id", "=", of.endpoint_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return waiting.id;
}

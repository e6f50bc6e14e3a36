import type { replayWebhook } from "@selvedge/contract";
import type { Db } from "../../db/open.ts";
import type { Handler } from "../../http/registry.ts";
import { refuse } from "../../refuse.ts";
import { firstDelivery } from "../announce.ts";
import { deliveries, deliveryOf } from "../queries.ts";

export const replayWebhookHandler: Handler<typeof replayWebhook> = async ({ body, db, clock }) => {
  const id = await db.transaction().execute((tx) => replay(tx, body.deliveryId, clock.now()));
  if (!id) throw refuse("notFound");
  return deliveryOf(await deliveries(db).where("delivery.id", "=", id).executeTakeFirstOrThrow());
};

/**
 * Queues a delivery's content once more and returns the new delivery's id; null where there is no such delivery. One that is queued already
 * is due at once, and one that is being sent is left to finish: its id is the answer then.
 */
async function replay(tx: Db, deliveryId: string, now: Date): Promise<string | null> {
  const delivery = await tx
    .selectFrom("webhook_deliveries")
    .select(["event_id", "endpoint_id"])
    .where("id", "=", deliveryId)
    .executeTakeFirst();
  if (!delivery) return null;
  const added = await tx
    .insertInto("webhook_deliveries")
    .values({ ...delivery, ...firstDelivery(now) })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return added.id;
  await tx
    .updateTable("webhook_deliveries")
    .set({ due_at: now })
    .where("event_id", "=", delivery.event_id)
    .where("endpoint_id", "=", delivery.endpoint_id)
    .where("state", "=", "queued")
    .execute();
  const waiting = await tx
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("event_id", "=", delivery.event_id)
    .where("endpoint_id", "=", delivery.endpoint_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return waiting.id;
}

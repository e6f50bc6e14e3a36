import type { listWebhookDeliveries } from "@selvedge/contract";
import { offsetOf, pageOf } from "../../http/answer/page.ts";
import type { Handler } from "../../http/registry.ts";
import { deliveries, deliveryOf } from "../queries.ts";

export const listWebhookDeliveriesHandler: Handler<typeof listWebhookDeliveries> = async ({ body, db }) => {
  const { endpointId, eventId, state, pageSize } = body;
  let asked = deliveries(db);
  if (endpointId) asked = asked.where("delivery.endpoint_id", "=", endpointId);
  if (eventId) asked = asked.where("delivery.event_id", "=", eventId);
  if (state) asked = asked.where("delivery.state", "=", state);
  const { total } = await asked
    .clearSelect()
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await asked
    .orderBy("delivery.created_at", "desc")
    .orderBy("delivery.attempt", "desc")
    .orderBy("delivery.id", "desc")
    .limit(pageSize)
    .offset(offsetOf(body))
    .execute();
  return pageOf(Number(total), rows.map(deliveryOf), body);
};

import { deleteWebhook, listWebhookDeliveries, listWebhooks, replayWebhook, saveWebhook } from "@selvedge/contract";
import { offsetOf, pageOf } from "../http/answer/page.ts";
import { domain } from "../http/registry.ts";
import { newId } from "../ids.ts";
import { invalid } from "../invalid.ts";
import { refuse } from "../refuse.ts";
import { newSecret } from "../security/secret.ts";
import type { SignedIn } from "../security/who.ts";
import { deliveries, deliveryOf, readEndpoints } from "./queries.ts";
import { replay } from "./replay.ts";
import { endpointUrl } from "./sending/reach.ts";

/** Where events go is the administrators' to say. */
function requireAdministrator({ role }: SignedIn): void {
  if (role !== "admin") throw refuse("notAllowed");
}

export const webhooks = domain((on) => {
  on(listWebhooks, ({ db, clock }) => readEndpoints(db, { now: clock.now() }));

  on(saveWebhook, async ({ body, customer, db, clock, translate, mayReachInside, event }) => {
    requireAdministrator(customer);
    const url = endpointUrl(body.url, { insideToo: mayReachInside });
    if (!url)
      throw invalid(translate, { path: "url", rule: "url", message: "Please give an https address on the open internet." });
    const { endpointId, customerId, types, isActive, note, renewSecret } = body;
    if (customerId && !(await db.selectFrom("companies").select("id").where("id", "=", customerId).executeTakeFirst()))
      throw refuse("notFound");
    const now = clock.now();
    const said = { url: url.href, company_id: customerId, types, is_active: isActive, note, updated_at: now };
    const secret = !endpointId || renewSecret ? newSecret(256) : null;
    const id = endpointId ?? newId(now);
    if (endpointId) {
      const { numUpdatedRows } = await db
        .updateTable("webhook_endpoints")
        .set({ ...said, ...(secret && { secret }) })
        .where("id", "=", id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw refuse("notFound");
    } else
      await db
        .insertInto("webhook_endpoints")
        .values({ id, ...said, secret: secret!, created_at: now })
        .execute();
    event("authz_admin", { what: "webhook saved", endpointId: id });
    if (secret) event("authn_token_created", { what: "webhook secret", endpointId: id });
    const [endpoint] = await readEndpoints(db, { id, now });
    return { ...endpoint!, secret };
  });

  on(deleteWebhook, async ({ body, customer, db, event }) => {
    requireAdministrator(customer);
    const { numDeletedRows } = await db.deleteFrom("webhook_endpoints").where("id", "=", body.endpointId).executeTakeFirst();
    if (numDeletedRows === 0n) throw refuse("notFound");
    event("authz_admin", { what: "webhook removed", endpointId: body.endpointId });
    return { deleted: Number(numDeletedRows) };
  });

  on(listWebhookDeliveries, async ({ body, db }) => {
    const { endpointId, eventId, state, pageSize } = body;
    let asked = deliveries(db);
    if (endpointId) asked = asked.where("delivery.endpoint_id", "=", endpointId);
    if (eventId) asked = asked.where("delivery.event_id", "=", eventId);
    if (state) asked = asked.where("delivery.state", "=", state);
    const { total } = await asked
      .clearSelect()
      .select((of) => of.fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    const rows = await asked
      .orderBy("delivery.created_at", "desc")
      .orderBy("delivery.attempt", "desc")
      .orderBy("delivery.id", "desc")
      .limit(pageSize)
      .offset(offsetOf(body))
      .execute();
    return pageOf(Number(total), rows.map(deliveryOf), body);
  });

  on(replayWebhook, async ({ body, db, clock }) => {
    const id = await db.transaction().execute((tx) => replay(tx, body.deliveryId, clock.now()));
    if (!id) throw refuse("notFound");
    return deliveryOf(await deliveries(db).where("delivery.id", "=", id).executeTakeFirstOrThrow());
  });
});

import type { saveWebhook } from "@selvedge/contract";
import type { Handler } from "../../http/registry.ts";
import { newId } from "../../ids.ts";
import { invalid } from "../../invalid.ts";
import { refuse } from "../../refuse.ts";
import { newSecret } from "../../security/secret.ts";
import { readEndpoints } from "../queries.ts";
import { requireAdministrator } from "../require-administrator.ts";
import { endpointUrl } from "../sending/reach.ts";

export const saveWebhookHandler: Handler<typeof saveWebhook> = async ({
  body,
  customer,
  db,
  clock,
  translate,
  mayReachInside,
  event,
}) => {
  requireAdministrator(customer);
  const url = endpointUrl(body.url, { insideToo: mayReachInside });
  if (!url) throw invalid(translate, { path: "url", rule: "url", message: "Please give an https address on the open internet." });
  const { endpointId, customerId: companyId, types, isActive, note, renewSecret } = body;
  if (companyId && !(await db.selectFrom("companies").select("id").where("id", "=", companyId).executeTakeFirst()))
    throw refuse("notFound");
  const now = clock.now();
  const said = { url: url.href, company_id: companyId, types, is_active: isActive, note, updated_at: now };
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
};

import type { deleteWebhook } from "@selvedge/contract";
import type { Handler } from "../../http/registry.ts";
import { refuse } from "../../refuse.ts";
import { requireAdministrator } from "../require-administrator.ts";

export const deleteWebhookHandler: Handler<typeof deleteWebhook> = async ({ body, customer, db, event }) => {
  requireAdministrator(customer);
  const { numDeletedRows } = await db.deleteFrom("webhook_endpoints").where("id", "=", body.endpointId).executeTakeFirst();
  if (numDeletedRows === 0n) throw refuse("notFound");
  event("authz_admin", { what: "webhook removed", endpointId: body.endpointId });
  return { deleted: Number(numDeletedRows) };
};

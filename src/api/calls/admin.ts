// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Take a webhook endpoint away. */
export const deleteWebhook: BrowserCall<typeof contract.deleteWebhook> = {
  method: "POST",
  path: "/admin/deleteWebhook",
  success: 20000,
};
/** Webhook deliveries. */
export const listWebhookDeliveries: BrowserCall<typeof contract.listWebhookDeliveries> = {
  method: "POST",
  path: "/admin/webhookDeliveries",
  success: 20000,
};
/** Webhook endpoints. */
export const listWebhooks: BrowserCall<typeof contract.listWebhooks> = {
  method: "POST",
  path: "/admin/webhooks",
  success: 20000,
};
/** Deliver once more. */
export const replayWebhook: BrowserCall<typeof contract.replayWebhook> = {
  method: "POST",
  path: "/admin/replayWebhook",
  success: 20000,
};
/** Enter or change a webhook endpoint. */
export const saveWebhook: BrowserCall<typeof contract.saveWebhook> = {
  method: "POST",
  path: "/admin/saveWebhook",
  success: 20000,
};

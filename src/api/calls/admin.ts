// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Delete a showroom. */
export const deleteChanel: BrowserCall<typeof contract.deleteChanel> = {
  method: "POST",
  path: "/admin/deleteChanel",
  success: 20000,
};
/** Take a webhook endpoint away. */
export const deleteWebhook: BrowserCall<typeof contract.deleteWebhook> = {
  method: "POST",
  path: "/admin/deleteWebhook",
  success: 20000,
};
/** Duplicate a showroom. */
export const duplicateChanel: BrowserCall<typeof contract.duplicateChanel> = {
  method: "POST",
  path: "/admin/duplicateChanel",
  success: 20000,
};
/** A showroom to be edited. */
export const getChanelRecord: BrowserCall<typeof contract.getChanelRecord> = {
  method: "POST",
  path: "/admin/chanel",
  success: 20000,
};
/** Who looked at what in a showroom. */
export const getChanelVisits: BrowserCall<typeof contract.getChanelVisits> = {
  method: "POST",
  path: "/admin/getChanelVisits",
  success: 20000,
};
/** Customers that a showroom can be made for. */
export const listChanelCustomers: BrowserCall<typeof contract.listChanelCustomers> = {
  method: "POST",
  path: "/admin/chanelCustomers",
  success: 20000,
};
/** Showrooms as the mill keeps them. */
export const listChanelRecords: BrowserCall<typeof contract.listChanelRecords> = {
  method: "POST",
  path: "/admin/chanels",
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
/** A showroom as its customer sees it. */
export const previewChanel: BrowserCall<typeof contract.previewChanel> = {
  method: "POST",
  path: "/admin/previewChanel",
  success: 20000,
};
/** Publish a showroom, or take it back. */
export const publishChanel: BrowserCall<typeof contract.publishChanel> = {
  method: "POST",
  path: "/admin/publishChanel",
  success: 20000,
};
/** Deliver once more. */
export const replayWebhook: BrowserCall<typeof contract.replayWebhook> = {
  method: "POST",
  path: "/admin/replayWebhook",
  success: 20000,
};
/** Make a showroom, or save it. */
export const saveChanel: BrowserCall<typeof contract.saveChanel> = {
  method: "POST",
  path: "/admin/saveChanel",
  success: 20000,
};
/** Enter or change a webhook endpoint. */
export const saveWebhook: BrowserCall<typeof contract.saveWebhook> = {
  method: "POST",
  path: "/admin/saveWebhook",
  success: 20000,
};

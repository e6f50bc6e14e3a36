import { deleteWebhook, listWebhookDeliveries, listWebhooks, replayWebhook, saveWebhook } from "@selvedge/contract";
import { domain } from "../http/registry.ts";
import { deleteWebhookHandler } from "./calls/delete-webhook.ts";
import { listWebhookDeliveriesHandler } from "./calls/list-webhook-deliveries.ts";
import { listWebhooksHandler } from "./calls/list-webhooks.ts";
import { replayWebhookHandler } from "./calls/replay-webhook.ts";
import { saveWebhookHandler } from "./calls/save-webhook.ts";

export const webhooks = domain((on) => {
  on(listWebhooks, listWebhooksHandler);
  on(saveWebhook, saveWebhookHandler);
  on(deleteWebhook, deleteWebhookHandler);
  on(listWebhookDeliveries, listWebhookDeliveriesHandler);
  on(replayWebhook, replayWebhookHandler);
});

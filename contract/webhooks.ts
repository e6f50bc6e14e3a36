import { z } from "zod";
import { post } from "./call.ts";
import { LAP_DIP_STATES, ORDER_STATES, QUOTATION_STATES, SAMPLE_STATES } from "./desk-states.ts";
import { Flag, Id, Name, page, pageFields } from "./types.ts";

/** The topics of a record: that it was created, and every state it enters. The first state is the one it is created in. */
const topicsOf = <Topic extends string, State extends string>(topic: Topic, [, ...states]: readonly State[]) => [
  `${topic}.created` as const,
  ...states.map((state) => `${topic}.${state}` as const),
];

/** Every topic that a webhook can subscribe to. */
export const WEBHOOK_EVENTS = [
  ...topicsOf("order", ORDER_STATES),
  "order.stepChanged",
  ...topicsOf("sample", SAMPLE_STATES),
  ...topicsOf("lapDip", LAP_DIP_STATES),
  ...topicsOf("rfq", QUOTATION_STATES),
  "thread.posted",
  "product.changed",
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];
export const WEBHOOK_TOPICS = ["order.*", "sample.*", "lapDip.*", "rfq.*", "thread.*", "product.*"] as const;

/** Waiting · under way · taken with 2xx · not taken, another attempt follows · nobody saw its end · not taken, and not tried again. */
export const DELIVERY_STATES = ["queued", "sending", "delivered", "failed", "unsure", "givenUp"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const WebhookType = z.enum([...WEBHOOK_EVENTS, ...WEBHOOK_TOPICS]);
const MAX_URL_CHARS = 1_000;
const MAX_NOTE_CHARS = 400;

export const WebhookEndpoint = z.object({
  endpointId: Id,
  url: z.string(),
  company: z.object({ customerId: Id, name: Name }).nullable().describe("null: the mill's own, which hears of every company"),
  types: z.array(WebhookType).describe("none: every event"),
  isActive: z.boolean(),
  note: z.string(),
  waiting: z.int().describe("deliveries that are due or will be"),
  givenUp: z.int().describe("deliveries that were given up in the last 30 days"),
  lastDeliveredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** The webhooks of the portal. */
export const listWebhooks = post("/admin/webhooks", {
  summary: "Webhook endpoints",
  access: "staff",
  body: z.object({}),
  data: z.array(WebhookEndpoint),
});

/**
 * Enters an endpoint, or changes one; administrators only. The secret by which its requests are signed is answered once, when it is
 * made: at first, and with `renewSecret`. An endpoint hears of what happens from now on.
 */
export const saveWebhook = post("/admin/saveWebhook", {
  summary: "Enter or change a webhook endpoint",
  access: "staff",
  body: z.object({
    endpointId: Id.optional(),
    url: z.string().trim().min(1).max(MAX_URL_CHARS),
    customerId: Id.nullable().default(null),
    types: z.array(WebhookType).max(WEBHOOK_EVENTS.length).default([]),
    isActive: Flag.default(true),
    note: z.string().trim().max(MAX_NOTE_CHARS).default(""),
    renewSecret: Flag.default(false),
  }),
  data: WebhookEndpoint.extend({ secret: z.string().nullable() }),
});

/** Takes an endpoint away with all that waits for it; administrators only. */
export const deleteWebhook = post("/admin/deleteWebhook", {
  summary: "Take a webhook endpoint away",
  access: "staff",
  body: z.object({ endpointId: Id }),
  data: z.object({ deleted: z.int() }),
});

export const WebhookDelivery = z.object({
  deliveryId: Id,
  eventId: Id.describe("the same for every attempt and replay; what a receiver tells repeated ones by"),
  endpointId: Id,
  type: z.string(),
  attempt: z.int(),
  state: z.enum(DELIVERY_STATES),
  dueAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  httpStatus: z.int().nullable(),
  error: z.string().nullable(),
  happenedAt: z.iso.datetime(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** One row for each request that was made or waits, the newest first. */
export const listWebhookDeliveries = post("/admin/webhookDeliveries", {
  summary: "Webhook deliveries",
  access: "staff",
  body: z.object({
    endpointId: Id.optional(),
    eventId: Id.optional(),
    state: z.enum(DELIVERY_STATES).optional(),
    ...pageFields,
  }),
  data: page(WebhookDelivery),
});

/** Sends the content of a delivery once more, under another id and at once; one that is already queued becomes due at once. */
export const replayWebhook = post("/admin/replayWebhook", {
  summary: "Deliver once more",
  access: "staff",
  body: z.object({ deliveryId: Id }),
  data: WebhookDelivery,
});

import { z } from "zod";
import { post } from "./call.ts";
import { Flag, Id, Keyword, ProductCard, page, pageFields } from "./types.ts";

const MAX_DELETED = 100;
/** What a person looked at and searched for is forgotten after so many days. */
export const REMEMBERED_DAYS = 365;

/** A fabric that was looked at; `remainTime` is all the time on it during the visit, in ms. */
export const BrowseLog = z.object({
  id: Id,
  product: ProductCard,
  visitedAt: z.iso.datetime(),
  remainTime: z.number(),
  source: z.string(),
});
export type BrowseLog = z.infer<typeof BrowseLog>;

/** The same fabric within 30 minutes moves the row and adds the time. Without consent nothing is noted, and `id` is null. */
export const insertBrowseLog = post("/product-browse-log/insertBrowseLog", {
  summary: "Note that a fabric was looked at",
  access: "customer",
  body: z.object({
    productId: Id,
    source: z.string().trim().max(40).default(""),
    remainTime: z.coerce.number().min(0).max(86_400_000).default(0),
  }),
  data: z.object({ id: Id.nullable() }),
});

/** Newest first. `words` are what was searched for between the visits of this page; neither is kept without consent. */
export const getBrowseLog = post("/product-browse-log/getCusromerBrowseLog", {
  summary: "Fabrics I looked at",
  access: "customer",
  body: z.object({
    dateFrom: z.iso.datetime({ offset: true }).optional(),
    dateTo: z.iso.datetime({ offset: true }).optional(),
    keyword: Keyword.optional(),
    ...pageFields,
  }),
  data: page(BrowseLog).extend({ words: z.array(z.object({ word: z.string(), at: z.iso.datetime() })) }),
});

export const deleteBrowseLog = post("/product-browse-log/deleteBrowseLog", {
  summary: "Forget visits and search words",
  access: "customer",
  body: z.object({
    ids: z.array(Id).max(MAX_DELETED).default([]),
    words: z.array(z.string().min(1).max(200)).max(MAX_DELETED).default([]),
  }),
  data: z.object({ removed: z.int() }),
});

export const clearBrowseLog = post("/product-browse-log/clearBrowseLog", {
  summary: "Forget all visits and search words",
  access: "customer",
  body: z.object({}),
  data: z.object({ removed: z.int() }),
});

/**
 * `allow` is null until the person was asked; until then, and after a no, nothing is recorded. A no deletes what was. What is looked at in
 * showrooms is a question of its own, for it is seen by name.
 */
const consent = z.object({
  allow: z.boolean().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  rooms: z.boolean().nullable().describe("of showrooms; null until that was asked, never true of the mill’s own people"),
});

export const getConsent = post("/behavior/getConsent", {
  summary: "Whether what I look at is recorded",
  access: "customer",
  body: z.object({}),
  data: consent,
});

export const setConsent = post("/behavior/setConsent", {
  summary: "Allow or refuse that what I look at is recorded",
  access: "customer",
  body: z.object({
    allow: Flag,
    rooms: Flag.optional().describe("of showrooms; left out, that answer stays. Without `allow` it is a no"),
  }),
  data: consent,
});

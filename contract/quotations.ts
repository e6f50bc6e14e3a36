import { z } from "zod";
import { post } from "./call.ts";
import { MAX_PRODUCT_NUM } from "./cart.ts";
import { QUOTATION_STATES } from "./desk-states.ts";
import { addOrder, DeskEvent } from "./orders.ts";
import { Id, Keyword, Money, Note, Price, ProductCard, page, pageFields, Qty } from "./types.ts";

const MAX_QUOTATION_LINES = 100;
const MAX_LEAD_DAYS = 365;
const state = z.enum(QUOTATION_STATES);
const Day = z.iso.date();

export const QuotationRow = z.object({
  rfqId: Id,
  rfqNo: z.string(),
  status: state,
  company: z.string(),
  productImg: z.string(),
  productCode: z.string().describe("of its first line"),
  lineCount: z.int(),
  target: Money.nullable().describe("what it would come to at the customer's prices; null unless every line has one"),
  quoted: Money.nullable().describe("what it comes to at the mill's prices; null until every line has one"),
  createdAt: z.iso.datetime(),
  validUntil: Day.nullable().describe("the last day on which the mill's prices hold"),
  daysLeft: z.int().nullable().describe("while it can be accepted: days until that day, 0 on it"),
  orderId: Id.nullable().describe("what it was ordered as"),
  unread: z.int(),
});
export type QuotationRow = z.infer<typeof QuotationRow>;

export const QuotationLine = z.object({
  lineId: Id,
  product: ProductCard,
  color: z.string(),
  note: z.string(),
  productNum: z.int(),
  unit: Qty.shape.unit,
  target: Money.nullable().describe("the customer's price of one unit"),
  quoted: Money.nullable().describe("the mill's price of one unit"),
  subtotal: Money.nullable().describe("at the mill's price"),
  leadDays: z.int().nullable().describe("from the order to the day it leaves the mill"),
});
export type QuotationLine = z.infer<typeof QuotationLine>;

/** The prices that one side named at one time. */
export const QuotationRound = z.object({
  at: z.iso.datetime(),
  side: z.enum(["customer", "staff"]),
  text: z.string(),
  validUntil: Day.nullable(),
  prices: z.array(z.object({ lineId: Id, price: Money })),
});
export type QuotationRound = z.infer<typeof QuotationRound>;

export const Quotation = QuotationRow.extend({
  currency: z.string(),
  lines: z.array(QuotationLine),
  note: z.string().describe("what was written with the request"),
  answer: z.string().describe("the mill's words to its prices"),
  reason: z.string().describe("why it was declined"),
  orderNo: z.string().nullable(),
  rounds: z.array(QuotationRound),
  history: z.array(DeskEvent),
  threadId: Id.nullable(),
  allowed: z.array(state).describe("where the caller may lead it now"),
  version: z.int32(),
});
export type Quotation = z.infer<typeof Quotation>;

const errors = ["stepNotAllowed"] as const;
const step = { rfqId: Id, version: z.int32() };

/**
 * Asks for prices. A quotation is in one currency: that of the target prices, else the one its fabrics are sold in, else the person's.
 * With an Idempotency-Key the same request sent twice within a day is one.
 */
export const createRfq = post("/rfq/create", {
  summary: "Request a quotation",
  access: "customer",
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z.object({
    items: z
      .array(
        z.object({
          productId: Id,
          productNum: z.int().min(1).max(MAX_PRODUCT_NUM),
          unit: Qty.shape.unit.optional().describe("the unit the fabric is sold in; another one is refused"),
          targetPrice: Price.optional(),
          color: z.string().trim().max(80).default(""),
          note: z.string().trim().max(500).default(""),
        }),
      )
      .min(1)
      .max(MAX_QUOTATION_LINES),
    note: Note.default(""),
  }),
  data: Quotation,
  errors: ["keyReused"],
});

/** The company's quotations, newest first; the mill sees those of all companies. `keyword` is looked for in numbers and fabric codes. */
export const listRfq = post("/rfq/list", {
  summary: "Quotations",
  access: "customer",
  body: z.object({
    status: z.union([state, z.array(state).max(QUOTATION_STATES.length)]).optional(),
    keyword: Keyword.optional(),
    ...pageFields,
  }),
  data: page(QuotationRow).extend({ counts: z.record(state, z.int()) }),
});

export const getRfq = post("/rfq/get", {
  summary: "A quotation",
  access: "customer",
  body: z.object({ rfqId: Id }),
  data: Quotation,
});

/** Proposes other prices for some lines; the mill's stay to be compared with. */
export const counterRfq = post("/rfq/counter", {
  summary: "Propose other prices",
  access: "customer",
  body: z.object({
    ...step,
    lines: z
      .array(z.object({ lineId: Id, targetPrice: Price }))
      .min(1)
      .max(MAX_QUOTATION_LINES),
    note: Note.default(""),
  }),
  data: Quotation,
  errors,
});

/** Orders what was quoted at exactly its prices. Of a quotation accepted twice there is one order. */
export const acceptRfq = post("/rfq/accept", {
  summary: "Accept a quotation and order",
  access: "customer",
  body: z.object({
    ...step,
    addressId: Id,
    poNumber: z.string().trim().max(60).default(""),
    message: Note.default(""),
    requestedDate: Day.optional(),
  }),
  data: addOrder.data,
  errors: ["keyReused", "stepNotAllowed", "notOrderable"],
});

/** By the customer, or by the mill that cannot offer it. */
export const declineRfq = post("/rfq/decline", {
  summary: "Decline a quotation with a reason",
  access: "customer",
  body: z.object({ ...step, reason: z.string().trim().min(1).max(1_000) }),
  data: Quotation,
  errors,
});

/** The mill's prices for every line, in the quotation's currency, until a day. */
export const quote = post("/erp/quote", {
  summary: "Quote prices",
  access: "staff",
  body: z.object({
    ...step,
    lines: z
      .array(z.object({ lineId: Id, price: Price, leadDays: z.int().min(1).max(MAX_LEAD_DAYS) }))
      .min(1)
      .max(MAX_QUOTATION_LINES),
    validUntil: Day,
    answer: Note.default(""),
  }),
  data: Quotation,
  errors,
});

import { z } from "zod";
import { Address } from "./addresses.ts";
import { get, post } from "./call.ts";
import { MAX_PRODUCT_NUM } from "./cart.ts";
import { ALL_STEP_KEYS, ORDER_KINDS, ORDER_STATES, STEP_STATES } from "./desk-states.ts";
import { GarmentRequest, MAX_CELLS, OrderedGarment, SizeColour } from "./garment-orders.ts";
import {
  BytesFile,
  DesignCard,
  Flag,
  Id,
  Img,
  Keyword,
  MAX_IDS,
  Money,
  Note,
  Price,
  ProductCard,
  page,
  pageFields,
  Qty,
} from "./types.ts";

export const MAX_ORDER_LINES = 200;
/** More or less than was ordered that the mill may deliver: a piece ends where the warp ends. */
export const TOLERANCE_PCT = 3;

export const Day = z.iso.date();
const stepKey = z.enum(ALL_STEP_KEYS);
export const Supply = z.enum(["stock", "make"]);
export type Supply = z.infer<typeof Supply>;

export const ProductionStep = z.object({
  step: stepKey,
  seq: z.int(),
  state: z.enum(STEP_STATES),
  plannedStart: Day.nullable(),
  plannedEnd: Day.nullable(),
  actualStart: Day.nullable(),
  actualEnd: Day.nullable(),
  expectedEnd: Day.nullable().describe("by what is known today; null once it is over or while nothing is planned"),
  quantityDone: z.int(),
  quantityTotal: z.int(),
  unit: Qty.shape.unit,
  lateDays: z.int(),
  remark: z.string(),
  photos: z.array(Img),
  version: z.int32(),
});
export type ProductionStep = z.infer<typeof ProductionStep>;

export const OrderRow = z.object({
  orderId: Id,
  orderNo: z.string(),
  kind: z.enum(ORDER_KINDS),
  status: z.enum(ORDER_STATES),
  company: z.string(),
  poNumber: z.string(),
  productImg: z.string().describe("of its first fabric, or of its garment"),
  styleName: z.string().describe("of a garment; empty for an order of fabrics"),
  lineCount: z.int(),
  quantity: Qty,
  delivered: Qty,
  total: Money.nullable(),
  createdAt: z.iso.datetime(),
  requestedDate: Day.nullable(),
  promisedDate: Day.nullable(),
  currentStep: stepKey.nullable().describe("of the line that is least far; null before it is confirmed and when it is cancelled"),
  progress: z.number().min(0).max(1),
  lateDays: z.int(),
  unread: z.int(),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const OrderLine = z.object({
  lineId: Id,
  noticeDetailId: Id,
  product: ProductCard.nullable().describe("null for a garment"),
  design: DesignCard.nullable().describe("null for a fabric"),
  color: z.string(),
  note: z.string(),
  productNum: z.int(),
  unit: Qty.shape.unit,
  supply: Supply,
  price: Money.nullable(),
  subtotal: Money.nullable(),
  tolerancePct: z.int(),
  deliveredNum: z.int(),
  lateDays: z.int(),
  steps: z.array(ProductionStep),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const Shipment = z.object({
  shipmentId: Id,
  lineId: Id,
  carrier: z.string(),
  trackingNo: z.string(),
  shippedAt: z.iso.datetime(),
  etaDate: Day.nullable(),
  rolls: z.int(),
  quantity: Qty,
  cells: z.array(SizeColour).describe("of garments: what was in it"),
  cartons: z.int(),
  grossKg: z.number().nullable().describe("null where nobody weighed it"),
});
export type Shipment = z.infer<typeof Shipment>;
/** What happened to a record; `type` is the action of its state table, `created` for what made it, `text` the words somebody gave it. */
export const DeskEvent = z.object({
  at: z.iso.datetime(),
  actor: z.string(),
  side: z.enum(["customer", "staff", "time"]),
  type: z.string(),
  state: z.string(),
  step: stepKey.nullable(),
  lineId: Id.nullable(),
  text: z.string(),
});
export type DeskEvent = z.infer<typeof DeskEvent>;

export const Order = OrderRow.extend({
  lines: z.array(OrderLine),
  garment: OrderedGarment.nullable().describe("null for an order of fabrics"),
  address: Address,
  message: z.string(),
  shipments: z.array(Shipment),
  history: z.array(DeskEvent),
  threadId: Id.nullable(),
  allowed: z.array(z.enum(ORDER_STATES)).describe("where the caller may lead it now"),
  version: z.int32(),
});
export type Order = z.infer<typeof Order>;

const OrderItem = z.object({
  productId: Id,
  productNum: z.int().min(1).max(MAX_PRODUCT_NUM),
  unit: Qty.shape.unit.optional().describe("the unit the fabric is sold in; another one is refused"),
  color: z.string().trim().max(80).default(""),
  note: z.string().trim().max(500).default(""),
  supply: Supply.optional().describe(
    "from the warehouse or made for the order; a fabric in stock comes from it unless said otherwise",
  ),
  price: Money.nullable().optional().describe("as it was shown; another one now answers 40904"),
});
const items = z.array(OrderItem).min(1).max(MAX_ORDER_LINES);

export const OfferLine = z.object({
  product: ProductCard,
  productNum: z.int(),
  unit: Qty.shape.unit,
  supply: Supply,
  price: Money.nullable(),
  subtotal: Money.nullable(),
  tiers: z.array(z.object({ min: z.int(), price: Money })),
  agreed: z.boolean().describe("the price is of the company's own list"),
  minimum: z.int(),
  multiple: z.int(),
  available: z.int().nullable().describe("in the warehouse; null where nothing is kept"),
  leadDays: z.int().nullable(),
  problem: z.enum(["belowMinimum", "notMultiple", "notEnoughStock", "notOrderable"]).nullable(),
  offered: z.int().nullable().describe("the next quantity that can be ordered, where there is a problem"),
});
export type OfferLine = z.infer<typeof OfferLine>;

/** What an order of these items would come to now: nothing is written and nothing held. Fabrics that are gone are left out. */
export const previewOrder = post("/order/preview", {
  summary: "What an order would come to",
  access: "customer",
  body: z.object({ items }),
  data: z.object({ lines: z.array(OfferLine), totals: z.array(Money), onRequest: z.int() }),
});

/** What is different from what was shown. Quantities are in the fabric's unit. */
export const Change = z.discriminatedUnion("what", [
  z.object({ what: z.literal("price"), productId: Id, was: Money.nullable(), now: Money.nullable() }),
  z.object({ what: z.literal("stock"), productId: Id, asked: z.int(), available: z.int(), leadDays: z.int().nullable() }),
  z.object({ what: z.literal("total"), was: Money.nullable(), now: Money.nullable() }),
]);
export type Change = z.infer<typeof Change>;

/**
 * Places an order in one transaction: prices are those of now, what comes from the warehouse is held. With an Idempotency-Key the same
 * order sent twice within a day is one. `quoteId` orders what was quoted at exactly its prices, `items` are then left out.
 * An order of a garment (`kind` "garment") comes out of an approved garment sample; its price and date are what the mill confirms.
 * 40904 `{changes: Change[]}`; 42201 `{moq, lines: [{productId, minimum, multiple, offered}]}`; 42202 `{productIds}`.
 */
export const addOrder = post("/front/member/addOrder", {
  summary: "Place an order",
  access: "customer",
  rootPath: true,
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z
    .object({
      addressId: Id,
      items: items.optional(),
      message: Note.default(""),
      poNumber: z.string().trim().max(60).default(""),
      requestedDate: Day.optional(),
      quoteId: Id.optional(),
      kind: z.enum(ORDER_KINDS).default("fabric"),
      garment: GarmentRequest.optional(),
      expected: z.object({ total: Money.nullable() }).optional(),
    })
    .refine((body) => body.kind === "garment" || body.quoteId || body.items, { message: "required", path: ["items"] })
    .refine((body) => (body.kind === "garment") === (body.garment !== undefined), { message: "required", path: ["garment"] }),
  data: z.object({ orderId: Id, orderNo: z.string(), status: z.literal("submitted"), total: Money.nullable() }),
  errors: ["keyReused", "priceChanged", "belowMinimum", "notOrderable", "stepNotAllowed"],
});

const state = z.enum(ORDER_STATES);
export const ORDER_SORTS = ["created", "promised", "late", "total"] as const;
export const OrderCounts = z.record(z.enum([...ORDER_STATES, "late"]), z.int());
export const OrderPage = page(OrderRow).extend({ counts: OrderCounts });
export type OrderPage = z.infer<typeof OrderPage>;

/** Which orders, and in which order. */
const chosen = {
  kind: z.enum(ORDER_KINDS).optional(),
  productId: Id.optional().describe("a fabric of one of its lines"),
  status: z.union([state, z.array(state).max(ORDER_STATES.length)]).optional(),
  step: stepKey.optional(),
  late: Flag.optional(),
  keyword: Keyword.optional(),
  dateFrom: Day.optional(),
  dateTo: Day.optional(),
  sort: z.enum(ORDER_SORTS).default("created"),
};
export const MAX_SHEET_ORDERS = 2_000;

/** The company's orders, or with `orderId` one of them; the mill sees those of all companies. `keyword` is looked for in order numbers, PO numbers, fabric codes and names of styles. */
export const myOrder = post("/product/myOrder", {
  summary: "Orders",
  access: "customer",
  body: z.object({ orderId: Id.optional(), ...chosen, ...pageFields }),
  data: z.union([Order, OrderPage]),
});

/** An .xlsx of the orders that `myOrder` lists for the same choice, one a row, in the caller's language; at most MAX_SHEET_ORDERS of them. */
export const exportOrders = post("/order/export", {
  summary: "Orders as a spreadsheet",
  access: "customer",
  answer: "bytes",
  rate: { max: 30, windowMs: 60_000, by: "session" },
  body: z.object(chosen),
  data: BytesFile,
});

/** Seven steps in order for every line; one that does not apply is skipped, never missing. Lines of others are left out. */
export const getStepTimes = post("/cloth/noticeDetail/listToGetstepTimes", {
  summary: "Production steps",
  access: "customer",
  body: z
    .object({ noticeDetailIds: z.array(Id).max(MAX_IDS).optional(), orderId: Id.optional() })
    .refine((body) => body.noticeDetailIds || body.orderId, { message: "required", path: ["orderId"] }),
  data: z.array(
    z.object({
      noticeDetailId: Id,
      orderId: Id,
      lineId: Id,
      steps: z.array(ProductionStep),
      etaDate: Day.nullable(),
      lateDays: z.int(),
    }),
  ),
});

const moved = { orderId: Id, version: z.int32().optional() };
export const cancelOrder = post("/order/cancel", {
  summary: "Cancel an order",
  access: "customer",
  body: z.object({ ...moved, note: Note.default("") }),
  data: Order,
  errors: ["stepNotAllowed"],
});
export const orderReceived = post("/order/received", {
  summary: "Confirm that an order was received",
  access: "customer",
  body: z.object(moved),
  data: Order,
  errors: ["stepNotAllowed"],
});
/** What an order had, as lines for the cart; fabrics that are gone are left out, and garments, which do not go into the cart. */
export const reorder = post("/order/reorder", {
  summary: "Order again",
  access: "customer",
  body: z.object({ orderId: Id }),
  data: z.object({
    items: z.array(
      z.object({
        productId: Id,
        productCode: z.string(),
        productName: z.string(),
        productImg: z.string(),
        productNum: z.int(),
        color: z.string(),
      }),
    ),
    gone: z.int(),
  }),
});
/** An iCalendar file (RFC 5545) of one order's promised date and its steps still to come, or of all orders under way. */
export const orderCalendar = get("/order/calendar", {
  summary: "Calendar file of orders",
  access: "customer",
  answer: "bytes",
  body: z.object({ orderId: Id.optional() }),
  data: BytesFile,
});

/** Leads an order on for the mill. Confirming plans the steps until `promisedDate` and may give prices that were on request; to hold or cancel it takes a `note` that says why. With an Idempotency-Key the same move sent twice within a day is one, and the order is answered as it is now. */
export const moveOrder = post("/erp/moveOrder", {
  summary: "Confirm, hold, resume or cancel an order",
  access: "staff",
  body: z.object({
    orderId: Id,
    to: z.enum(["confirmed", "onHold", "inProduction", "cancelled"]),
    version: z.int32(),
    note: Note.default(""),
    promisedDate: Day.optional(),
    prices: z
      .array(z.object({ lineId: Id, price: Price }))
      .max(MAX_ORDER_LINES)
      .optional(),
  }),
  data: Order,
  errors: ["keyReused", "stepNotAllowed"],
});

/**
 * Reports how far a line is. `quantityDone` is what is done in all; of the step `shipped` what it grew by becomes a shipment.
 * Of garments `shipment.cells` says what left in which size and colour; without them finishing `shipped` sends all that is left.
 * `version` is the step's; the first step that begins starts the order, finishing `shipped` moves it. With an Idempotency-Key the same
 * report sent twice within a day is one, and the step is answered as it is now.
 */
export const reportStep = post("/erp/reportStep", {
  summary: "Report a production step",
  access: "staff",
  body: z.object({
    noticeDetailId: Id,
    step: stepKey,
    state: z.enum(STEP_STATES),
    quantityDone: z
      .int()
      .min(0)
      .max(MAX_PRODUCT_NUM * 2)
      .optional(),
    remark: Note.optional(),
    imageIds: z.array(Id).max(10).optional(),
    version: z.int32(),
    shipment: z
      .object({
        carrier: z.string().trim().max(80).default(""),
        trackingNo: z.string().trim().max(80).default(""),
        etaDate: Day.optional(),
        rolls: z.int().min(0).max(100_000).default(0),
        cells: z.array(SizeColour).max(MAX_CELLS).optional(),
        cartons: z.int().min(0).max(100_000).default(0),
        grossKg: z.number().min(0.001).max(1_000_000).optional(),
      })
      .optional(),
  }),
  data: ProductionStep,
  errors: ["keyReused", "stepNotAllowed"],
});

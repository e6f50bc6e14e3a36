import { z } from "zod";
import { get, post } from "./call.ts";
import { Grade } from "./inspection.ts";
import { BytesFile, Id } from "./types.ts";

const DOCUMENT_KINDS = ["inspection", "testReport", "packingList", "invoice", "contract", "other"] as const;
/** What the mill has added to an order. */
export const OrderDocument = z.object({
  docId: Id,
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  url: z.string(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
});
export type OrderDocument = z.infer<typeof OrderDocument>;
/** What there is of an order on paper: the order itself, the reports of its inspections, and what the mill has added. */
export const OrderPaper = OrderDocument.omit({ docId: true }).extend({
  kind: z.enum(["order", "confirmation", ...DOCUMENT_KINDS]).describe("order until the mill has confirmed it, then confirmation"),
  bytes: z.int().nullable().describe("null for what is drawn when it is asked for"),
  report: z
    .object({ reportId: Id, productCode: z.string(), grade: Grade })
    .nullable()
    .describe("of an inspection that was entered, which has a page too"),
});
export type OrderPaper = z.infer<typeof OrderPaper>;

/** What there is on paper of an order, the order or its confirmation first, the rest from the oldest on. Another company's is not found. */
export const orderDocuments = post("/order/documents", {
  summary: "Documents of an order",
  access: "customer",
  body: z.object({ orderId: Id }),
  data: z.object({ list: z.array(OrderPaper) }),
});

/** A document of an order, as a file. Another company's is not found. */
export const getOrderDocument = get("/order/document", {
  summary: "A document of an order",
  access: "customer",
  answer: "bytes",
  body: z.object({ docId: Id }),
  data: BytesFile,
});

/** An order on paper, in the language of `lang`: who orders what, at which price and until when. Another company's is not found. */
export const orderPdf = get("/order/pdf", {
  summary: "An order for printing",
  access: "customer",
  answer: "bytes",
  rate: { max: 30, windowMs: 60_000, by: "session" },
  body: z.object({ orderId: Id, lang: z.string().optional() }),
  data: BytesFile,
});

import { z } from "zod";
import { post } from "./call.ts";
import { Sort } from "./fabrics.ts";
import { searchFields } from "./products.ts";
import { BytesFile, Flag, Id, Lang, MAX_IDS, MailAddress, Note } from "./types.ts";

/** Pictures a message may carry. */
export const MAX_MESSAGE_IMAGES = 10;

const ids = z.array(Id).min(1).max(MAX_IDS);

/** Opens a thread with the mill, or continues one. With an Idempotency-Key the same message sent twice within a day is one. */
export const addConsult = post("/consult/add", {
  summary: "Ask the mill",
  access: "customer",
  rate: { max: 30, windowMs: 60_000, by: "session" },
  body: z.object({
    threadId: Id.optional(),
    kind: z.enum(["question", "development", "quotation", "problem"]).default("question"),
    subject: z.string().trim().max(120).optional(),
    content: Note.min(1),
    items: z
      .array(z.object({ productId: Id, quantity: z.int().min(1).max(1_000_000).optional() }))
      .max(MAX_IDS)
      .optional()
      .describe("fabrics with how much of each is asked for"),
    productIds: z.array(Id).max(MAX_IDS).optional(),
    designId: Id.optional(),
    fabricId: Id.optional().describe("writes into the company's own thread about this fabric; `threadId` goes before it"),
    mail: MailAddress.optional().describe(
      "where the customer wants to be answered by e-mail; only the mill and its writer see it",
    ),
    imageIds: z.array(Id).max(MAX_MESSAGE_IMAGES).optional(),
  }),
  data: z.object({ consultId: Id, threadId: Id, createdAt: z.iso.datetime() }),
  errors: ["keyReused"],
});

const HOUR_MS = 3_600_000;

/** Puts an e-mail into the outbox. A customer writes to the contact at the mill, the default, or to colleagues; staff to anybody. With an Idempotency-Key it is sent once. */
export const sendEmail = post("/consult/sendEmail", {
  summary: "Send an e-mail",
  access: "customer",
  rate: { max: 10, windowMs: HOUR_MS, by: "session" },
  body: z.object({
    consultId: Id.optional().describe("the message it repeats"),
    to: MailAddress.optional(),
    subject: z.string().trim().min(1).max(120),
    content: Note.min(1),
    productIds: z.array(Id).max(MAX_IDS).optional(),
    attachExcel: Flag.default(false).describe("the fabrics as a sheet with pictures"),
  }),
  data: z.object({
    messageId: Id,
    queued: z.literal(true),
    to: z.string(),
    isMailSetUp: z.boolean().describe("without a mail server, letters are kept and not sent"),
  }),
  errors: ["keyReused", "notConfigured"],
});

/** Columns of the exported sheet, in their order. The picture is always the first. */
export const EXPORT_COLUMNS = [
  "code",
  "name",
  "composition",
  "construction",
  "weight",
  "width",
  "color",
  "pattern",
  "finish",
  "season",
  "stock",
  "moq",
  "leadDays",
  "price",
  "salePrice",
  "note",
] as const;
/** Rows up to here come at once; more are made in the background. */
export const MAX_DIRECT_ROWS = 500;

/**
 * An .xlsx with one row for each fabric, its picture in column A; at most MAX_SHEET_FABRICS. More than MAX_DIRECT_ROWS, or what takes
 * longer than some seconds: 202 with a jobId.
 */
export const exportExcelWithPic = post("/consult/exportExcelWithPic", {
  summary: "Export fabrics to Excel with pictures",
  access: "customer",
  answer: "bytes",
  rate: { max: 30, windowMs: 60_000, by: "session" },
  body: z
    .object({
      groupId: Id.optional(),
      itemIds: ids.optional(),
      productIds: ids.optional(),
      query: z
        .object({ ...searchFields, sort: Sort })
        .optional()
        .describe("a search or a category, as /product/getListByKeys and /menu-product/getList list it; empty for all fabrics"),
      columns: z.array(z.enum(EXPORT_COLUMNS)).min(1).max(EXPORT_COLUMNS.length).optional(),
      lang: Lang.optional(),
      withSalePrice: Flag.default(false),
    })
    .refine((body) => body.groupId || body.itemIds || body.productIds || body.query, { message: "required", path: ["groupId"] }),
  data: z.union([BytesFile, z.object({ jobId: Id })]),
  errors: ["nothingToSearch"],
});

import { z } from "zod";
import { get, post } from "./call.ts";
import { SAMPLE_STATES } from "./desk-states.ts";
import { BytesFile, DesignCard, Id, Img, Keyword, Note, ProductCard, page, pageFields, Qty } from "./types.ts";

export const SAMPLE_KINDS = ["hanger", "a4", "yardage", "strikeOff", "garment"] as const;
export const SampleKind = z.enum(SAMPLE_KINDS);
export type SampleKind = z.infer<typeof SampleKind>;

export const SampleStatus = z.enum(SAMPLE_STATES);

const MAX_ITEMS = 60;
const MAX_IMAGES = 10;
const MAX_QUANTITY = 1_000;

/** What a garment sample's comment leads to. */
export const SampleVerdict = z.enum(["approved", "another"]);

/** Where a sample is sent, as it was when it was asked for. */
export const SentTo = z.object({
  userName: z.string(),
  tel: z.string(),
  company: z.string(),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  streetName: z.string(),
  zip: z.string(),
});
export type SentTo = z.infer<typeof SentTo>;

export const Sample = z.object({
  sampleId: Id,
  sampleNo: z.string(),
  company: z.string(),
  kind: SampleKind,
  round: z.int32().describe("1, or one more than the sample it repeats"),
  repeats: Id.nullable(),
  items: z.array(z.object({ product: ProductCard.nullable(), design: DesignCard.nullable(), quantity: Qty, note: z.string() })),
  images: z.array(Img).describe("sketches and photos sent with the request"),
  photos: z.array(Img).describe("what the mill photographed before it sent it"),
  note: z.string(),
  status: SampleStatus,
  requestedDate: z.iso.date().nullable(),
  promisedDate: z.iso.date().nullable(),
  laterDays: z.int().describe("days that it is promised later than asked; 0 where it is in time"),
  lateDays: z.int().describe("days past the promised date; 0 where it was sent in time"),
  courier: z.string(),
  trackingNo: z.string(),
  address: SentTo,
  reason: z.string().describe("why it was refused or cancelled"),
  feedback: z.object({ rating: z.int(), text: z.string(), verdict: SampleVerdict.nullable() }).nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
  version: z.int32(),
});
export type Sample = z.infer<typeof Sample>;

/** Newest first; the mill's people see every company's. `kind` "fabric" is every kind but garments. */
export const mySample = post("/product/mySample", {
  summary: "My samples",
  access: "customer",
  body: z.object({
    sampleId: Id.optional(),
    kind: z.enum([...SAMPLE_KINDS, "fabric"]).optional(),
    productId: Id.optional(),
    status: z.array(SampleStatus).max(SAMPLE_STATES.length).optional(),
    keyword: Keyword.optional(),
    ...pageFields,
  }),
  data: page(Sample).extend({ counts: z.record(SampleStatus, z.int()) }),
});

const item = z
  .object({
    productId: Id.optional(),
    designId: Id.optional(),
    quantity: z.number().min(0.01).max(MAX_QUANTITY).default(1).describe("metres of a yardage, else pieces"),
    note: z.string().trim().max(500).default(""),
  })
  .refine(({ productId, designId }) => productId !== undefined || designId !== undefined, {
    message: "required",
    path: ["productId"],
  });

/** With an Idempotency-Key the same request sent twice within a day is one. */
export const createSample = post("/sample/create", {
  summary: "Ask for samples",
  access: "customer",
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z.object({
    kind: SampleKind,
    items: z.array(item).max(MAX_ITEMS).default([]),
    addressId: Id,
    requestedDate: z.iso.date().optional(),
    note: Note.default(""),
    imageIds: z.array(Id).max(MAX_IMAGES).default([]).describe("own sketches, for a garment"),
    repeats: Id.optional().describe("the garment sample of which another round is wanted"),
  }),
  data: Sample,
  errors: ["keyReused"],
});

const step = { sampleId: Id, version: z.int32() };
const reason = z.string().trim().max(1_000);
const errors = ["stepNotAllowed"] as const;

export const cancelSample = post("/sample/cancel", {
  summary: "Cancel a sample before it is prepared",
  access: "customer",
  body: z.object({ ...step, reason: reason.default("") }),
  data: Sample,
  errors,
});

export const sampleReceived = post("/sample/received", {
  summary: "The sample has arrived",
  access: "customer",
  body: z.object(step),
  data: Sample,
  errors,
});

export const sampleFeedback = post("/sample/feedback", {
  summary: "Say what a sample is like",
  access: "customer",
  body: z.object({
    ...step,
    rating: z.int().min(1).max(5),
    text: Note.default(""),
    verdict: SampleVerdict.optional(),
  }),
  data: Sample,
  errors,
});

export const confirmSample = post("/sample/confirm", {
  summary: "Promise a sample for a day",
  access: "staff",
  body: z.object({ ...step, promisedDate: z.iso.date() }),
  data: Sample,
  errors,
});

export const refuseSample = post("/sample/refuse", {
  summary: "Refuse a sample with a reason",
  access: "staff",
  body: z.object({ ...step, reason: reason.min(1) }),
  data: Sample,
  errors,
});

export const prepareSample = post("/sample/prepare", {
  summary: "Begin to prepare a sample",
  access: "staff",
  body: z.object(step),
  data: Sample,
  errors,
});

export const sendSample = post("/sample/send", {
  summary: "Send a sample",
  access: "staff",
  body: z.object({
    ...step,
    courier: z.string().trim().min(1).max(80),
    trackingNo: z.string().trim().max(80).default(""),
    imageIds: z.array(Id).max(MAX_IMAGES).default([]).describe("photographs of what is sent"),
  }),
  data: Sample,
  errors,
});

/** Labels of 105 × 74 mm, one for each fabric, with a code that opens it. */
export const sampleLabel = get("/sample/label", {
  summary: "Labels of a sample for printing",
  access: "customer",
  body: z.object({ sampleId: Id, lang: z.string().optional() }),
  data: BytesFile,
  answer: "bytes",
});

import { z } from "zod";
import { post } from "./call.ts";
import { LAP_DIP_STATES } from "./desk-states.ts";
import { ColorChip, Id, Img, Keyword, Note, ProductCard, page, pageFields } from "./types.ts";

/** Lamps of a colour cabinet. What a UV lamp shows cannot be computed of a reflectance. */
export const LIGHT_SOURCES = ["D65", "A", "TL84", "UV"] as const;
export const LightSource = z.enum(LIGHT_SOURCES);
export type LightSource = z.infer<typeof LightSource>;

export const LapDipStatus = z.enum(LAP_DIP_STATES);

export const OPTION_LABELS = ["A", "B", "C", "D"] as const;
const OptionLabel = z.enum(OPTION_LABELS);
export const OptionDecision = z.enum(["approved", "approvedWithComment", "rejected"]);
export type OptionDecision = z.infer<typeof OptionDecision>;

const Lab = z.tuple([z.number().min(0).max(100), z.number().min(-160).max(160), z.number().min(-160).max(160)]);
const FIRST_NM = 400;
const LAST_NM = 700;
const STEP_NM = 10;
/** Reflectance factors from 400 to 700 nm by 10 nm, as a spectrophotometer exports them. */
export const MeasuredSpectrum = z.array(z.number().min(0).max(2)).length((LAST_NM - FIRST_NM) / STEP_NM + 1);
export const MEASURED = { firstNm: FIRST_NM, stepNm: STEP_NM } as const;

/** How a cloth looks under a lamp to an eye used to it, as a screen shows it. Null where only its Lab under D65 was measured. */
const SeenUnder = z.object({
  light: LightSource,
  hex: z.string().nullable(),
  deltaE: z.number().nullable().describe("CIEDE2000"),
});

export const LapDipStandard = ColorChip.extend({
  kind: z.enum(["pantone", "physical", "lab"]),
  seen: z.array(SeenUnder.pick({ light: true, hex: true })),
});

export const LapDipOption = z.object({
  label: OptionLabel,
  recipeNo: z.string(),
  img: Img.nullable(),
  lab: Lab.nullable().describe("CIELAB, D65"),
  deltaE: z.number().nullable().describe("CIEDE2000 from the standard under D65; null where one of them is not measured"),
  seen: z.array(SeenUnder),
  decision: OptionDecision.nullable(),
  comment: z.string(),
});
export type LapDipOption = z.infer<typeof LapDipOption>;

export const LapDipRound = z.object({
  round: z.int32(),
  sentAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
  courier: z.string(),
  trackingNo: z.string(),
  options: z.array(LapDipOption),
  reason: z.string().describe("why every option was rejected"),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type LapDipRound = z.infer<typeof LapDipRound>;

export const LapDip = z.object({
  lapDipId: Id,
  lapDipNo: z.string(),
  company: z.string(),
  product: ProductCard,
  orderId: Id.nullable().describe("the order that it is for"),
  orderNo: z.string().nullable(),
  lineId: Id.nullable().describe("the order's line that it is for"),
  standard: LapDipStandard,
  lightSources: z.array(LightSource).describe("the first is the one that decides"),
  note: z.string(),
  status: LapDipStatus,
  dueDate: z.iso.date().nullable(),
  lateDays: z.int(),
  rounds: z.array(LapDipRound).describe("all that were sent, the first one first"),
  createdAt: z.iso.datetime(),
  version: z.int32(),
});
export type LapDip = z.infer<typeof LapDip>;

/** Newest first; the mill's people see every company's. `counts` are of all states, whatever `status` asks for. */
export const myLapDip = post("/product/myLapDip", {
  summary: "My lap-dips",
  access: "customer",
  body: z.object({
    lapDipId: Id.optional(),
    productId: Id.optional(),
    orderId: Id.optional(),
    status: z.array(LapDipStatus).max(LAP_DIP_STATES.length).optional(),
    keyword: Keyword.optional(),
    ...pageFields,
  }),
  data: page(LapDip).extend({ counts: z.record(LapDipStatus, z.int()) }),
});

/**
 * The standard is a code of a colour book, a measured Lab, or a cutting that is sent to the mill and measured there. A line of `lineId` has
 * to be of the fabric and of the company's own order; else it is not found. That order must not be shipped, not even in part, nor be
 * over (40903). With an Idempotency-Key the same request sent twice within a day is one.
 */
export const createLapDip = post("/lap-dip/create", {
  summary: "Request a lap-dip",
  access: "customer",
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z.object({
    productId: Id,
    lineId: Id.optional().describe("the line of an order that it is for"),
    standard: z
      .object({
        kind: z.enum(["pantone", "physical", "lab"]),
        name: z.string().trim().min(1).max(80),
        code: z.string().trim().max(40).optional(),
        lab: Lab.optional(),
      })
      .refine(({ kind, lab }) => kind !== "lab" || lab !== undefined, { message: "required", path: ["lab"] }),
    lightSources: z.array(LightSource).min(1).max(LIGHT_SOURCES.length).default(["D65"]),
    dueDate: z.iso.date().optional(),
    note: Note.default(""),
  }),
  data: LapDip,
  errors: ["keyReused", "stepNotAllowed"],
});

const step = { lapDipId: Id, version: z.int32() };

export const lapDipReceived = post("/lap-dip/received", {
  summary: "The lap-dips have arrived",
  access: "customer",
  body: z.object(step),
  data: LapDip,
  errors: ["stepNotAllowed"],
});

/** A decision for every option, or one option approved, and never two. Where none is approved a reason is needed; it opens the next round. */
export const decideLapDip = post("/lap-dip/decide", {
  summary: "Judge the options of a lap-dip",
  access: "customer",
  body: z.object({
    ...step,
    round: z.int32().min(1),
    decisions: z
      .array(z.object({ label: OptionLabel, decision: OptionDecision, comment: z.string().trim().max(500).default("") }))
      .min(1)
      .max(OPTION_LABELS.length),
    reason: z.string().trim().max(1_000).default(""),
  }),
  data: LapDip,
  errors: ["stepNotAllowed"],
});

export const cancelLapDip = post("/lap-dip/cancel", {
  summary: "Give a lap-dip up",
  access: "customer",
  body: z.object({ ...step, reason: z.string().trim().max(1_000).default("") }),
  data: LapDip,
  errors: ["stepNotAllowed"],
});

/** The laboratory takes a request up, or the next round; a standard sent as a cutting is measured here. */
export const startLapDip = post("/lap-dip/start", {
  summary: "Take a lap-dip into the laboratory",
  access: "staff",
  body: z.object({ ...step, standardSpectrum: MeasuredSpectrum.optional(), dueDate: z.iso.date().optional() }),
  data: LapDip,
  errors: ["stepNotAllowed"],
});

/** Sends the next round. A spectrum says more than a Lab: only with it can other lamps be computed. */
export const sendLapDipRound = post("/lap-dip/sendRound", {
  summary: "Send a round of lap-dips",
  access: "staff",
  body: z.object({
    ...step,
    courier: z.string().trim().max(80).default(""),
    trackingNo: z.string().trim().max(80).default(""),
    options: z
      .array(
        z.object({
          label: OptionLabel,
          recipeNo: z.string().trim().min(1).max(40),
          spectrum: MeasuredSpectrum.optional(),
          lab: Lab.optional(),
          imageId: Id.optional(),
        }),
      )
      .min(1)
      .max(OPTION_LABELS.length)
      .refine((options) => new Set(options.map(({ label }) => label)).size === options.length, { message: "unique" }),
  }),
  data: LapDip,
  errors: ["stepNotAllowed"],
});

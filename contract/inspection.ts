import { z } from "zod";
import { get, post } from "./call.ts";
import { BytesFile, Id, Img, Note, ProductCard, page, pageFields } from "./types.ts";

/** Faults of cloth by the trade's names; the code is what inspectors write. */
export const DEFECTS = {
  brokenEnd: "Broken end",
  missingPick: "Missing pick",
  slub: "Slub",
  float: "Float",
  reedMark: "Reed mark",
  oilStain: "Oil stain",
  dyeSpot: "Dye spot",
  creaseMark: "Crease mark",
  barre: "Barré",
  misprint: "Misprint",
  needleLine: "Needle line",
  droppedStitch: "Dropped stitch",
  hole: "Hole",
} as const;
export type DefectCode = keyof typeof DEFECTS;
const DefectCode = z.enum(Object.keys(DEFECTS) as [DefectCode, ...DefectCode[]]);

const Direction = z.enum(["warp", "weft", "hole"]);
const Basis = z.enum(["sqyd", "sqm"]);
export const Grade = z.enum(["first", "second"]);
const MAX_ROLLS = 200;
const MAX_DEFECTS = 500;
/** Of all rolls of a report together. */
const MAX_DEFECTS_OF_LOT = 4_000;

export const Defect = z.object({
  defectId: Id,
  code: DefectCode,
  name: z.string(),
  direction: Direction,
  sizeMm: z.number(),
  points: z.int(),
  positionM: z.number().describe("from the beginning of the roll"),
  acrossMm: z.number().describe("from the left selvedge, the face of the cloth up"),
  photo: Img.nullable(),
});
export type Defect = z.infer<typeof Defect>;

export const InspectedRoll = z.object({
  rollNo: z.string(),
  lengthM: z.number(),
  widthMm: z.number().describe("usable, between the selvedges"),
  defects: z.array(Defect),
  points: z.int(),
  pointsPer100SquareYards: z.number(),
  pointsPer100SquareMetres: z.number(),
  grade: Grade,
});
export type InspectedRoll = z.infer<typeof InspectedRoll>;

/** Points per 100 of the basis that a customer lets pass. */
export const InspectionLimits = z.object({ basis: Basis, roll: z.number(), lot: z.number() });

export const InspectionCard = z.object({
  reportId: Id,
  reportNo: z.string(),
  company: z.string(),
  orderId: Id.nullable(),
  orderNo: z.string().nullable(),
  product: ProductCard,
  lotNo: z.string(),
  rolls: z.int(),
  failedRolls: z.int(),
  metres: z.number(),
  points: z.int(),
  pointsPer100: z.number().describe("of the whole lot, in the basis of its limits"),
  limits: InspectionLimits.describe("those that were agreed when it was inspected"),
  grade: Grade,
  inspectedAt: z.iso.datetime(),
});
export type InspectionCard = z.infer<typeof InspectionCard>;

export const InspectionReport = InspectionCard.omit({ rolls: true }).extend({
  rolls: z.array(InspectedRoll),
  pointsPer100SquareYards: z.number(),
  pointsPer100SquareMetres: z.number(),
  tests: z.array(
    z.object({
      name: z.string(),
      method: z.string().describe("the standard it was tested by"),
      required: z.string(),
      result: z.string(),
      passed: z.boolean(),
    }),
  ),
  inspector: z.string(),
  signedBy: z.string().nullable(),
  signedAt: z.iso.datetime().nullable(),
  remark: z.string(),
});
export type InspectionReport = z.infer<typeof InspectionReport>;

/** Newest first; the mill's people see every company's. */
export const listInspections = post("/inspection/list", {
  summary: "Inspection reports",
  access: "customer",
  body: z.object({ orderId: Id.optional(), productId: Id.optional(), grade: Grade.optional(), ...pageFields }),
  data: page(InspectionCard),
});

export const getInspection = post("/inspection/get", {
  summary: "An inspection report with its rolls",
  access: "customer",
  body: z.object({ reportId: Id }),
  data: InspectionReport,
});

export const inspectionPdf = get("/inspection/pdf", {
  summary: "An inspection report for printing",
  access: "customer",
  rate: { max: 30, windowMs: 60_000, by: "session" },
  body: z.object({ reportId: Id, lang: z.string().optional() }),
  data: BytesFile,
  answer: "bytes",
});

/** What the mill's inspectors measured; points, grades and limits follow from it. Of an order it is its company's. With an Idempotency-Key the same report sent twice within a day is one. */
export const addInspection = post("/inspection/add", {
  summary: "Enter an inspection report",
  access: "staff",
  body: z
    .object({
      companyId: Id.optional().describe("needed where there is no order"),
      productId: Id,
      orderId: Id.optional(),
      lotNo: z.string().trim().min(1).max(40),
      rolls: z
        .array(
          z.object({
            rollNo: z.string().trim().min(1).max(40),
            lengthM: z.number().min(0.1).max(1_000),
            widthMm: z.number().min(10).max(5_000),
            defects: z
              .array(
                z.object({
                  code: DefectCode,
                  direction: Direction,
                  sizeMm: z.number().min(0.1).max(100_000),
                  positionM: z.number().min(0).max(1_000),
                  acrossMm: z.number().min(0).max(5_000),
                  imageId: Id.optional(),
                }),
              )
              .max(MAX_DEFECTS)
              .default([]),
          }),
        )
        .min(1)
        .max(MAX_ROLLS)
        .refine((rolls) => new Set(rolls.map(({ rollNo }) => rollNo)).size === rolls.length, { message: "unique" })
        .refine((rolls) => rolls.reduce((sum, { defects }) => sum + defects.length, 0) <= MAX_DEFECTS_OF_LOT, {
          message: "tooMany",
        }),
      tests: z
        .array(
          z.object({
            name: z.string().trim().min(1).max(80),
            method: z.string().trim().max(80),
            required: z.string().trim().max(40),
            result: z.string().trim().max(40),
            passed: z.boolean(),
          }),
        )
        .max(40)
        .default([]),
      inspector: z.string().trim().min(1).max(80).optional().describe("who inspected, where it was not the caller, who signs"),
      remark: Note.default(""),
    })
    .refine((body) => body.companyId || body.orderId, { message: "required", path: ["companyId"] }),
  data: InspectionReport,
  errors: ["keyReused"],
});

/** So many changes of a company's limits are listed. */
export const MAX_CHANGES_SHOWN = 20;
const AgreedLimits = z.object({
  company: z.string(),
  limits: InspectionLimits,
  isUsual: z.boolean().describe("nothing else was agreed with the company"),
  changes: z
    .array(
      z.object({
        changeId: Id,
        at: z.iso.datetime(),
        actor: z.string(),
        from: InspectionLimits,
        to: InspectionLimits,
        isUsual: z.boolean().describe("what is usual was agreed again"),
      }),
    )
    .max(MAX_CHANGES_SHOWN)
    .describe("the last ones, the last first"),
});
const MaxPoints = z.number().min(0.1).max(1_000);

/** What the company of an order lets pass from now on. */
export const inspectionLimits = post("/inspection/limits", {
  summary: "Inspection limits of an order's company",
  access: "staff",
  body: z.object({ orderId: Id }),
  data: AgreedLimits,
});

/** Agrees other limits with the company of an order; null is what is usual. Reports that are there keep theirs. Limits other than `seen` are 40900 with those. The company and the others of the mill get a notice. */
export const setInspectionLimits = post("/inspection/setLimits", {
  summary: "Agree inspection limits with an order's company",
  access: "staff",
  body: z.object({
    orderId: Id,
    limits: InspectionLimits.extend({ roll: MaxPoints, lot: MaxPoints }).nullable(),
    seen: InspectionLimits,
  }),
  data: AgreedLimits,
});

/** Faults found in what was delivered of a fabric, to an order or in one roll: the newest report counts. */
export const getFabricDefect = post("/product/getFabricDefact", {
  summary: "Faults of a delivered fabric",
  access: "customer",
  body: z
    .object({
      productId: Id.optional(),
      orderId: Id.optional(),
      noticeDetailId: Id.optional(),
      rollNo: z.string().trim().max(40).optional(),
    })
    .refine((body) => body.productId || body.orderId || body.noticeDetailId, { message: "required", path: ["productId"] }),
  data: z.object({ defects: z.array(Defect), pointsPer100: z.number(), basis: Basis, grade: Grade }),
});

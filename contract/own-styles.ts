import { z } from "zod";
import { post } from "./call.ts";
import { DESIGN_BYTES, DesignCard, Id, MenuId } from "./types.ts";

export const MAX_PATTERN_BYTES = 12_000_000;
export const MAX_OWN_PIECES = 40;
export const MAX_OWN_JOINS = 240;
/** Styles of its own a company may keep. */
export const MAX_OWN_STYLES = 200;
const MAX_PLACES = 4_000;
const MAX_MARKS = 80;

/** Where a piece is worn; the wearer's left and right. The contract may not ask garment-core: where both meet, types hold the two lists alike. */
const WORN_AT = [
  "front",
  "frontL",
  "frontR",
  "back",
  "backL",
  "backR",
  "yoke",
  "sleeveL",
  "sleeveR",
  "cuffL",
  "cuffR",
  "neckband",
  "collar",
  "hemband",
  "waistband",
  "skirtFront",
  "skirtFrontL",
  "skirtFrontR",
  "skirtBack",
  "skirtBackL",
  "skirtBackR",
  "legFrontL",
  "legFrontR",
  "legBackL",
  "legBackR",
  "leftOut",
] as const;

const mm = z.number().min(-20_000).max(20_000);
const point = z.tuple([mm, mm]).readonly();
const pieceKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);
const stretch = z.object({ piece: pieceKey, from: mm.min(0), to: mm.min(0) }).describe("mm along the outline, clockwise");

/** A piece of a pattern that is being joined: clockwise outline in mm without allowance, y down. */
export const OwnPiece = z.object({
  key: pieceKey,
  name: z.string().trim().min(1).max(80),
  place: z.enum(WORN_AT),
  around: z.number().min(-2_000).max(2_000).describe("mm put further round the body"),
  up: z.number().min(-1_000).max(1_000).describe("mm put higher"),
  outline: z.array(point).min(3).max(MAX_PLACES),
  notches: z.array(mm.min(0)).max(MAX_MARKS).describe("mm along the outline"),
  grain: z.number().min(-180).max(180),
  internal: z
    .array(
      z.object({
        kind: z.enum(["dart", "fold", "notch", "button", "topstitch"]),
        points: z.array(point).min(1).max(MAX_PLACES),
        diameter: z.number().min(4).max(60).optional().describe("of a button, mm"),
      }),
    )
    .max(MAX_MARKS),
});
export type OwnPiece = z.infer<typeof OwnPiece>;

/** A pattern somebody brought, in one size, with its seams: where `a` begins `b` ends; `ease` is the length of `a` per that of `b`. */
export const OwnPattern = z.object({
  name: z.string().trim().min(1).max(80),
  size: z.string().trim().min(1).max(20),
  wearer: z.enum(["men", "women", "boys", "girls"]),
  form: z.string().max(8).describe("size of the form"),
  hand: z.enum(["jersey", "poplin", "viscose", "twill", "fleece", "wool", "coating"]).describe("the cloth it is cut for"),
  pieces: z.array(OwnPiece).min(1).max(MAX_OWN_PIECES),
  joins: z.array(z.object({ a: stretch, b: stretch, ease: z.number().min(0.3).max(3) })).max(MAX_OWN_JOINS),
});
export type OwnPattern = z.infer<typeof OwnPattern>;

/** Reads a DXF-AAMA pattern. What cannot be read is a validation error of `file`, with the line in `data.line` and what was expected there in `data.reason`. */
export const readOwnPattern = post("/design/readPattern", {
  summary: "Read the pieces of a DXF pattern",
  access: "customer",
  rate: { max: 30, windowMs: 60_000, by: "session" },
  file: { maxBytes: MAX_PATTERN_BYTES, onlyRead: true },
  body: z.object({
    unit: z.enum(["mm", "cm", "inch"]).optional().describe("for a file that does not say its own"),
    size: z
      .string()
      .regex(/^[^{}[\]"]{1,20}$/)
      .optional()
      .describe("of a graded file; its sample size unless told"),
  }),
  data: z.object({
    style: z.string(),
    size: z.string(),
    sizes: z.array(z.string()),
    unit: z.enum(["mm", "cm", "inch"]),
    withoutSeamLine: z.array(z.string()).describe("names of pieces of which only the cut line is known"),
    pieces: z.array(OwnPiece),
  }),
  errors: ["tooLarge"],
});

/** Saves a joined pattern as a style of the caller's company: drapes it first, and refuses what cannot be sewn, naming it in `data.about`. */
export const createOwnStyle = post("/design/createOwn", {
  summary: "Save a brought pattern as a style",
  access: "customer",
  bodyBytes: DESIGN_BYTES,
  rate: { max: 20, windowMs: 60_000, by: "session" },
  body: z.object({ pattern: OwnPattern, menuId: MenuId }),
  data: DesignCard,
});

export const listOwnStyles = post("/design/listOwn", {
  summary: "Styles of the caller's company",
  access: "customer",
  body: z.object({}),
  data: z.array(DesignCard.extend({ createdAt: z.string(), createdBy: z.string() })),
});

/** Takes a style of the company out of its library. Designs made of it stay and open as before. */
export const removeOwnStyle = post("/design/removeOwn", {
  summary: "Remove a style of the caller's company",
  access: "customer",
  body: z.object({ id: Id }),
  data: z.object({}),
});

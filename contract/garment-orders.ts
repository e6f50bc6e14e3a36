import { z } from "zod";
import { DesignCard, Id } from "./types.ts";

export const MAX_ORDER_COLOURS = 24;
/** Of every size in every colour. */
export const MAX_CELLS = 480;
const MAX_CELL_PIECES = 100_000;
const MAX_CARTON_PIECES = 1_000;

/** What is sewn in or hung on a garment, and stuck on its carton. */
export const GARMENT_LABELS = ["main", "size", "care", "hangTag", "barcode"] as const;
/** Cartons of one size and colour each, or sizes and colours together. */
export const ASSORTMENTS = ["solid", "mixed"] as const;

export const Packing = z.object({
  piecesPerCarton: z.int().min(1).max(MAX_CARTON_PIECES),
  assortment: z.enum(ASSORTMENTS),
  labels: z.array(z.enum(GARMENT_LABELS)).max(GARMENT_LABELS.length),
});
export type Packing = z.infer<typeof Packing>;

/** So many pieces of a size in a colour. */
export const SizeColour = z.object({
  size: z.string().trim().min(1).max(20),
  colour: z.string().trim().min(1).max(80),
  quantity: z.int().min(1).max(MAX_CELL_PIECES),
});
export type SizeColour = z.infer<typeof SizeColour>;

/** What an order of a garment says besides what every order says. Sizes come from the style; colourways, options and picture from a design. */
export const GarmentRequest = z.object({
  sampleId: Id.describe("the garment sample that was approved"),
  designId: Id.describe("its style"),
  proposalId: Id.optional().describe("the company's own design of that style"),
  cells: z.array(SizeColour).min(1).max(MAX_CELLS),
  packing: Packing,
});
export type GarmentRequest = z.infer<typeof GarmentRequest>;

/** The garment of an order as it was agreed: its measures do not move when the style does. */
export const OrderedGarment = z.object({
  design: DesignCard,
  proposal: z.object({ proposalId: Id, name: z.string() }).nullable(),
  sampleId: Id,
  sampleNo: z.string(),
  sizes: z.array(z.string()).describe("those ordered, in the order of the style"),
  colours: z.array(z.string()),
  cells: z.array(z.object({ size: z.string(), colour: z.string(), ordered: z.int(), delivered: z.int() })),
  measures: z
    .array(z.object({ size: z.string(), measures: z.array(z.object({ name: z.string(), mm: z.number() })) }))
    .describe("of the finished garment; none of a pattern of somebody's own"),
  packing: Packing,
});
export type OrderedGarment = z.infer<typeof OrderedGarment>;

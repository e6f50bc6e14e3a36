import { z } from "zod";

/** The version this code writes. Older documents are brought forward by `document/migrations.ts`. */
export const SCHEMA = 1;

/** 32 lower-case hex characters. */
export const Id = z.string().regex(/^[0-9a-f]{32}$/);
export type Id = z.infer<typeof Id>;

/** A piece of the pattern, such as `front` or `sleeveL`. */
export const PieceKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);
export type PieceKey = z.infer<typeof PieceKey>;

/** The farthest a thing may lie from a piece's origin, and the longest it may be. */
export const MAX_LENGTH_MM = 20_000;
const mm = z.number().min(-MAX_LENGTH_MM).max(MAX_LENGTH_MM);
const extent = z.number().positive().max(MAX_LENGTH_MM);
const angle = z.number().min(-180).max(180);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);

/** CIELAB (D50, 2°) with the sRGB that shows it. */
export const Colour = z.object({
  name: z.string().max(80),
  code: z.string().max(40).nullable(),
  hex,
  lab: z.tuple([z.number(), z.number(), z.number()]).nullable(),
});
export type Colour = z.infer<typeof Colour>;

/** What lies on a piece: a fabric of the catalogue, a customer's own photograph whose width in mm is known, or a plain colour. */
export const FabricRef = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("product"), productId: Id }),
  z.object({ kind: z.literal("photo"), imageId: Id, mmWidth: extent, mmHeight: extent }),
  z.object({ kind: z.literal("colour"), hex }),
]);
export type FabricRef = z.infer<typeof FabricRef>;

/** How the cloth lies under a piece. `scale` 1 is true scale; angle is added to the grain; offsets are mm along the piece's own x and y. */
export const FabricMapping = z.object({ scale: z.number().min(0.05).max(20), angle, offsetX: mm, offsetY: mm });
export type FabricMapping = z.infer<typeof FabricMapping>;

export const PieceDesign = z.object({ fabric: FabricRef.nullable(), mapping: FabricMapping });
export type PieceDesign = z.infer<typeof PieceDesign>;

export const REPEATS = ["none", "horizontal", "vertical", "all"] as const;
export type Repeat = (typeof REPEATS)[number];
export const THICKNESSES = ["none", "thin", "middle", "thick"] as const;
export type Thickness = (typeof THICKNESSES)[number];

/** A picture laid on a piece. x and y are its centre in mm on that piece; width and height its size in mm before it is turned. */
export const Artwork = z.object({
  id: Id,
  name: z.string().min(1).max(80),
  imageId: Id,
  pieceKey: PieceKey,
  x: mm,
  y: mm,
  width: extent,
  height: extent,
  angle,
  flipped: z.boolean(),
  repeat: z.enum(REPEATS),
  /** Clear distance in mm between two repeats. */
  gap: z.number().min(0).max(5_000),
  thickness: z.enum(THICKNESSES),
  /** Clipped to its piece; off, it runs on across a seam onto the piece sewn there. */
  restricted: z.boolean(),
  /** Part of the cloth: follows the fabric's mapping and repeats with it on every piece cut from it. */
  onFabric: z.boolean(),
  showLocation: z.boolean(),
  opacity: z.number().min(0).max(1),
});
export type Artwork = z.infer<typeof Artwork>;

export const Annotation = z.object({
  id: Id,
  pieceKey: PieceKey,
  x: mm,
  y: mm,
  content: z.string().min(1).max(4_000),
  author: z.string().max(80),
  createdAt: z.iso.datetime(),
  resolved: z.boolean(),
});
export type Annotation = z.infer<typeof Annotation>;

export const Trim = z.object({ id: Id, decorateId: Id, pieceKey: PieceKey, x: mm, y: mm, angle, width: extent, height: extent });
export type Trim = z.infer<typeof Trim>;

export const Background = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("plain"), hex }),
  z.object({ kind: z.literal("image"), imageId: Id }),
]);
export type Background = z.infer<typeof Background>;

const OptionValue = z.union([z.number(), z.string().max(80), z.boolean()]);

export const MAX_ARTWORKS = 5_000;
export const MAX_COLOURS = 200;

/** A garment as a designer composed it. Its top-level keys are fixed; everything that grows lies in a record below one of them. */
export const DesignDocument = z.object({
  schema: z.literal(SCHEMA),
  styleId: Id,
  size: z.string().min(1).max(20),
  options: z.record(z.string().max(40), OptionValue),
  pieces: z.record(PieceKey, PieceDesign),
  artworks: z.record(Id, Artwork),
  /** Ids of the artworks from back to front. */
  order: z.array(Id).max(MAX_ARTWORKS),
  trims: z.record(Id, Trim),
  background: Background,
  colours: z.array(Colour).max(MAX_COLOURS),
  annotations: z.record(Id, Annotation),
  colourways: z.record(Id, z.object({ id: Id, name: z.string().min(1).max(80), pieces: z.record(PieceKey, PieceDesign) })),
});
export type DesignDocument = z.infer<typeof DesignDocument>;

export const TRUE_SCALE: FabricMapping = { scale: 1, angle: 0, offsetX: 0, offsetY: 0 };

import { z } from "zod";
import { SCHEMA } from "./version.ts";

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

/** What is done to a whole cloth after it is made; a piece that names none is cut from the cloth as it is. */
export const CLOTH_FINISHES = ["matte", "satin", "coated", "brushed", "metallic"] as const;
export type ClothFinish = (typeof CLOTH_FINISHES)[number];

export const PieceDesign = z.object({
  fabric: FabricRef.nullable(),
  mapping: FabricMapping,
  finish: z.enum(CLOTH_FINISHES).optional(),
});
export type PieceDesign = z.infer<typeof PieceDesign>;

export const REPEATS = ["none", "horizontal", "vertical", "all"] as const;
export type Repeat = (typeof REPEATS)[number];
export const THICKNESSES = ["none", "thin", "middle", "thick"] as const;
export type Thickness = (typeof THICKNESSES)[number];

export const SYMMETRIES = ["none", "mirror", "glide", "rotation"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** How an all-over repeat is set, along the artwork's own turned axes: mm from one column to the next and from one row to the next. */
export const ArtworkLattice = z.object({
  across: extent,
  down: extent,
  /** What is staggered: each column lies lower than the one before (half-drop), or each row farther to the right (brick). */
  by: z.enum(["column", "row"]),
  /** By which share of a step. */
  drop: z.number().min(0).lt(1),
  /** Every other column mirrored, every other row mirrored (footsteps), or every other column turned upside down. */
  symmetry: z.enum(SYMMETRIES),
});
export type ArtworkLattice = z.infer<typeof ArtworkLattice>;

export const TEXT_FONTS = ["sans", "condensed", "serif"] as const;
export type TextFont = (typeof TEXT_FONTS)[number];
export const TEXT_ALIGNS = ["left", "centre", "right"] as const;
export const MAX_TEXT = 400;
/** The farthest a line is bent: nearly a full circle, so that its ends do not meet. */
export const MAX_BEND_DEGREES = 330;

/** What an artwork of letters says and in which hand; its picture is made from this whenever the text changes. */
export const ArtworkText = z.object({
  content: z.string().min(1).max(MAX_TEXT),
  font: z.enum(TEXT_FONTS),
  isBold: z.boolean(),
  align: z.enum(TEXT_ALIGNS),
  hex,
  /** Free room between two letters, as a share of the letter's height. */
  spacing: z.number().min(-0.1).max(1),
  /** Degrees of the circle the text runs along; above 0 it is an arch, below 0 a bowl. */
  bend: z.number().min(-MAX_BEND_DEGREES).max(MAX_BEND_DEGREES),
});
export type ArtworkText = z.infer<typeof ArtworkText>;

/** Kinds of finish an artwork has. `print` is what it is where none is named. */
export const ARTWORK_FINISHES = ["print", "matte", "satin", "foil", "puff", "embroidery", "flock", "patch"] as const;
export type FinishKind = (typeof ARTWORK_FINISHES)[number];
/** Rows of thread nearer than this pile up; farther apart they show the cloth. */
export const [MIN_ROW_MM, MAX_ROW_MM] = [0.25, 1];

/** What an artwork is made of, where it is more than printed. Embroidery: direction of the stitches in wide areas, and mm between two rows of them. */
export const ArtworkFinish = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["matte", "satin", "foil", "puff", "flock", "patch"]) }),
  z.object({
    kind: z.literal("embroidery"),
    angle: z.number().min(-90).max(90),
    row: z.number().min(MIN_ROW_MM).max(MAX_ROW_MM),
  }),
]);
export type ArtworkFinish = z.infer<typeof ArtworkFinish>;

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
  /** Only with repeat `all`; without it the neighbours stand straight, a gap apart. */
  lattice: ArtworkLattice.optional(),
  thickness: z.enum(THICKNESSES),
  /** Printed where none is named. */
  finish: ArtworkFinish.optional(),
  /** Clipped to its piece; off, it runs on across a seam onto the piece sewn there. */
  restricted: z.boolean(),
  /** Part of the cloth: follows the fabric's mapping and repeats with it on every piece cut from it. */
  onFabric: z.boolean(),
  showLocation: z.boolean(),
  opacity: z.number().min(0).max(1),
  /** Kept from being moved, sized, turned, flipped and deleted. */
  locked: z.boolean(),
  /** Laid nowhere until it is shown again. */
  hidden: z.boolean(),
  /** Artworks with the same one are chosen, moved and ordered together. */
  group: Id.nullable(),
  /** Null for a picture that was brought along. */
  text: ArtworkText.nullable(),
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

export const TRIM_KINDS = ["button", "zip", "label", "tape", "cord", "rivet", "badge"] as const;
export type TrimKind = (typeof TRIM_KINDS)[number];

/** What a trim was when it was chosen, so that a design can be read without the list it came from. */
export const TrimLook = z.object({
  name: z.string().min(1).max(80),
  code: z.string().max(40),
  kind: z.enum(TRIM_KINDS),
  /** How far it stands off the cloth, mm. */
  thick: z.number().min(0).max(50),
  hex,
  /** Colour of a second part, such as the teeth of a zip. */
  accent: hex.optional(),
});
export type TrimLook = z.infer<typeof TrimLook>;

const LAYERS = 10_000;

/** A decoration sewn to a piece. x and y are its centre in mm on that piece; width and height its own before it is turned. */
export const Trim = z.object({
  id: Id,
  decorateId: Id,
  pieceKey: PieceKey,
  x: mm,
  y: mm,
  angle,
  width: extent,
  height: extent,
  /** Left out, it is named only, and drawn nowhere. */
  look: TrimLook.optional(),
  showLocation: z.boolean().optional(),
  /** A higher one lies over a lower one; 0 when left out. */
  layer: z.int().min(-LAYERS).max(LAYERS).optional(),
  /** Sewn to every buttonhole the pattern marks, not to the place it names. */
  atButtons: z.literal(true).optional(),
});
export type Trim = z.infer<typeof Trim>;

/** More are not placed on one design; the schema reads any number. */
export const MAX_TRIMS = 500;

export const Background = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("plain"), hex }),
  z.object({ kind: z.literal("image"), imageId: Id }),
]);
export type Background = z.infer<typeof Background>;

/** Where a piece's own origin lies on the board, mm. */
export const BoardPlace = z.object({ x: mm, y: mm });
export type BoardPlace = z.infer<typeof BoardPlace>;

/** Places of the pieces on the board, once somebody has moved them or cut them side by side from one cloth. */
export const Board = z.object({
  /** A piece that is not named lies where the board puts it. */
  places: z.record(PieceKey, BoardPlace),
  /** Cloths, by `fabricKey`, that stay on the board while their pieces are moved over them; the print of any other moves with its piece. */
  staying: z
    .array(
      z
        .string()
        .regex(/^(product|photo|colour):/)
        .max(120),
    )
    .max(500),
});
export type Board = z.infer<typeof Board>;

const OptionValue = z.union([z.number(), z.string().max(80), z.boolean()]);

/** What lies on the pieces in one of the colours a garment is offered in. */
export const Colourway = z.object({ id: Id, name: z.string().min(1).max(80), pieces: z.record(PieceKey, PieceDesign) });
export type Colourway = z.infer<typeof Colourway>;

/** More are not kept in one document; the schema reads any number. */
export const MAX_COLOURWAYS = 24;
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
  colourways: z.record(Id, Colourway),
  /** Left out while the pieces lie as the board lays them and every print moves with its piece. */
  board: Board.optional(),
});
export type DesignDocument = z.infer<typeof DesignDocument>;

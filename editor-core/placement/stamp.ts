import type { Lattice, Matrix, Point } from "@selvedge/geometry-core";
import type { ArtworkFinish, ClothFinish, FabricRef, PieceKey, Thickness } from "../document/schema.ts";

export type StampSource =
  | { readonly kind: "fabric"; readonly fabric: Extract<FabricRef, { kind: "product" | "photo" }> }
  | { readonly kind: "artwork"; readonly imageId: string; readonly artworkId: string }
  | { readonly kind: "colour"; readonly hex: string };

/** One thing to draw on a piece, complete: drawing it needs nothing else but the picture's pixels. */
export type Stamp = {
  /** Stable as long as the stamp means the same thing on this piece. */
  readonly key: string;
  readonly source: StampSource;
  /** Takes the unit square of the picture (0…1, y down) to mm on the piece. A colour covers the whole piece; its matrix says nothing. */
  readonly matrix: Matrix;
  /** Repeat vectors in mm on the piece; null draws the picture once. With one vector it runs along a line only. */
  readonly lattice: Lattice | null;
  readonly opacity: number;
  readonly thickness: Thickness;
  /** What an artwork is made of, where it is more than printed. */
  readonly finish?: ArtworkFinish | undefined;
  /** What is done to the cloth, or to a plain colour as cloth. */
  readonly clothFinish?: ClothFinish | undefined;
};

/** Every stamp of a garment, from back to front, each clipped to the piece it is listed under. */
export type Placement = { readonly [pieceKey: PieceKey]: readonly Stamp[] };

/** A piece with the lines marked on it; a `button` is where one is sewn on. */
export type ButtonedPiece = {
  readonly key: PieceKey;
  readonly internal?: readonly { readonly kind: string; readonly points: readonly Point[] }[];
};

/** What placement needs to know of a style: outlines in mm (y down, closed), grain in degrees, and which arcs are sewn together. */
export type StyleInput = {
  readonly pieces: readonly (ButtonedPiece & { readonly outline: readonly Point[]; readonly grain: number })[];
  readonly seams: readonly { readonly a: SeamSide; readonly b: SeamSide }[];
};
/** A run of outline vertices of one piece, in sewing direction; the first of `a` meets the first of `b`. */
export type SeamSide = { readonly pieceKey: PieceKey; readonly points: readonly Point[] };

/** Size in mm of one tile of each fabric, by `fabricKey`. */
export type TileSizes = ReadonlyMap<string, { readonly mmWidth: number; readonly mmHeight: number }>;

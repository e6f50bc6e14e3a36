import type { Point } from "@selvedge/geometry-core";

/** x, y in mm on a piece; y runs down, the piece lies flat and is seen from its outside. */
export type Point2 = Point;

/** A line that is marked on a piece but not cut: fold, notch, button or topstitching. */
export type InternalLine = {
  readonly kind: "dart" | "fold" | "notch" | "button" | "topstitch";
  readonly points: readonly Point2[];
  /** Of a button, mm. */
  readonly diameter?: number;
};

/** A pattern piece in mm, y down, closed without repeating its first point, without seam allowance. */
export type Piece = {
  readonly key: string;
  readonly name: string;
  readonly side: "front" | "back" | "both";
  readonly outline: readonly Point2[];
  /** Degrees from the vertical of the piece. */
  readonly grain: number;
  /** Where the piece lies on the board: mm, turned by `angle` degrees about its own origin. */
  readonly layout: { readonly x: number; readonly y: number; readonly angle: number };
  readonly internal: readonly InternalLine[];
};

/** A run along the outline of one piece between two named points. */
export type SeamSide = {
  readonly pieceKey: string;
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point2[];
};

/** Two runs sewn together; the first point of `a` meets the first of `b`. Lengths in mm. */
export type Seam = {
  readonly a: SeamSide;
  readonly b: SeamSide;
  readonly kind: "sew" | "gather" | "dart" | "fold" | "attach";
  readonly lengthA: number;
  readonly lengthB: number;
};

/** A thing put on a finished garment at a place of a piece, in mm; a placket's x, y is its upper left corner. */
export type Trim =
  | { readonly kind: "button"; readonly pieceKey: string; readonly x: number; readonly y: number; readonly diameter: number }
  | {
      readonly kind: "buttonhole";
      readonly pieceKey: string;
      readonly x: number;
      readonly y: number;
      readonly length: number;
      readonly lies: "upright" | "level";
    }
  | {
      readonly kind: "placket";
      readonly pieceKey: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** A drafted garment: its pieces, how they are sewn together, and what is put on them. */
export type Pattern = { readonly pieces: readonly Piece[]; readonly seams: readonly Seam[]; readonly trims: readonly Trim[] };

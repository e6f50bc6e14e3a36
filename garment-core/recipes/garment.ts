import type { Body } from "../form/body.ts";
import type { Measurements } from "../pattern/measurements.ts";
import type { Outline } from "../pattern/outline.ts";
import type { InternalLine, Seam, Trim } from "../pattern/pattern.ts";
import type { PieceName } from "../pattern/piece-names.ts";
import type { ClosureKey } from "./closures.ts";
import type { OptionValues } from "./options.ts";
import type { Recipe } from "./recipe.ts";
import type { Sizing } from "./sizing.ts";

/** A piece as it is cut, before it has a place on the board. */
export type CutPiece = {
  /** English name; that of a recipe's piece is a `PieceName`, that of somebody's own is as they call it. */
  readonly name: PieceName | (string & {});
  readonly side: "front" | "back" | "both";
  readonly outline: Outline;
  readonly internal: readonly InternalLine[];
  /** Key of the piece that it is stitched onto, such as a patch pocket; its outline lies where it lies on that piece. */
  readonly on?: string;
};

/**
 * Two runs to sew, written "piece:from>to" or "piece:from>via>to"; their first points meet.
 * `ease` is the length of `a` as a share of that of `b`, declared where they are meant to differ.
 */
export type Sewing = {
  readonly a: string;
  readonly b: string;
  readonly kind: Seam["kind"];
  readonly ease: number;
  /** The closure that shuts this seam and, opened, leaves it open. */
  readonly closure?: ClosureKey;
};

/** What a garment is when one of its closures is open. */
export type Opening = {
  /** The front with the buttonholes, and the one with the buttons. */
  readonly over: string;
  readonly under: string;
  /** How its buttonholes lie. */
  readonly holes: "upright" | "level";
  /** What hangs at either side of it, as the wearer has left and right. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** By what share of their weight they are drawn apart: so far they stand off the vertical. */
  readonly apart: number;
  /** Pieces as they are cut where those of the pattern end at what covers them: the front that lies under, the ends of a stand. */
  readonly pieces: { readonly [pieceKey: string]: Outline };
  /** Seams in place of those that the closure shuts. */
  readonly sewing: readonly Sewing[];
};

/** Rows of the board from top to bottom; a row is columns from left to right, a column is pieces from top to bottom. */
export type Board = readonly (readonly (readonly string[])[])[];

export type Cut = {
  readonly pieces: { readonly [key: string]: CutPiece };
  readonly sewing: readonly Sewing[];
  readonly trims: readonly Trim[];
  readonly board: Board;
  /** What changes where a closure is worn open. */
  readonly openings?: { readonly [key in ClosureKey]?: Opening };
};

/** Puts a place of a flat piece (mm, y down) into the room around the form (mm, y up), bent but hardly stretched. */
export type Placement = (x: number, y: number) => readonly [x: number, y: number, z: number];

/** How one piece differs from the cloth of the garment. */
export type PieceHand = {
  /** Bending stiffness N·m, where interfacing or folding makes the piece stiffer. */
  readonly bend?: number;
  readonly stretch?: number;
  /** Where the piece is of the garment's cloth, but with elastane: its tension as a share of the cloth's. */
  readonly elastane?: number;
  /** Extra distance from the form in mm, for what lies over other layers. */
  readonly layer?: number;
  /** The same while its seams are closed, where cloth under it does not lie down yet; default `layer`. */
  readonly sewingLayer?: number;
};

/** What the solver must know of a garment besides its pattern. */
export type Hanging = {
  readonly places: { readonly [pieceKey: string]: Placement };
  readonly hands: { readonly [pieceKey: string]: PieceHand };
  /** Runs that a belt, elastic or button keeps at a height, mm above the floor. */
  readonly holds: readonly { readonly run: string; readonly height: number }[];
  /** Pairs of pieces whose seam folds freely. */
  readonly creases: readonly (readonly [string, string])[];
  /** Whether the cloth lies on itself in folds or layers and must be kept from passing through itself. */
  readonly folds: boolean;
  /** How far down each limb the form is shown, mm: to just inside the garment's openings. */
  readonly shown: { readonly arm: number; readonly leg: number };
};

/** A garment: who wears it, how it is cut and sewn, how it is put on. */
export type GarmentRecipe = Recipe &
  Sizing & {
    readonly limbs: { readonly arms: "none" | "short" | "long"; readonly legs: boolean };
    /** Negative ease: the share by which the cloth is stretched on average when it is worn; default 0. */
    readonly stretched?: number;
    cut(measurements: Measurements, values: OptionValues): Cut;
    hang(cut: Cut, body: Body): Hanging;
  };

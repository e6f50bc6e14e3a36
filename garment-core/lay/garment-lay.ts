import type { Pattern, Point2 } from "../pattern/pattern.ts";
import { cuttingPieces, laidOpen } from "../pattern/seam-allowance.ts";
import { type Lay, type LayOrder, lays } from "./lay.ts";

const ALLOWANCE_MM = 10;
const SELVEDGE_MM = 10;
const GAP_MM = 3;
/** Garments are laid two together, as a cutting room does: the second fills the gaps of the first. */
const TOGETHER = 2;

/** Orders of pieces that are tried before the lay is final. */
export const SETTLED_TRIES = 24;

/** What of a garment is cut from one cloth. Width from edge to edge and repeat along the warp in mm; a repeat of 0 is not matched. */
export type ClothPieces = {
  readonly pieceKeys: readonly string[];
  readonly width: number;
  readonly repeat: number;
  readonly nap: LayOrder["nap"];
};

/** A garment laid on a cloth: an estimate of what a cutting room takes. */
export type GarmentLay = {
  /** Of the cloth for one garment, mm. */
  readonly lengthEach: number;
  /** How many garments lie in `lay`. */
  readonly garments: number;
  /** Of the cloth between its selvedges, mm: the width of `lay`. */
  readonly usable: number;
  readonly allowance: number;
  readonly lay: Lay;
  /** What lies there, with seam allowance, by the keys of `lay.placed`. */
  readonly outlines: ReadonlyMap<string, readonly Point2[]>;
};

/** Lays the pieces of a garment on a cloth, with seam allowance and free of the selvedges; more tries never take more cloth. */
export function layGarment(pattern: Pattern, { pieceKeys, width, repeat, nap }: ClothPieces, tries: number): GarmentLay {
  const wanted = new Set(pieceKeys);
  const pieces = cuttingPieces(pattern, ALLOWANCE_MM)
    .filter(({ piece }) => wanted.has(piece.key))
    .map(({ piece, cutLine, fold, count }) => ({ key: piece.key, outline: laidOpen(cutLine, fold), count: count * TOGETHER }));
  const usable = width - 2 * SELVEDGE_MM;
  let best: Lay = { length: 0, efficiency: 0, placed: [], tooWide: [] };
  for (const lay of lays({ pieces, width: usable, nap, repeat, gap: GAP_MM, tries })) best = lay;
  return {
    lengthEach: best.length / TOGETHER,
    garments: TOGETHER,
    usable,
    allowance: ALLOWANCE_MM,
    lay: best,
    outlines: new Map(pieces.map(({ key, outline }) => [key, outline])),
  };
}

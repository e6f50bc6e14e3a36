import type { ShownForm, ShownPiece } from "../mesh/shown-mesh.ts";
import { FormDistance, gapOf } from "./gap.ts";
import { type Direction, stretchOf } from "./stretch.ts";

/** What a fit is read from: stretch in percent, or the gap to the form in mm. */
export const FIT_KEYS = ["warp", "weft", "bias", "gap"] as const satisfies readonly (Direction | "gap")[];
export type FitKey = (typeof FIT_KEYS)[number];

export type FitRequest = {
  readonly fit: FitKey;
  readonly pieces: readonly (Pick<ShownPiece, "key" | "mm" | "positions" | "triangles"> & { readonly grain: number })[];
  readonly form: Pick<ShownForm, "positions" | "triangles">;
};

/** Values of each vertex, piece by piece; where the most is; and the value that the end of the scale stands for. */
export type FitMap = {
  readonly fit: FitKey;
  readonly values: readonly Float32Array<ArrayBuffer>[];
  readonly most: { readonly value: number; readonly pieceKey: string };
  readonly top: number;
};

/** Scales end at one of these, in percent or mm. */
const TOPS = [2, 4, 8, 16, 32, 64, 120] as const;
/** Parts of a scale; a line is drawn on the cloth between them. */
export const SCALE_PARTS = 4;
/** The scale covers this share of the cloth; the rest has its last colour. */
const RANGE_SHARE = 0.98;

/** The end of a scale that covers all but a fiftieth of the cloth. */
export function topOf(values: readonly Float32Array[]): number {
  const all = Float32Array.from(values.flatMap((list) => [...list])).sort();
  const rangeEnd = all[Math.floor(RANGE_SHARE * (all.length - 1))] ?? 0;
  return TOPS.find((top) => top >= rangeEnd) ?? TOPS.at(-1)!;
}

/** Measures a draped garment. */
export function fitMap({ fit, pieces, form }: FitRequest): FitMap {
  const distance = fit === "gap" ? new FormDistance(form) : null;
  const values = pieces.map((piece) =>
    distance ? gapOf(piece, distance) : stretchOf(piece, fit as Direction, piece.grain),
  ) as Float32Array<ArrayBuffer>[];
  const most = { value: Number.NEGATIVE_INFINITY, pieceKey: "" };
  values.forEach((list, index) => {
    for (const value of list) if (value > most.value) Object.assign(most, { value, pieceKey: pieces[index]!.key });
  });
  return { fit, values, most, top: topOf(values) };
}

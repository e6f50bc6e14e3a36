import { modulo } from "@selvedge/geometry-core";
import type { Mm } from "../units.ts";

/** 1: the end is lifted over the pick and shows on the face; 0: the pick shows. */
export type Lift = 0 | 1;
/** One pick: a lift for each end of the repeat, from the left. */
export type Pick = readonly Lift[];
/** Rows are picks in the order of weaving (the first is the lowest in the cloth), columns are ends from the left. */
export type Lifts = readonly Pick[];
export type Weave = {
  readonly key: string;
  readonly name: string;
  readonly lifts: Lifts;
  /** Ends go in pairs whose two change sides after every pick; the gaps between the pairs stay open. */
  readonly leno?: true;
  /** Cords that stand up between stitching ends: the height of each end of the repeat, 0 … 1, and of the highest in mm. */
  readonly cords?: { readonly ends: readonly number[]; readonly heightMm: Mm };
};
/** Z rises to the right on the face (right-hand twill), S to the left. */
export type TwillLine = "Z" | "S";

export const endsOf = (weave: Weave): number => weave.lifts[0]!.length;
export const picksOf = (weave: Weave): number => weave.lifts.length;

const draft = (picks: number, ends: number, isUp: (pick: number, end: number) => boolean): Lifts =>
  Array.from({ length: picks }, (_, pick) => Array.from({ length: ends }, (_, end): Lift => (isUp(pick, end) ? 1 : 0)));

/** Over and under by turns, with `ends` threads and `picks` shots moving as one: 1×1 plain, 2×2 hopsack, 2×1 oxford. */
export const basket = (ends: number, picks: number): Lifts =>
  draft(2 * picks, 2 * ends, (pick, end) => (Math.floor(pick / picks) + Math.floor(end / ends)) % 2 === 0);

/** An end goes over `over` picks and under `under`; each next pick steps one end. */
export const twill = (over: number, under: number, line: TwillLine = "Z"): Lifts => {
  const size = over + under;
  return draft(size, size, (pick, end) => modulo(line === "Z" ? pick - end : pick + end, size) < over);
};

/** A twill whose line turns every `width` ends; at the turn it is cut so that opposite lifts meet. */
export const herringbone = (over: number, under: number, width: number): Lifts => {
  const size = over + under;
  return draft(size, 2 * width, (pick, end) =>
    end < width ? modulo(pick - end, size) < over : modulo(pick + end - 2 * width + 1 + over, size) < over,
  );
};

/**
 * Warp-faced satin of `ends` threads: each end goes under one pick, and the binding point moves by `step`.
 * `step` must be prime to `ends` and neither 1 nor `ends` − 1.
 */
export const satin = (ends: number, step: number): Lifts => draft(ends, ends, (pick, end) => modulo(pick * step, ends) !== end);

/** Weft-faced satin: the back of `satin`. */
export const sateen = (ends: number, step: number): Lifts => draft(ends, ends, (pick, end) => modulo(pick * step, ends) === end);

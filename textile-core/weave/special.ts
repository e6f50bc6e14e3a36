import { hash } from "../render/noise.ts";
import { drawn } from "./drawn.ts";
import type { Lift, Lifts } from "./weave.ts";

const grid = (picks: number, ends: number, isUp: (pick: number, end: number) => boolean): Lifts =>
  Array.from({ length: picks }, (_, pick) => Array.from({ length: ends }, (_, end): Lift => (isUp(pick, end) ? 1 : 0)));

/**
 * Honeycomb (waffle) of `size` ends and picks, an even number from 6: a pointed draw whose diamond is filled with warp
 * floats inside and weft floats outside. The longest floats become the ridges of the cells.
 */
export function honeycomb(size: number): Lifts {
  const half = size / 2;
  return grid(size, size, (pick, end) => {
    const along = Math.abs(end - half) + Math.abs(pick - half);
    return along === half || along < half - 1;
  });
}

/** A twill of 63°: each next end begins two picks later. `column` is one end from the first pick, of an even number. */
export function steepTwill(column: readonly Lift[]): Lifts {
  const size = column.length;
  return grid(size, size / 2, (pick, end) => column[(((pick - 2 * end) % size) + size) % size] === 1);
}

/** Longest float of a crêpe; a longer one would snag. */
const CREPE_FLOAT = 3;

const isTooLong = (liftAt: (step: number) => Lift, steps: number): boolean => {
  for (let from = 0; from < steps; from++) {
    let run = 1;
    while (run <= CREPE_FLOAT && liftAt((from + run) % steps) === liftAt(from)) run++;
    if (run > CREPE_FLOAT) return true;
  }
  return false;
};

/** A crêpe: short floats in no order, so that no line shows. Plain weave in which lifts are turned wherever floats stay short. */
export function crepe(size: number, seed: number): Lifts {
  const lifts = grid(size, size, (pick, end) => (pick + end) % 2 === 0).map((pick) => [...pick]);
  for (let turn = 0; turn < size * size; turn++) {
    const pick = Math.floor(hash(seed + 2 * turn) * size);
    const end = Math.floor(hash(seed + 2 * turn + 1) * size);
    const row = lifts[pick]!;
    row[end] = row[end] === 1 ? 0 : 1;
    if (isTooLong((step) => row[step]!, size) || isTooLong((step) => lifts[step]![end]!, size)) row[end] = row[end] === 1 ? 0 : 1;
  }
  return lifts;
}

/**
 * Bedford cord: two cords of `width` ends, each between stitching ends. While one cord weaves plain for two picks, the
 * weft floats behind the other and draws it up.
 */
export const bedfordCord = (width: number): Lifts =>
  grid(4, 2 * (width + 2), (pick, end) => {
    const inCord = end % (width + 2);
    const isPlain = (pick + end) % 2 === 0;
    if (inCord >= width) return isPlain;
    const weaves = end < width + 2 ? pick < 2 : pick >= 2;
    return weaves ? isPlain : true;
  });

/** How far each end of a Bedford cord stands up: round between its stitching ends. */
export const bedfordRise = (width: number): readonly number[] =>
  Array.from({ length: 2 * (width + 2) }, (_, end) => {
    const inCord = end % (width + 2);
    return inCord >= width ? 0 : Math.sin((Math.PI * (inCord + 0.5)) / width) ** 0.6;
  });

/** Huckaback of ten ends: plain ground with small floats set like bricks. */
export const HUCKABACK: Lifts = drawn(
  "X.X.XX.X.X",
  ".X.X.XXXXX",
  "X.X.XX.X.X",
  ".X.X.XXXXX",
  "X.X.X.X.X.",
  "X.X.XX.X.X",
  "XXXXX.X.X.",
  "X.X.XX.X.X",
  "XXXXX.X.X.",
  ".X.X.X.X.X",
);

/** Mock leno of six: threads drawn into groups of three, with gaps between the groups. */
export const MOCK_LENO: Lifts = drawn("X.X.X.", "XXX...", "X.X.X.", ".X.X.X", "...XXX", ".X.X.X");

/** Bird's eye: small diamonds of a pointed 2/2 twill. */
export const BIRDS_EYE: Lifts = drawn(
  "X.X.X.X.",
  ".XXX...X",
  "XX.XX.X.",
  ".X.X.XXX",
  "X.X.X.X.",
  ".X.X.XXX",
  "XX.XX.X.",
  ".XXX...X",
);

import type { Lift, Lifts } from "./weave.ts";

/** A weave as it stands on point paper: `X` an end up, anything else an end down; the first line is the top pick. */
export const drawn = (...lines: readonly string[]): Lifts =>
  [...lines].reverse().map((line) => [...line].map((mark): Lift => (mark === "X" ? 1 : 0)));

import type { Shape, Stretch } from "./shape.ts";

/** What of the cloth is taken: along the warp, column by column. */
export type Taken = { readonly columns: Stretch[][] };

/** Rounding of places, mm. */
const SAME_MM = 1e-6;

export const emptyCloth = (columns: number): Taken => ({ columns: Array.from({ length: columns }, () => []) });

/** The first place at or past `y` that lies a whole number of repeats from `phase`. */
const onRepeat = (y: number, phase: number, repeat: number): number =>
  repeat > 0 ? phase + Math.ceil((y - phase) / repeat - SAME_MM) * repeat : y;

/**
 * How near the beginning of the cloth a shape can lie with its left edge on a column: mm, or null where it would end at or
 * past `limit`. With a repeat its own origin lies at a whole number of repeats.
 */
export function nearest(taken: Taken, shape: Shape, column: number, repeat: number, limit: number): number | null {
  const phase = ((shape.top % repeat) + repeat) % repeat;
  let y = onRepeat(0, phase, repeat);
  for (let settled = 0, i = 0; settled < shape.columns.length; i = (i + 1) % shape.columns.length, settled++) {
    const others = taken.columns[column + i]!;
    for (const [from, to] of shape.columns[i]!) {
      for (const [start, end] of others) {
        if (start >= y + to - SAME_MM) break;
        if (end <= y + from + SAME_MM) continue;
        y = onRepeat(end - from, phase, repeat);
        settled = -1;
      }
    }
    if (y + shape.height >= limit) return null;
  }
  return y;
}

/** Takes the place of a shape out of the cloth. */
export function take(taken: Taken, shape: Shape, column: number, y: number): void {
  shape.columns.forEach((stretches, i) => {
    const line = taken.columns[column + i]!;
    for (const [from, to] of stretches) line.push([from + y, to + y]);
    line.sort((a, b) => a[0] - b[0]);
  });
}

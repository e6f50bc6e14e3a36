import type { Point } from "./point.ts";

/** A box along the axes. */
export type Bounds = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };

/** The box around points; without any it is inverted and shares nothing with any other. */
export function boundsOf(points: readonly Point[]): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < minX) minX = x;
    if (y < minY) minY = y;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

export const middleOfBounds = ({ minX, minY, maxX, maxY }: Bounds): Point => [(minX + maxX) / 2, (minY + maxY) / 2];

/** A box moved by a shift. */
export const movedBounds = ({ minX, minY, maxX, maxY }: Bounds, [x, y]: Point): Bounds => ({
  minX: minX + x,
  minY: minY + y,
  maxX: maxX + x,
  maxY: maxY + y,
});

/** The four corners of a box, in order around it from the upper left one. */
export const cornersOfBounds = ({ minX, minY, maxX, maxY }: Bounds): readonly [Point, Point, Point, Point] => [
  [minX, minY],
  [maxX, minY],
  [maxX, maxY],
  [minX, maxY],
];

/** Whether two boxes share at least an edge. */
export function touch(a: Bounds, b: Bounds): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** Whether two boxes share more than an edge. */
export function overlap(a: Bounds, b: Bounds): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

/** The part that two boxes share; null when it is no more than an edge. */
export function intersection(a: Bounds, b: Bounds): Bounds | null {
  if (!overlap(a, b)) return null;
  return {
    minX: Math.max(a.minX, b.minX),
    minY: Math.max(a.minY, b.minY),
    maxX: Math.min(a.maxX, b.maxX),
    maxY: Math.min(a.maxY, b.maxY),
  };
}

/** The box around two boxes. */
export function boundsAround(a: Bounds, b: Bounds): Bounds {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

import { cross, distance, type Point } from "./point.ts";

// An outline is closed, its first point not repeated.

/** Area inside an outline, positive when it runs clockwise as seen with y pointing down (shoelace formula). */
export function signedArea(outline: readonly Point[]): number {
  let twice = 0;
  for (let i = 0; i < outline.length; i++) twice += cross(outline[i]!, outline[i + 1 < outline.length ? i + 1 : 0]!);
  return twice / 2;
}

/** Area inside an outline, whichever way it runs. */
export const areaOf = (outline: readonly Point[]): number => Math.abs(signedArea(outline));

/** Length of an outline, all round. */
export function perimeterOf(outline: readonly Point[]): number {
  let length = 0;
  for (let i = 0; i < outline.length; i++) length += distance(outline[i]!, outline[i + 1 < outline.length ? i + 1 : 0]!);
  return length;
}

/** Whether a point lies inside an outline (even-odd rule). On the edge either answer may come. */
export function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, before = outline.length - 1; i < outline.length; before = i++) {
    const [a, b] = [outline[i]!, outline[before]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

import type { Point2 } from "../../pattern/pattern.ts";

/** A run of places of a drawing; `line` is where it stands in the file. */
export type Run = { readonly points: readonly Point2[]; readonly isClosed: boolean; readonly line: number };
/** Runs put end to end: closed, or as far as they went. */
export type Chained = { readonly points: readonly Point2[]; readonly gap: number };

const apart = ([x, y]: Point2, [u, v]: Point2): number => Math.hypot(x - u, y - v);

/** A line without the places that repeat the one before, and without its first place again at its end. */
export function tidied(points: readonly Point2[], nearest: number): Point2[] {
  const kept: Point2[] = [];
  for (const place of points) if (kept.length === 0 || apart(kept.at(-1)!, place) > nearest) kept.push(place);
  while (kept.length > 1 && apart(kept[0]!, kept.at(-1)!) <= nearest) kept.pop();
  return kept;
}

/** Open runs put end to end from the first, each time the nearest end of those that are left, turned where it has to be. `gap` is the widest step between two runs or back to the start. */
export function chained(runs: readonly Run[]): Chained {
  const left = runs.map(({ points }) => points);
  const points = [...(left.shift() ?? [])];
  let gap = 0;
  while (left.length > 0) {
    const end = points.at(-1)!;
    let best = { index: 0, isTurned: false, step: Infinity };
    for (const [index, run] of left.entries())
      for (const isTurned of [false, true]) {
        const step = apart(end, (isTurned ? run.at(-1) : run[0])!);
        if (step < best.step) best = { index, isTurned, step };
      }
    const [next] = left.splice(best.index, 1);
    gap = Math.max(gap, best.step);
    points.push(...(best.isTurned ? [...next!].reverse() : next!));
  }
  if (points.length > 0) gap = Math.max(gap, apart(points[0]!, points.at(-1)!));
  return { points, gap };
}

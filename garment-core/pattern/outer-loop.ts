import { along, cross, directionOf, distance, minus, signedArea } from "@selvedge/geometry-core";
import type { Point2 } from "./pattern.ts";

/** A place where the line crosses itself: how far along each of its two stretches, as shares of their length. */
type Crossing = { readonly on: readonly [number, number]; readonly at: readonly [number, number]; readonly place: Point2 };

function crossingsOf(line: readonly Point2[]): Crossing[] {
  const count = line.length;
  const found: Crossing[] = [];
  const boxes = line.map((p, i) => {
    const q = line[(i + 1) % count]!;
    return [Math.min(p[0], q[0]), Math.max(p[0], q[0]), Math.min(p[1], q[1]), Math.max(p[1], q[1])] as const;
  });
  for (let i = 0; i < count; i++) {
    const [p, r] = [line[i]!, minus(line[(i + 1) % count]!, line[i]!)];
    const [left, right, top, bottom] = boxes[i]!;
    for (let j = i + 2; j < count; j++) {
      const other = boxes[j]!;
      if (other[0] > right || other[1] < left || other[2] > bottom || other[3] < top || (i === 0 && j === count - 1)) continue;
      const [q, s] = [line[j]!, minus(line[(j + 1) % count]!, line[j]!)];
      const turn = cross(r, s);
      if (Math.abs(turn) < 1e-12) continue;
      const [t, u] = [cross(minus(q, p), s) / turn, cross(minus(q, p), r) / turn];
      if (t >= 0 && t < 1 && u >= 0 && u < 1) found.push({ on: [i, j], at: [t, u], place: along(p, r, t) });
    }
  }
  return found;
}

/**
 * The outermost way round a closed clockwise line that may cross itself: its loops are left out. Costs the square of the
 * number of points.
 */
export function outerLoop(line: readonly Point2[]): readonly Point2[] {
  const crossings = crossingsOf(line);
  if (crossings.length === 0) return line;
  const count = line.length;
  const onStretch = new Map<number, { at: number; crossing: Crossing; side: 0 | 1 }[]>();
  for (const crossing of crossings)
    for (const side of [0, 1] as const) {
      const stretch = onStretch.get(crossing.on[side]) ?? [];
      stretch.push({ at: crossing.at[side], crossing, side });
      onStretch.set(crossing.on[side], stretch);
    }
  for (const stretch of onStretch.values()) stretch.sort((a, b) => a.at - b.at);
  const heading = (i: number): Point2 => directionOf(line[i]!, line[(i + 1) % count]!);

  const start = line.reduce(
    (best, [x, y], i) => (x < line[best]![0] || (x === line[best]![0] && y < line[best]![1]) ? i : best),
    0,
  );
  const way: Point2[] = [line[start]!];
  let [stretch, from] = [start, -1];
  for (let steps = 0; steps < 4 * (count + crossings.length); steps++) {
    const next = onStretch.get(stretch)?.find(({ at }) => at > from);
    if (!next) {
      stretch = (stretch + 1) % count;
      from = -1;
      if (stretch === start) return signedArea(way) > 0 ? way : line;
      way.push(line[stretch]!);
      continue;
    }
    const other = next.side === 0 ? 1 : 0;
    const [on, at] = [next.crossing.on[other], next.crossing.at[other]];
    from = next.at;
    // The outside lies to the left of a clockwise line.
    if (cross(heading(stretch), heading(on)) >= 0) continue;
    if (distance(way.at(-1)!, next.crossing.place) > 1e-6) way.push(next.crossing.place);
    [stretch, from] = [on, at];
  }
  return withoutLoops(line);
}

/** Loops within loops lead the way above back into itself: here they are cut off one after the other, the shortest first. */
function withoutLoops(line: readonly Point2[]): readonly Point2[] {
  const [first, ...others] = crossingsOf(line);
  if (!first) return line;
  const span = ({ on }: Crossing): number => Math.min(on[1] - on[0], line.length - on[1] + on[0]);
  const { on, place } = others.reduce((best, one) => (span(one) < span(best) ? one : best), first);
  const between = line.slice(on[0] + 1, on[1] + 1);
  const isLoopBetween = 2 * between.length <= line.length;
  return withoutLoops(isLoopBetween ? [...line.slice(0, on[0] + 1), place, ...line.slice(on[1] + 1)] : [...between, place]);
}

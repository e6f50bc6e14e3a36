import { boundsOf } from "@selvedge/geometry-core";
import { offsetOutline } from "../pattern/offset.ts";
import type { Point2 } from "../pattern/pattern.ts";

/** Degrees a piece is turned by on the cloth: with the warp, across it, against it. */
export type Turn = 0 | 90 | 180 | 270;
/** A stretch along the warp, mm. */
export type Stretch = readonly [from: number, to: number];

/** What a turned piece takes up, in columns along the warp that are each as wide as the next; mm from its left upper corner. */
export type Shape = {
  readonly turn: Turn;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly columns: readonly (readonly Stretch[])[];
};

/** Rounding of places, mm. */
const SAME_MM = 1e-6;

const TURNS: Readonly<Record<Turn, (point: Point2) => Point2>> = {
  0: (point) => point,
  90: ([x, y]) => [-y, x],
  180: ([x, y]) => [-x, -y],
  270: ([x, y]) => [y, -x],
};
/** A place of a piece, turned about its origin. */
export const turned = (point: Point2, turn: Turn): Point2 => TURNS[turn](point);

/** Stretches joined where they touch, in order. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const sorted = [...stretches].sort((a, b) => a[0] - b[0]);
  const whole: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}

/** Where the vertical at `x` lies inside a closed line. */
function insideAt(outline: readonly Point2[], x: number): readonly Stretch[] {
  const crossings = outline
    .flatMap(([px, py], i) => {
      const [qx, qy] = outline[(i + 1) % outline.length]!;
      return px <= x === qx <= x ? [] : [py + ((qy - py) * (x - px)) / (qx - px)];
    })
    .sort((a, b) => a - b);
  return crossings.flatMap((from, i): readonly Stretch[] => (i % 2 === 0 ? [[from, crossings[i + 1] ?? from]] : []));
}

/** The part of an edge between two verticals, as its stretch along the warp; null when it lies outside or on one of them. */
function within([px, py]: Point2, [qx, qy]: Point2, from: number, to: number): Stretch | null {
  const [left, right] = [Math.max(from, Math.min(px, qx)), Math.min(to, Math.max(px, qx))];
  if (left > right || left >= to - SAME_MM || right <= from + SAME_MM) return null;
  const yAt = (x: number) => py + ((qy - py) * (x - px)) / (qx - px);
  const [a, b] = px === qx ? [py, qy] : [yAt(left), yAt(right)];
  return [Math.min(a, b), Math.max(a, b)];
}

/** A piece turned and cut into columns of `column` mm: never less than it takes up, `gap` mm kept free between pieces. */
export function shapeOf(outline: readonly Point2[], turn: Turn, column: number, gap: number): Shape {
  const grown =
    gap > 0
      ? offsetOutline(
          outline,
          outline.map(() => ({ mm: gap / 2 })),
        )
      : outline;
  const points = grown.map((point) => turned(point, turn));
  const { minX: left, minY: top, maxX, maxY } = boundsOf(points);
  const [width, height] = [maxX - left, maxY - top];
  const place = points.map(([x, y]): Point2 => [x - left, y - top]);
  const count = Math.max(1, Math.ceil(width / column - 1e-6));
  const columns = Array.from({ length: count }, (_, i) => {
    const [from, to] = [i * column, Math.min(width, (i + 1) * column)];
    const edges = place.flatMap((point, index) => {
      const stretch = within(point, place[(index + 1) % place.length]!, from, to);
      return stretch ? [stretch] : [];
    });
    return joined([...edges, ...insideAt(place, from + SAME_MM), ...insideAt(place, to - SAME_MM)]);
  });
  return { turn, left, top, width, height, columns };
}

import { clipToConvex, contains, type Matrix, type Point } from "@selvedge/geometry-core";

/** A run of points with the way in mm from its start to each of them. */
export type Run = { readonly points: readonly Point[]; readonly ways: readonly number[]; readonly length: number };

export function runOf(points: readonly Point[]): Run {
  const ways = [0];
  for (let index = 1; index < points.length; index++) {
    const [x, y] = points[index]!;
    const [beforeX, beforeY] = points[index - 1]!;
    ways.push(ways[index - 1]! + Math.hypot(x - beforeX, y - beforeY));
  }
  return { points, ways, length: ways[ways.length - 1]! };
}

/** The point a given way along a run; beyond either end it is the end. */
export function pointAt({ points, ways }: Run, way: number): Point {
  let end = 1;
  while (end < ways.length - 1 && ways[end]! < way) end++;
  const [a, b] = [points[end - 1]!, points[end]!];
  const step = ways[end]! - ways[end - 1]!;
  const share = step === 0 ? 0 : Math.min(1, Math.max(0, (way - ways[end - 1]!) / step));
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/** From where to where, in mm along a run, it passes through a convex outline. Null when it does not. */
export function passage({ points, ways }: Run, convex: readonly Point[]): readonly [from: number, to: number] | null {
  let [from, to] = [Infinity, -Infinity];
  for (let index = 1; index < points.length; index++) {
    const inside = clipToConvex(points[index - 1]!, points[index]!, convex);
    if (!inside) continue;
    const step = ways[index]! - ways[index - 1]!;
    from = Math.min(from, ways[index - 1]! + inside[0] * step);
    to = Math.max(to, ways[index - 1]! + inside[1] * step);
  }
  return from <= to ? [from, to] : null;
}

/** The motion without stretch or mirror that brings points closest to their partners (least squares; Kabsch, 1976, in the plane). */
export function bestFit(from: readonly Point[], to: readonly Point[]): Matrix {
  const [fromX, fromY] = centreOf(from);
  const [toX, toY] = centreOf(to);
  let [dot, cross] = [0, 0];
  for (let index = 0; index < from.length; index++) {
    const [ax, ay] = [from[index]![0] - fromX, from[index]![1] - fromY];
    const [bx, by] = [to[index]![0] - toX, to[index]![1] - toY];
    dot += ax * bx + ay * by;
    cross += ax * by - ay * bx;
  }
  const size = Math.hypot(dot, cross);
  const [cos, sin] = size === 0 ? [1, 0] : [dot / size, cross / size];
  return [cos, sin, -sin, cos, toX - cos * fromX + sin * fromY, toY - sin * fromX - cos * fromY];
}

function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

const BESIDE_MM = 0.1;

/** On which hand of a run its piece lies: 1 right of the way as seen on the board, −1 left, 0 when it cannot be decided. */
export function handOf(outline: readonly Point[], { points, ways }: Run): -1 | 0 | 1 {
  let longest = 1;
  for (let index = 2; index < points.length; index++)
    if (ways[index]! - ways[index - 1]! > ways[longest]! - ways[longest - 1]!) longest = index;
  const [a, b] = [points[longest - 1]!, points[longest]!];
  const length = ways[longest]! - ways[longest - 1]!;
  if (length === 0) return 0;
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const beside: Point = [(-(b[1] - a[1]) / length) * BESIDE_MM, ((b[0] - a[0]) / length) * BESIDE_MM];
  const right = contains(outline, [x + beside[0], y + beside[1]]);
  const left = contains(outline, [x - beside[0], y - beside[1]]);
  return right === left ? 0 : right ? 1 : -1;
}

const MIN_FIT_MM = 20;
const FIT_POINTS = 17;

/**
 * The motion that takes one side of a seam to the side it is sewn to, fitted where something passes over it. The sides may differ in length
 * (ease): points at the same share of each meet.
 */
export function acrossSeam(from: Run, to: Run, [start, end]: readonly [number, number]): Matrix {
  const widen = Math.max(0, MIN_FIT_MM - (end - start)) / 2;
  const [first, last] = [Math.max(0, start - widen), Math.min(from.length, end + widen)];
  const shares = Array.from(
    { length: FIT_POINTS },
    (_, index) => (first + ((last - first) * index) / (FIT_POINTS - 1)) / from.length,
  );
  return bestFit(
    shares.map((share) => pointAt(from, share * from.length)),
    shares.map((share) => pointAt(to, share * to.length)),
  );
}

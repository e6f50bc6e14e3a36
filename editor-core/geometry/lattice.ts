import type { Matrix, Point, Stamp } from "../placement/stamp.ts";
import { cornersOf } from "./matrix.ts";
import { type Bounds, boundsOf, touch } from "./polygon.ts";

/** Which copy of a lattice: i steps along u and j along v. */
export type Cell = readonly [i: number, j: number];

/** How far a cell's copy is shifted, in mm. */
export function shiftOf(lattice: NonNullable<Stamp["lattice"]>, [i, j]: Cell): Point {
  const { u, v } = lattice;
  return v ? [i * u[0] + j * v[0], i * u[1] + j * v[1]] : [i * u[0], i * u[1]];
}

/**
 * The cells whose copies of a picture (its box) touch an area, one after the other: the caller may stop when they are too many to draw singly.
 * Without a lattice it is the one cell [0, 0] or none.
 */
export function* cellsIn(matrix: Matrix, lattice: Stamp["lattice"], area: Bounds): Generator<Cell> {
  const box = boundsOf(cornersOf(matrix));
  if (!lattice) {
    if (touch(box, area)) yield [0, 0];
    return;
  }
  // A copy shifted by s touches the area when s lies in this box.
  const shifts: Bounds = {
    minX: area.minX - box.maxX,
    minY: area.minY - box.maxY,
    maxX: area.maxX - box.minX,
    maxY: area.maxY - box.minY,
  };
  const { u, v } = lattice;
  if (!v) {
    for (const i of along(u, shifts)) yield [i, 0];
    return;
  }
  const size = u[0] * v[1] - u[1] * v[0];
  const rows = [
    [shifts.minX, shifts.minY],
    [shifts.maxX, shifts.minY],
    [shifts.maxX, shifts.maxY],
    [shifts.minX, shifts.maxY],
  ].map(([x, y]) => (u[0] * y! - u[1] * x!) / size);
  for (const j of whole(Math.min(...rows), Math.max(...rows))) {
    const [x, y] = [j * v[0], j * v[1]];
    const row = { minX: shifts.minX - x, minY: shifts.minY - y, maxX: shifts.maxX - x, maxY: shifts.maxY - y };
    for (const i of along(u, row)) yield [i, j];
  }
}

/** The whole multiples of a vector that lie in a box. */
function along([x, y]: Point, box: Bounds): Iterable<number> {
  const [fromX, toX] = between(x, box.minX, box.maxX);
  const [fromY, toY] = between(y, box.minY, box.maxY);
  return whole(Math.max(fromX, fromY), Math.min(toX, toY));
}

function between(step: number, min: number, max: number): readonly [number, number] {
  if (step === 0) return min <= 0 && 0 <= max ? [-Infinity, Infinity] : [Infinity, -Infinity];
  return step > 0 ? [min / step, max / step] : [max / step, min / step];
}

/** Rounding must not lose a copy that only just touches. */
const TOUCH = 1e-9;

function* whole(from: number, to: number): Generator<number> {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return;
  for (let at = Math.ceil(from - TOUCH); at <= to + TOUCH; at++) yield at + 0;
}

import type { Bounds } from "./bounds.ts";
import { cornersOfBounds } from "./bounds.ts";
import { apply, determinantOf, invert, isFlat, type Matrix, pictureBounds } from "./matrix.ts";
import type { Point } from "./point.ts";

/** Repeat vectors of a picture; with one it runs along a line only. */
export type Lattice = { readonly u: Point; readonly v: Point | null };
/** Which copy of a lattice: i steps along u and j along v. */
export type Cell = readonly [i: number, j: number];

/** How far a cell's copy is shifted. */
export function shiftOf({ u, v }: Lattice, [i, j]: Cell): Point {
  return v ? [i * u[0] + j * v[0], i * u[1] + j * v[1]] : [i * u[0], i * u[1]];
}

/** A copy lies in an area when it reaches into it by more than this, a millionth of a thread: what rounding adds at an edge is not counted. */
const EDGE_MM = 1e-9;

/**
 * The cells whose copies of a picture (its box) share more than an edge with an area, row by row: of a plane cut into windows, each holds
 * exactly the copies of which it shows something. The caller may stop when they are too many to draw singly. Without a lattice it is the
 * one cell [0, 0] or none; vectors side by side make a line of the first, and a vector of no length repeats nothing.
 */
export function* cellsIn(matrix: Matrix, lattice: Lattice | null, area: Bounds): Generator<Cell> {
  const shifts = shiftsInto(pictureBounds(matrix), area);
  if (!lattice) {
    if (holds(shifts, [0, 0])) yield [0, 0];
    return;
  }
  const { u, v } = lattice;
  if (!v || isFlat(planeOf(u, v))) {
    for (const i of alongLine(u, shifts)) yield [i, 0];
    return;
  }
  const back = invert(planeOf(u, v));
  const rows = cornersOfBounds(shifts).map((corner) => apply(back, corner)[1]);
  for (const j of wholeNumbers(Math.min(...rows), Math.max(...rows))) {
    const [x, y] = [j * v[0], j * v[1]];
    const row = { minX: shifts.minX - x, minY: shifts.minY - y, maxX: shifts.maxX - x, maxY: shifts.maxY - y };
    for (const i of alongLine(u, row)) yield [i, j];
  }
}

/** About how many cells of a lattice over the plane `cellsIn` says, without counting them; 0 for a line, whose copies are few. */
export function countOfCells(matrix: Matrix, { u, v }: Lattice, area: Bounds): number {
  if (!v || isFlat(planeOf(u, v))) return 0;
  const { minX, minY, maxX, maxY } = shiftsInto(pictureBounds(matrix), area);
  return ((maxX - minX) * (maxY - minY)) / Math.abs(determinantOf(planeOf(u, v)));
}

/** Takes cells to their shifts. */
const planeOf = (u: Point, v: Point): Matrix => [u[0], u[1], v[0], v[1], 0, 0];

/** The shifts at which a box reaches into an area. */
const shiftsInto = (box: Bounds, area: Bounds): Bounds => ({
  minX: area.minX - box.maxX + EDGE_MM,
  minY: area.minY - box.maxY + EDGE_MM,
  maxX: area.maxX - box.minX - EDGE_MM,
  maxY: area.maxY - box.minY - EDGE_MM,
});

const holds = ({ minX, minY, maxX, maxY }: Bounds, [x, y]: Point): boolean => minX <= x && x <= maxX && minY <= y && y <= maxY;

/** The whole multiples of a vector that lie in a box. */
function alongLine([x, y]: Point, box: Bounds): Iterable<number> {
  if (x === 0 && y === 0) return holds(box, [0, 0]) ? [0] : [];
  const [fromX, toX] = multiplesBetween(x, box.minX, box.maxX);
  const [fromY, toY] = multiplesBetween(y, box.minY, box.maxY);
  return wholeNumbers(Math.max(fromX, fromY), Math.min(toX, toY));
}

function multiplesBetween(step: number, min: number, max: number): readonly [number, number] {
  if (step === 0) return min <= 0 && 0 <= max ? [-Infinity, Infinity] : [Infinity, -Infinity];
  return step > 0 ? [min / step, max / step] : [max / step, min / step];
}

function* wholeNumbers(from: number, to: number): Generator<number> {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return;
  for (let whole = Math.ceil(from); whole <= to; whole++) yield whole + 0;
}

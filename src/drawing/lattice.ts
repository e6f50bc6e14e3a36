import type { Matrix, Point, Stamp } from "@selvedge/editor-core";
import { apply, type Bounds, invert, overlap, pictureBounds } from "./matrix.ts";

export type Lattice = NonNullable<Stamp["lattice"]>;

/** How far each copy of a picture is moved from the first, in mm. */
export type Cells =
  | { readonly kind: "few"; readonly shifts: readonly Point[] }
  | { readonly kind: "many"; readonly count: number };

/** More copies than this are drawn as one repeated tile. */
export const MAX_SINGLE_CELLS = 64;

/** The copies of a picture that touch the box; `many` when there are more than is sensible to draw one by one. */
export function latticeCells(matrix: Matrix, lattice: Stamp["lattice"], box: Bounds): Cells {
  const picture = pictureBounds(matrix);
  if (!lattice) return { kind: "few", shifts: overlap(picture, box) ? [[0, 0]] : [] };
  // A shift s shows the copy in the box when it lies in this rectangle of shifts.
  const shifts: Bounds = {
    minX: box.minX - picture.maxX,
    minY: box.minY - picture.maxY,
    maxX: box.maxX - picture.minX,
    maxY: box.maxY - picture.minY,
  };
  return lattice.v ? planeCells(lattice.u, lattice.v, shifts) : { kind: "few", shifts: lineCells(lattice.u, shifts) };
}

function inside([x, y]: Point, box: Bounds): boolean {
  return x > box.minX && x < box.maxX && y > box.minY && y < box.maxY;
}

function planeCells(u: Point, v: Point, box: Bounds): Cells {
  const toLattice = invert([u[0], u[1], v[0], v[1], 0, 0]);
  if (!toLattice) return { kind: "few", shifts: lineCells(u, box) };
  const corners = [
    apply(toLattice, [box.minX, box.minY]),
    apply(toLattice, [box.maxX, box.minY]),
    apply(toLattice, [box.maxX, box.maxY]),
    apply(toLattice, [box.minX, box.maxY]),
  ];
  const columns = corners.map(([i]) => i);
  const rows = corners.map(([, j]) => j);
  const [fromI, toI] = [Math.ceil(Math.min(...columns)) + 0, Math.floor(Math.max(...columns))];
  const [fromJ, toJ] = [Math.ceil(Math.min(...rows)) + 0, Math.floor(Math.max(...rows))];
  const area = (box.maxX - box.minX) * (box.maxY - box.minY);
  const expected = area / Math.abs(u[0] * v[1] - u[1] * v[0]);
  if (expected > MAX_SINGLE_CELLS) return { kind: "many", count: Math.round(expected) };
  const shifts: Point[] = [];
  for (let j = fromJ; j <= toJ; j++) {
    for (let i = fromI; i <= toI; i++) {
      const shift: Point = [i * u[0] + j * v[0], i * u[1] + j * v[1]];
      if (inside(shift, box)) shifts.push(shift);
    }
  }
  return { kind: "few", shifts };
}

/** Multiples of `u` inside the box, in order. The run is found by cutting the line with the four sides. */
function lineCells([x, y]: Point, box: Bounds): readonly Point[] {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (const [step, low, high] of [
    [x, box.minX, box.maxX],
    [y, box.minY, box.maxY],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (low >= 0 || high <= 0) return [];
    } else {
      from = Math.max(from, Math.min(low / step, high / step));
      to = Math.min(to, Math.max(low / step, high / step));
    }
  }
  if (!Number.isFinite(from) || !Number.isFinite(to)) return inside([0, 0], box) ? [[0, 0]] : [];
  const shifts: Point[] = [];
  for (let i = Math.ceil(from) + 0; i <= Math.floor(to); i++) {
    const shift: Point = [i * x, i * y];
    if (inside(shift, box)) shifts.push(shift);
  }
  return shifts;
}

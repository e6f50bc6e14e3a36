import { type Bounds, cellsIn, countOfCells, type Lattice, type Matrix, type Point, shiftOf } from "@selvedge/geometry-core";

/** How far each copy of a picture is moved from the first, in mm. */
export type Cells =
  | { readonly kind: "few"; readonly shifts: readonly Point[] }
  | { readonly kind: "many"; readonly count: number };

/** More copies than this are drawn as one repeated tile. */
export const MAX_SINGLE_CELLS = 64;

/** The copies of a picture that lie in the box; `many` when there are more than is sensible to draw one by one. */
export function latticeCells(matrix: Matrix, lattice: Lattice | null, box: Bounds): Cells {
  const count = lattice ? countOfCells(matrix, lattice, box) : 0;
  if (count > MAX_SINGLE_CELLS) return { kind: "many", count: Math.round(count) };
  return {
    kind: "few",
    shifts: Array.from(cellsIn(matrix, lattice, box), (cell) => (lattice ? shiftOf(lattice, cell) : [0, 0])),
  };
}

import { type Matrix, modulo, type Point } from "@selvedge/geometry-core";
import { greatestCommonDivisor } from "../../repeat/repeat.ts";
import type { Mm } from "../../units.ts";
import { operationsOf, type PlaneGroup } from "./plane-groups.ts";

/** How a motif repeats over the cloth: two vectors in mm (x to the right, y down) and the symmetry inside one cell. */
export type Lattice = { readonly a: Point; readonly b: Point; readonly group: PlaneGroup };

/**
 * One cell of a lattice as an upright rectangle: rows repeat straight down after `mmHeight`, and each column to the
 * right lies `drop / columns` of `mmHeight` lower. After `columns` columns the drop is whole again.
 */
export type Cell = { readonly mmWidth: Mm; readonly mmHeight: Mm; readonly drop: number; readonly columns: number };

/** The smallest upright rectangle that repeats without a seam. */
export type RepeatSize = { readonly mmWidth: Mm; readonly mmHeight: Mm };

/** Vectors lie on a grid of 0.001 mm, so that repeats are computed in whole numbers. */
export const GRID_PER_MM = 1_000;
/** A wider tile than this many columns is a slip of the pen, not a repeat. */
const MAX_COLUMNS = 64;

const onGrid = (mm: Mm): number => Math.round(mm * GRID_PER_MM);
/** Whole numbers m and n with m·p + n·q = gcd(p, q), by Euclid. */
function bezoutOf(p: number, q: number): readonly [m: number, n: number] {
  let [r0, r1, m0, m1, n0, n1] = [p, q, 1, 0, 0, 1];
  while (r1 !== 0) {
    const quotient = Math.trunc(r0 / r1);
    [r0, r1] = [r1, r0 - quotient * r1];
    [m0, m1] = [m1, m0 - quotient * m1];
    [n0, n1] = [n1, n0 - quotient * n1];
  }
  return r0 < 0 ? [-m0, -n0] : [m0, n0];
}

/**
 * The Hermite normal form of the lattice. Exact on the 0.001 mm grid; throws a RangeError for parallel vectors and for
 * a drop that needs more than 64 columns.
 */
export function cellOf({ a, b }: Lattice): Cell {
  const [ax, ay, bx, by] = [onGrid(a[0]), onGrid(a[1]), onGrid(b[0]), onGrid(b[1])];
  const area = Math.abs(ax * by - bx * ay);
  if (area === 0) throw new RangeError("The two vectors of a lattice must not be parallel.");
  const width = greatestCommonDivisor(Math.abs(ax), Math.abs(bx));
  const height = area / width;
  const [m, n] = bezoutOf(ax, bx);
  const dropped = modulo(m * ay + n * by, height);
  const common = greatestCommonDivisor(dropped, height);
  const columns = height / common;
  if (columns > MAX_COLUMNS) throw new RangeError(`This lattice repeats only after ${columns} columns; round its vectors.`);
  return { mmWidth: width / GRID_PER_MM, mmHeight: height / GRID_PER_MM, drop: dropped / common, columns };
}

/** The repeat the printer engraves: |det| over the common divisors of the vectors' components. */
export function repeatSizeOf(lattice: Lattice): RepeatSize {
  const { mmWidth, mmHeight, columns } = cellOf(lattice);
  return { mmWidth: Math.round(mmWidth * columns * GRID_PER_MM) / GRID_PER_MM, mmHeight };
}

/** The maps of the lattice's plane group in mm. */
export const symmetryOf = ({ group, a, b }: Lattice): readonly Matrix[] => operationsOf(group, a, b);

/** Pixels of one cell and of the tile of `columns` cells; lattice vectors fall on whole pixels. */
export type CellGrid = {
  readonly cell: Cell;
  readonly width: number;
  readonly height: number;
  /** Pixels by which the next column to the right lies lower. */
  readonly drop: number;
  readonly perMmAcross: number;
  readonly perMmDown: number;
};

/** A grid whose tile has about `pixels` along its longer side; both ways a pixel is square to within its rounding. */
export function gridOf(cell: Cell, pixels: number): CellGrid {
  const perMm = pixels / Math.max(cell.mmWidth * cell.columns, cell.mmHeight);
  const width = Math.max(1, Math.round(cell.mmWidth * perMm));
  const steps = Math.max(1, Math.round((cell.mmHeight * perMm) / cell.columns));
  const height = steps * cell.columns;
  return {
    cell,
    width,
    height,
    drop: cell.drop * steps,
    perMmAcross: width / cell.mmWidth,
    perMmDown: height / cell.mmHeight,
  };
}

/** The place in the cell's planes of any pixel of the endless cloth. */
export function placeOn({ width, height, drop }: CellGrid, x: number, y: number): number {
  const column = Math.floor(x / width);
  return modulo(y - column * drop, height) * width + (x - column * width);
}

/** Lays one cell out as the upright tile. */
export function unrolled<Plane extends Float32Array | Uint8Array>(grid: CellGrid, plane: Plane, into: Plane): Plane {
  const tileWidth = grid.width * grid.cell.columns;
  for (let column = 0; column < grid.cell.columns; column++) {
    for (let y = 0; y < grid.height; y++) {
      const from = modulo(y - column * grid.drop, grid.height) * grid.width;
      into.set(plane.subarray(from, from + grid.width), y * tileWidth + column * grid.width);
    }
  }
  return into;
}

import type { Vector3 } from "@selvedge/geometry-core";
import type { Distance } from "./solid.ts";

/** A solid sampled on a regular grid, x fastest, for quick and equal answers everywhere. */
export type DistanceGrid = {
  readonly values: Float32Array;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly cell: number;
  readonly min: Vector3;
};

/** Cells of the first, coarse pass. */
const BLOCK = 4;

/** Samples a solid every `cell` mm; places far from its surface are filled in between coarse samples. */
export function bake(solid: Distance, bounds: { readonly min: Vector3; readonly max: Vector3 }, cell: number): DistanceGrid {
  const { min, max } = bounds;
  const count = (axis: 0 | 1 | 2): number => Math.ceil((max[axis] - min[axis]) / cell) + 1;
  const [nx, ny, nz] = [count(0), count(1), count(2)];
  const blocks = (n: number): number => Math.ceil((n - 1) / BLOCK) + 1;
  const [cx, cy, cz] = [blocks(nx), blocks(ny), blocks(nz)];
  const distanceAt = (i: number, j: number, k: number): number => solid(min[0] + i * cell, min[1] + j * cell, min[2] + k * cell);
  const coarse = new Float32Array(cx * cy * cz);
  for (let k = 0; k < cz; k++)
    for (let j = 0; j < cy; j++)
      for (let i = 0; i < cx; i++) coarse[i + cx * (j + cy * k)] = distanceAt(i * BLOCK, j * BLOCK, k * BLOCK);
  const band = BLOCK * cell * 1.15;
  const [sx, sy, sz] = [1, cx, cx * cy];
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0; k < nz; k++) {
    const bk = Math.min((k / BLOCK) | 0, cz - 2);
    const w = k / BLOCK - bk;
    for (let j = 0; j < ny; j++) {
      const bj = Math.min((j / BLOCK) | 0, cy - 2);
      const v = j / BLOCK - bj;
      for (let i = 0; i < nx; i++) {
        const bi = Math.min((i / BLOCK) | 0, cx - 2);
        const u = i / BLOCK - bi;
        const c = bi + sy * bj + sz * bk;
        const row = (o: number): number => coarse[o]! + (coarse[o + sx]! - coarse[o]!) * u;
        const slab = (o: number): number => row(o) + (row(o + sy) - row(o)) * v;
        const d = slab(c) + (slab(c + sz) - slab(c)) * w;
        values[i + nx * (j + ny * k)] = Math.abs(d) > band ? d : distanceAt(i, j, k);
      }
    }
  }
  return { values, nx, ny, nz, cell, min };
}

/** Farther from the form than this, only the distance is sampled. */
const CONTACT_REACH_MM = 60;
const OUTSIDE_MM = 1e3;

/**
 * Samples a baked solid: writes the distance to the surface and, near it, the unit normal into `out`, and returns the distance.
 * The distance is divided by the slope of the samples, so solids whose distance is not exact still answer in mm.
 */
export function sample(grid: DistanceGrid, x: number, y: number, z: number, out: Float64Array): number {
  const { values, nx, ny, nz, cell, min } = grid;
  const inverse = 1 / cell;
  let fx = (x - min[0]) * inverse;
  let fy = (y - min[1]) * inverse;
  let fz = (z - min[2]) * inverse;
  if (fx < 0 || fy < 0 || fz < 0 || fx >= nx - 1 || fy >= ny - 1 || fz >= nz - 1) {
    out[0] = OUTSIDE_MM;
    return OUTSIDE_MM;
  }
  const i = fx | 0;
  const j = fy | 0;
  const k = fz | 0;
  fx -= i;
  fy -= j;
  fz -= k;
  const slab = nx * ny;
  const o = i + nx * j + slab * k;
  const a000 = values[o]!;
  const a100 = values[o + 1]!;
  const a010 = values[o + nx]!;
  const a110 = values[o + nx + 1]!;
  const a001 = values[o + slab]!;
  const a101 = values[o + slab + 1]!;
  const a011 = values[o + slab + nx]!;
  const a111 = values[o + slab + nx + 1]!;
  const b00 = a000 + (a100 - a000) * fx;
  const b10 = a010 + (a110 - a010) * fx;
  const b01 = a001 + (a101 - a001) * fx;
  const b11 = a011 + (a111 - a011) * fx;
  const c0 = b00 + (b10 - b00) * fy;
  const c1 = b01 + (b11 - b01) * fy;
  const d = c0 + (c1 - c0) * fz;
  if (d > CONTACT_REACH_MM) {
    out[0] = d;
    return d;
  }
  const near = (a100 - a000) * (1 - fy) + (a110 - a010) * fy;
  const far = (a101 - a001) * (1 - fy) + (a111 - a011) * fy;
  const gx = (near * (1 - fz) + far * fz) * inverse;
  const gy = ((b10 - b00) * (1 - fz) + (b11 - b01) * fz) * inverse;
  const gz = (c1 - c0) * inverse;
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
  const distance = d / Math.max(length, 0.5);
  out[0] = distance;
  out[1] = gx / length;
  out[2] = gy / length;
  out[3] = gz / length;
  return distance;
}

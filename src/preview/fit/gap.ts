import type { Solid } from "../mesh/triangle-grid.ts";

const CELL_MM = 24;
/** Cloth farther away than this does not fit anything; its gap is given as this. */
export const MAX_GAP_MM = 120;

/** Squared distance of a point to a triangle of nine corner coordinates at `i` (Ericson, Real-Time Collision Detection, 5.1.5). */
function squaredTo(c: Float32Array, i: number, px: number, py: number, pz: number): number {
  const dot = (ax: number, ay: number, az: number, bx: number, by: number, bz: number) => ax * bx + ay * by + az * bz;
  const [ax, ay, az] = [c[i]!, c[i + 1]!, c[i + 2]!];
  const [abx, aby, abz] = [c[i + 3]! - ax, c[i + 4]! - ay, c[i + 5]! - az];
  const [acx, acy, acz] = [c[i + 6]! - ax, c[i + 7]! - ay, c[i + 8]! - az];
  const [apx, apy, apz] = [px - ax, py - ay, pz - az];
  const away = (s: number, t: number) => {
    const [x, y, z] = [apx - s * abx - t * acx, apy - s * aby - t * acy, apz - s * abz - t * acz];
    return x * x + y * y + z * z;
  };
  const d1 = dot(abx, aby, abz, apx, apy, apz);
  const d2 = dot(acx, acy, acz, apx, apy, apz);
  if (d1 <= 0 && d2 <= 0) return away(0, 0);
  const d3 = dot(abx, aby, abz, apx - abx, apy - aby, apz - abz);
  const d4 = dot(acx, acy, acz, apx - abx, apy - aby, apz - abz);
  if (d3 >= 0 && d4 <= d3) return away(1, 0);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return away(d1 / (d1 - d3), 0);
  const d5 = dot(abx, aby, abz, apx - acx, apy - acy, apz - acz);
  const d6 = dot(acx, acy, acz, apx - acx, apy - acy, apz - acz);
  if (d6 >= 0 && d5 <= d6) return away(0, 1);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return away(0, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const t = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return away(1 - t, t);
  }
  const whole = va + vb + vc;
  return away(vb / whole, vc / whole);
}

/** Distances in mm to the surface of the form, from anywhere; at most `MAX_GAP_MM`. */
export class FormDistance {
  private readonly corners: Float32Array;
  private readonly cells = new Map<number, number[]>();

  constructor({ positions, triangles }: Solid) {
    this.corners = new Float32Array(3 * triangles.length);
    triangles.forEach((vertex, index) => {
      this.corners.set(positions.subarray(3 * vertex, 3 * vertex + 3), 3 * index);
    });
    for (let i = 0; i < this.corners.length; i += 9) {
      const span = (k: number) => {
        const values = [this.corners[i + k]!, this.corners[i + 3 + k]!, this.corners[i + 6 + k]!];
        return [Math.floor(Math.min(...values) / CELL_MM), Math.floor(Math.max(...values) / CELL_MM)] as const;
      };
      const [[x0, x1], [y0, y1], [z0, z1]] = [span(0), span(1), span(2)];
      for (let z = z0; z <= z1; z++)
        for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) this.cell(x, y, z, true)!.push(i);
    }
  }

  private cell(x: number, y: number, z: number, makes = false): number[] | undefined {
    const key = ((z + 512) * 1024 + (y + 512)) * 1024 + x + 512;
    const known = this.cells.get(key);
    if (known || !makes) return known;
    const made: number[] = [];
    this.cells.set(key, made);
    return made;
  }

  /** Shell by shell of cells outward, until nothing nearer can come. */
  at(px: number, py: number, pz: number): number {
    const [cx, cy, cz] = [Math.floor(px / CELL_MM), Math.floor(py / CELL_MM), Math.floor(pz / CELL_MM)];
    let nearest = MAX_GAP_MM * MAX_GAP_MM;
    for (let shell = 0; shell * CELL_MM <= MAX_GAP_MM + CELL_MM; shell++) {
      const reach = Math.max(0, shell - 1) * CELL_MM;
      if (reach * reach > nearest) break;
      for (let z = -shell; z <= shell; z++)
        for (let y = -shell; y <= shell; y++) {
          const isFace = Math.abs(z) === shell || Math.abs(y) === shell;
          for (let x = -shell; x <= shell; x += isFace ? 1 : 2 * shell || 1)
            for (const i of this.cell(cx + x, cy + y, cz + z) ?? [])
              nearest = Math.min(nearest, squaredTo(this.corners, i, px, py, pz));
        }
    }
    return Math.sqrt(nearest);
  }
}

/** Millimetres between the form and each vertex of a piece. */
export function gapOf({ positions }: { readonly positions: Float32Array }, form: FormDistance): Float32Array {
  return Float32Array.from({ length: positions.length / 3 }, (_, v) =>
    form.at(positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!),
  );
}

import type { DistanceGrid } from "./grid.ts";
import type { Distance } from "./solid.ts";

export type Surface = { readonly positions: Float32Array; readonly normals: Float32Array; readonly indices: Uint32Array };

const PROJECTIONS = 3;
const PROBE_MM = 1.5;

/** Direction in which the distance grows fastest, and the distance, at a place; the direction has unit length. */
export function slopeAt(solid: Distance, x: number, y: number, z: number): readonly [number, number, number, number] {
  const gx = solid(x + PROBE_MM, y, z) - solid(x - PROBE_MM, y, z);
  const gy = solid(x, y + PROBE_MM, z) - solid(x, y - PROBE_MM, z);
  const gz = solid(x, y, z + PROBE_MM) - solid(x, y, z - PROBE_MM);
  const length = Math.hypot(gx, gy, gz) || 1;
  return [gx / length, gy / length, gz / length, Math.max(0.5, length / (2 * PROBE_MM))];
}

/** The surface where a sampled solid is `level` mm, as surface nets, its vertices then moved onto the exact solid. */
export function surfaceOf(grid: DistanceGrid, solid: Distance, level: number): Surface {
  const { values, nx, ny, nz, cell, min } = grid;
  const positions: number[] = [];
  const indices: number[] = [];
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const valueAt = (i: number, j: number, k: number): number => values[i + nx * (j + ny * k)]! - level;
  const corner = new Float64Array(8);
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let mask = 0;
        for (let c = 0; c < 8; c++) {
          corner[c] = valueAt(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2));
          if (corner[c]! < 0) mask |= 1 << c;
        }
        if (mask === 0 || mask === 255) continue;
        let [x, y, z, crossings] = [0, 0, 0, 0];
        for (let a = 0; a < 8; a++)
          for (const axis of [1, 2, 4]) {
            if (a & axis) continue;
            const b = a | axis;
            if (corner[a]! < 0 === corner[b]! < 0) continue;
            const t = corner[a]! / (corner[a]! - corner[b]!);
            x += (a & 1) + (axis === 1 ? t : 0);
            y += ((a >> 1) & 1) + (axis === 2 ? t : 0);
            z += (a >> 2) + (axis === 4 ? t : 0);
            crossings++;
          }
        vertexOf[i + nx * (j + ny * k)] = positions.length / 3;
        positions.push(
          min[0] + (i + x / crossings) * cell,
          min[1] + (j + y / crossings) * cell,
          min[2] + (k + z / crossings) * cell,
        );
      }
  const vertex = (i: number, j: number, k: number): number => vertexOf[i + nx * (j + ny * k)]!;
  const face = (a: number, b: number, c: number, d: number, turned: boolean): void => {
    if (Math.min(a, b, c, d) < 0) return;
    if (turned) indices.push(a, c, b, a, d, c);
    else indices.push(a, b, c, a, c, d);
  };
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const inside = valueAt(i, j, k) < 0;
        if (inside !== valueAt(i + 1, j, k) < 0)
          face(vertex(i, j - 1, k - 1), vertex(i, j, k - 1), vertex(i, j, k), vertex(i, j - 1, k), !inside);
        if (inside !== valueAt(i, j + 1, k) < 0)
          face(vertex(i - 1, j, k - 1), vertex(i - 1, j, k), vertex(i, j, k), vertex(i, j, k - 1), !inside);
        if (inside !== valueAt(i, j, k + 1) < 0)
          face(vertex(i - 1, j - 1, k), vertex(i, j - 1, k), vertex(i, j, k), vertex(i - 1, j, k), !inside);
      }
  return { ...ontoSolid(Float32Array.from(positions), solid, level), indices: Uint32Array.from(indices) };
}

function ontoSolid(positions: Float32Array, solid: Distance, level: number): Pick<Surface, "positions" | "normals"> {
  const normals = new Float32Array(positions.length);
  for (let v = 0; v < positions.length; v += 3)
    for (let i = 0; i < PROJECTIONS; i++) {
      const [x, y, z] = [positions[v]!, positions[v + 1]!, positions[v + 2]!];
      const [gx, gy, gz, steepness] = slopeAt(solid, x, y, z);
      const step = (solid(x, y, z) - level) / steepness;
      positions.set([x - gx * step, y - gy * step, z - gz * step], v);
      normals.set([gx, gy, gz], v);
    }
  return { positions, normals };
}

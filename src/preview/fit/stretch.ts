import { radiansOf } from "@selvedge/geometry-core";
import type { ShownPiece } from "../mesh/shown-mesh.ts";

/** Ways cloth is stretched: along its warp, along its weft, or on the bias between them. */
export type Direction = "warp" | "weft" | "bias";

/** Triangles smaller than this on the pattern are rims and slivers, whose stretch means nothing. */
const MIN_AREA_MM2 = 0.05;

/** Directions on the piece, x right and y down; `grain` in degrees is where the warp runs, 0 straight down. */
function directionsOf(direction: Direction, grain: number): readonly (readonly [number, number])[] {
  const along = (degrees: number) => {
    const angle = radiansOf(grain + degrees);
    return [-Math.sin(angle), Math.cos(angle)] as const;
  };
  return { warp: [along(0)], weft: [along(90)], bias: [along(45), along(-45)] }[direction];
}

/**
 * Stretch of the draped cloth against its flat pattern at each vertex, in percent of its length (negative where it is pushed together): the
 * triangles about the vertex, weighed by area. On the bias the stronger of both diagonals counts.
 */
export function stretchOf(
  { mm, positions, triangles }: Pick<ShownPiece, "mm" | "positions" | "triangles">,
  direction: Direction,
  grain: number,
): Float32Array {
  const ways = directionsOf(direction, grain);
  const count = mm.length / 2;
  const sums = new Float32Array(count);
  const areas = new Float32Array(count);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
    const ux = mm[2 * b]! - mm[2 * a]!;
    const uy = mm[2 * b + 1]! - mm[2 * a + 1]!;
    const vx = mm[2 * c]! - mm[2 * a]!;
    const vy = mm[2 * c + 1]! - mm[2 * a + 1]!;
    const det = ux * vy - uy * vx;
    const area = Math.abs(det) / 2;
    if (area < MIN_AREA_MM2) continue;
    let most = Number.NEGATIVE_INFINITY;
    for (const [dx, dy] of ways) {
      // The way as a mix of both sides of the triangle, on the pattern and so in the room.
      const p = (dx * vy - dy * vx) / det;
      const q = (ux * dy - uy * dx) / det;
      let squared = 0;
      for (let k = 0; k < 3; k++) {
        const from = positions[3 * a + k]!;
        const part = p * (positions[3 * b + k]! - from) + q * (positions[3 * c + k]! - from);
        squared += part * part;
      }
      most = Math.max(most, 100 * (Math.sqrt(squared) - 1));
    }
    for (const vertex of [a, b, c]) {
      sums[vertex]! += most * area;
      areas[vertex]! += area;
    }
  }
  return spreadToRims(mm, sums, areas);
}

/** Vertices of rims, which lie on no triangle of the pattern, take what the vertex at the same place of the piece has. */
function spreadToRims(mm: Float32Array, sums: Float32Array, areas: Float32Array): Float32Array {
  const stretch = sums.map((sum, index) => (areas[index]! > 0 ? sum / areas[index]! : 0));
  const known = new Map<string, number>();
  const placeOf = (vertex: number) => `${mm[2 * vertex]!} ${mm[2 * vertex + 1]!}`;
  for (let vertex = 0; vertex < stretch.length; vertex++) if (areas[vertex]! > 0) known.set(placeOf(vertex), stretch[vertex]!);
  for (let vertex = 0; vertex < stretch.length; vertex++)
    if (areas[vertex] === 0) stretch[vertex] = known.get(placeOf(vertex)) ?? 0;
  return stretch;
}

import type { PatternMesh, PieceRange } from "../mesh/pattern-mesh.ts";
import type { Weld } from "../mesh/weld.ts";

export type Welded = { readonly mesh: PatternMesh; readonly weld: Weld };

const CELL_MM = 40;
const ROW = 10_007;

/** Triangles of a piece by the squares of the pattern plane they lie in. */
function binTriangles({ flat, triangles }: PatternMesh, range: PieceRange): ReadonlyMap<number, number[]> {
  const bins = new Map<number, number[]>();
  for (let t = range.firstTriangle; t < range.lastTriangle; t++) {
    const corners = [0, 1, 2].map((k) => triangles[3 * t + k]!);
    const [xs, ys] = [corners.map((v) => flat[2 * v]!), corners.map((v) => flat[2 * v + 1]!)];
    for (let i = Math.floor(Math.min(...xs) / CELL_MM) - 1; i <= Math.floor(Math.max(...xs) / CELL_MM) + 1; i++)
      for (let j = Math.floor(Math.min(...ys) / CELL_MM) - 1; j <= Math.floor(Math.max(...ys) / CELL_MM) + 1; j++) {
        const list = bins.get(i * ROW + j);
        if (list) list.push(t);
        else bins.set(i * ROW + j, [t]);
      }
  }
  return bins;
}

/** Carries a draped cloth to another mesh of the same pieces through their common pattern plane. */
export function transfer(from: Welded, positions: Float64Array, to: Welded): Float64Array {
  const out = new Float64Array(3 * to.weld.count);
  const copies = new Float64Array(to.weld.count);
  const { flat, triangles } = from.mesh;
  to.mesh.pieces.forEach((range, piece) => {
    const source = from.mesh.pieces[piece]!;
    const bins = binTriangles(from.mesh, source);
    const all = Array.from({ length: source.lastTriangle - source.firstTriangle }, (_, i) => source.firstTriangle + i);
    for (let v = range.start; v < range.start + range.count; v++) {
      const [x, y] = [to.mesh.flat[2 * v]!, to.mesh.flat[2 * v + 1]!];
      let [best, triangle, bu, bw] = [Number.NEGATIVE_INFINITY, -1, 0, 0];
      for (const t of bins.get(Math.floor(x / CELL_MM) * ROW + Math.floor(y / CELL_MM)) ?? all) {
        const [a, b, c] = [2 * triangles[3 * t]!, 2 * triangles[3 * t + 1]!, 2 * triangles[3 * t + 2]!];
        const [ux, uy] = [flat[b]! - flat[a]!, flat[b + 1]! - flat[a + 1]!];
        const [wx, wy] = [flat[c]! - flat[a]!, flat[c + 1]! - flat[a + 1]!];
        const [px, py] = [x - flat[a]!, y - flat[a + 1]!];
        const area = ux * wy - uy * wx;
        const [u, w] = [(px * wy - py * wx) / area, (ux * py - uy * px) / area];
        const inside = Math.min(u, w, 1 - u - w);
        if (inside <= best) continue;
        [best, triangle, bu, bw] = [inside, t, u, w];
        if (inside >= 0) break;
      }
      const particle = to.weld.particleOf[v]!;
      copies[particle] = copies[particle]! + 1;
      const [a, b, c] = [0, 1, 2].map((k) => 3 * from.weld.particleOf[triangles[3 * triangle + k]!]!) as [number, number, number];
      for (let k = 0; k < 3; k++) {
        const coordinate = positions[a + k]! * (1 - bu - bw) + positions[b + k]! * bu + positions[c + k]! * bw;
        out[3 * particle + k] = out[3 * particle + k]! + coordinate;
      }
    }
  });
  for (let i = 0; i < out.length; i++) out[i] = out[i]! / copies[(i / 3) | 0]!;
  return out;
}

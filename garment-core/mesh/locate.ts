import type { PieceMesh } from "./garment-mesh.ts";

/** What a place of a piece is found by: where its vertices lie on it, and its triangles. */
export type FlatMesh = Pick<PieceMesh, "uv" | "indices">;

/** A place within a triangle: where the triangle starts in `indices`, and the weights of its three corners. */
export type Located = { readonly start: number; readonly weights: readonly [number, number, number] };

const CELL_MM = 20;
const ROW = 8_192;
/** Rounding on the edge between two triangles must not lose a place. */
const SLACK = -1e-7;

type Bins = ReadonlyMap<number, readonly number[]>;

const known = new WeakMap<FlatMesh, Bins>();

/** Triangles of a piece by the squares of the pattern plane they touch; made once for each mesh. */
function binsOf(piece: FlatMesh): Bins {
  const found = known.get(piece);
  if (found) return found;
  const { uv, indices } = piece;
  const bins = new Map<number, number[]>();
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [2 * indices[t]!, 2 * indices[t + 1]!, 2 * indices[t + 2]!];
    const [left, right] = [Math.min(uv[a]!, uv[b]!, uv[c]!), Math.max(uv[a]!, uv[b]!, uv[c]!)];
    const [top, bottom] = [Math.min(uv[a + 1]!, uv[b + 1]!, uv[c + 1]!), Math.max(uv[a + 1]!, uv[b + 1]!, uv[c + 1]!)];
    for (let x = Math.floor(left / CELL_MM); x <= Math.floor(right / CELL_MM); x++)
      for (let y = Math.floor(top / CELL_MM); y <= Math.floor(bottom / CELL_MM); y++) {
        const list = bins.get(x + ROW * y);
        if (list) list.push(t);
        else bins.set(x + ROW * y, [t]);
      }
  }
  known.set(piece, bins);
  return bins;
}

/** The triangle under x, y mm of a piece; null where there is no cloth. */
export function locate(piece: FlatMesh, x: number, y: number): Located | null {
  const { uv, indices } = piece;
  for (const start of binsOf(piece).get(Math.floor(x / CELL_MM) + ROW * Math.floor(y / CELL_MM)) ?? []) {
    const [a, b, c] = [2 * indices[start]!, 2 * indices[start + 1]!, 2 * indices[start + 2]!];
    const [ux, uy] = [uv[b]! - uv[a]!, uv[b + 1]! - uv[a + 1]!];
    const [wx, wy] = [uv[c]! - uv[a]!, uv[c + 1]! - uv[a + 1]!];
    const area = ux * wy - uy * wx;
    if (area === 0) continue;
    const [px, py] = [x - uv[a]!, y - uv[a + 1]!];
    const [v, w] = [(px * wy - py * wx) / area, (ux * py - uy * px) / area];
    if (v >= SLACK && w >= SLACK && 1 - v - w >= SLACK) return { start, weights: [1 - v - w, v, w] };
  }
  return null;
}

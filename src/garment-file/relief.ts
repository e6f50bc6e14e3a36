import type { PxPerMm } from "@selvedge/geometry-core";

/** A picture of a piece: its pixels, and how high one step of grey stands. */
export type Grid = { readonly width: number; readonly height: number; readonly pxPerMm: PxPerMm; readonly mmPerStep: number };

/** a, b, c, d take a direction on the piece to one on the cloth; what moves it does not count. */
type Turn = readonly [a: number, b: number, c: number, d: number, ...rest: number[]];

/**
 * Adds what stands on the cloth, its height in red, to a relief of yarns (normals as colours, y up, along the cloth's own directions).
 * The result is given along the cloth's directions, or along the piece's.
 */
export function relief(
  normals: Uint8ClampedArray,
  heights: ArrayLike<number>,
  { width, height, pxPerMm, mmPerStep }: Grid,
  [a, b, c, d]: Turn,
  isAsCloth: boolean,
): void {
  const perPixel = (mmPerStep * pxPerMm) / 2;
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1) {
      const row = y * width;
      const gx = (heights[4 * (row + Math.min(width - 1, x + 1))]! - heights[4 * (row + Math.max(0, x - 1))]!) * perPixel;
      const gy = (heights[4 * (below + x)]! - heights[4 * (above + x)]!) * perPixel;
      const pixel = 4 * (row + x);
      const up = Math.max(0.05, normals[pixel + 2]! / 127.5 - 1);
      // Slopes with y down, as the piece and the cloth have it.
      const [yx, yy] = [-(normals[pixel]! / 127.5 - 1) / up, (normals[pixel + 1]! / 127.5 - 1) / up];
      const [sx, sy] = isAsCloth ? [yx + a * gx + c * gy, yy + b * gx + d * gy] : [gx + a * yx + b * yy, gy + c * yx + d * yy];
      const length = Math.hypot(sx, sy, 1);
      normals[pixel] = 127.5 * (1 - sx / length);
      normals[pixel + 1] = 127.5 * (1 + sy / length);
      normals[pixel + 2] = 127.5 * (1 + 1 / length);
    }
  }
}

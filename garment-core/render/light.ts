import { clamp, unit3 } from "@selvedge/geometry-core";
import type { Camera } from "./camera.ts";
import type { Seen } from "./raster.ts";

/** Reach of contact shade, mm, and how much of the light it may take. */
const CONTACT_RADII_MM = [9, 26, 60] as const;
const CONTACT_DIRECTIONS = 8;
const CONTACT_STRENGTH = 0.62;

/**
 * How open each pixel is to the light around it, 0…1: places that lie behind their neighbours on the screen get less.
 * Computed at half the size of `seen` and returned at that size.
 */
export function contactShade(
  seen: Seen,
  pixelsPerMm: number,
): { readonly width: number; readonly height: number; readonly open: Float32Array } {
  const [width, height] = [seen.width >> 1, seen.height >> 1];
  const depth = new Float32Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) depth[y * width + x] = seen.depth[2 * y * seen.width + 2 * x]!;
  const open = new Float32Array(width * height).fill(1);
  const offsets = CONTACT_RADII_MM.flatMap((mm, ring) =>
    Array.from({ length: CONTACT_DIRECTIONS }, (_, i) => {
      const angle = ((i + ring * 0.37) / CONTACT_DIRECTIONS) * 2 * Math.PI;
      const r = Math.max(1, (mm * pixelsPerMm) / 2);
      return { mm, dx: Math.round(Math.cos(angle) * r), dy: Math.round(Math.sin(angle) * r) };
    }),
  );
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const here = depth[y * width + x]!;
      if (here === Number.POSITIVE_INFINITY) continue;
      let blocked = 0;
      for (const { mm, dx, dy } of offsets) {
        const [sx, sy, ox, oy] = [x + dx, y + dy, x - dx, y - dy];
        if (sx < 0 || sy < 0 || sx >= width || sy >= height || ox < 0 || oy < 0 || ox >= width || oy >= height) continue;
        // Only the part by which a neighbour rises above the plane through the opposite one counts, so slopes stay clear.
        const one = depth[sy * width + sx]!;
        const other = depth[oy * width + ox]!;
        const rise = here - (other === Number.POSITIVE_INFINITY || other < here ? one : (one + other) / 2);
        if (rise > 0.06 * mm && rise < 5 * mm) blocked += Math.min(1, rise / mm) * (1 - rise / (5 * mm));
      }
      open[y * width + x] = 1 - CONTACT_STRENGTH * clamp((blocked / offsets.length) * 2.2, 0, 1);
    }
  return { width, height, open: soften(open, depth, width, height) };
}

/** Averages over neighbours of nearly the same depth, so that shade has no grain and does not leak over edges. */
function soften(values: Float32Array, depth: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      const here = depth[cell]!;
      let [sum, count] = [0, 0];
      for (let j = Math.max(0, y - 2); j <= Math.min(height - 1, y + 2); j++)
        for (let i = Math.max(0, x - 2); i <= Math.min(width - 1, x + 2); i++) {
          if (Math.abs(depth[j * width + i]! - here) > 25) continue;
          sum += values[j * width + i]!;
          count++;
        }
      out[cell] = count > 0 ? sum / count : values[cell]!;
    }
  return out;
}

/** Light by its direction in camera axes (right, up, towards the camera), so that every view is lit alike. */
const KEY = unit3([-0.52, 0.62, 0.6]);
const FILL = unit3([0.85, 0.15, 0.35]);
export const KEY_DIRECTION = KEY;

/**
 * Light that falls on a place, per channel in linear light: sky above, warm floor below, a key light from the upper left,
 * a weak fill from the right, and a rim where the cloth turns away. 1 gives back the cloth's own colour.
 */
export function lightOn(
  normal: readonly [number, number, number],
  open: number,
  sunlit: number,
  out: [number, number, number],
): void {
  const [x, y, z] = normal;
  const sky = 0.5 + 0.5 * y;
  const key = Math.max(0, (x * KEY[0] + y * KEY[1] + z * KEY[2] + 0.12) / 1.12) * sunlit;
  const fill = Math.max(0, x * FILL[0] + y * FILL[1] + z * FILL[2]);
  const rim = (1 - clamp(z, 0, 1)) ** 3 * 0.1 * (0.4 + 0.6 * sky);
  const around = open * (0.2 + 0.24 * sky);
  out[0] = around * 1 + key * 0.8 + fill * 0.13 * open + rim * open;
  out[1] = around * 1 + key * 0.785 + fill * 0.135 * open + rim * open;
  out[2] = around * 1.02 + key * 0.765 + fill * 0.14 * open + rim * open;
}

/** How deep into light each place of a shadow map reaches. */
export type SunMap = { readonly camera: Camera; readonly seen: Seen };

const SUN_BIAS_MM = 5;

/** Share of the key light that reaches a place, softened over the neighbouring cells of the map. */
export function sunlight(map: SunMap, x: number, y: number, z: number, scratch: Float64Array): number {
  map.camera.project(x, y, z, scratch);
  const { width, height, depth } = map.seen;
  const [px, py, pz] = [scratch[0]! - 0.5, scratch[1]! - 0.5, scratch[2]! - SUN_BIAS_MM];
  const [i, j] = [Math.floor(px), Math.floor(py)];
  if (i < 1 || j < 1 || i > width - 3 || j > height - 3) return 1;
  const [u, v] = [px - i, py - j];
  let lit = 0;
  for (let dy = -1; dy <= 2; dy++)
    for (let dx = -1; dx <= 2; dx++) {
      const wx = dx === -1 ? 1 - u : dx === 2 ? u : 1;
      const wy = dy === -1 ? 1 - v : dy === 2 ? v : 1;
      if (depth[(j + dy) * width + i + dx]! >= pz) lit += wx * wy;
    }
  return lit / 9;
}

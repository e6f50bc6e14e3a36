import { areaTaps } from "./resampling.ts";
import { byteOfLight, LIGHT_OF_BYTE } from "./srgb.ts";

export type PictureSize = { readonly width: number; readonly height: number };

/**
 * RGBA pixels (sRGB, alpha not multiplied in) at another size: every new pixel the mean light of what it covers, weighted by how opaque
 * that is, as a GPU filters sRGB. Where nothing is opaque it is 0, 0, 0, 0.
 */
export function averaged(
  rgba: Uint8ClampedArray,
  from: PictureSize,
  { width, height }: PictureSize,
): Uint8ClampedArray<ArrayBuffer> {
  const across = areaTaps(from.width, width);
  const down = areaTaps(from.height, height);
  const rows = new Float32Array(width * from.height * 4);
  for (let y = 0; y < from.height; y++) {
    for (let x = 0; x < width; x++) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let tap = 0; tap < across.count; tap++) {
        const weight = across.weights[x * across.count + tap]!;
        if (weight === 0) continue;
        const offset = 4 * (y * from.width + across.first[x]! + tap);
        const alpha = rgba[offset + 3]! * weight;
        r += LIGHT_OF_BYTE[rgba[offset]!]! * alpha;
        g += LIGHT_OF_BYTE[rgba[offset + 1]!]! * alpha;
        b += LIGHT_OF_BYTE[rgba[offset + 2]!]! * alpha;
        a += alpha;
      }
      const to = 4 * (y * width + x);
      rows[to] = r;
      rows[to + 1] = g;
      rows[to + 2] = b;
      rows[to + 3] = a;
    }
  }
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let tap = 0; tap < down.count; tap++) {
        const weight = down.weights[y * down.count + tap]!;
        if (weight === 0) continue;
        const offset = 4 * ((down.first[y]! + tap) * width + x);
        r += rows[offset]! * weight;
        g += rows[offset + 1]! * weight;
        b += rows[offset + 2]! * weight;
        a += rows[offset + 3]! * weight;
      }
      if (a === 0) continue;
      const to = 4 * (y * width + x);
      out[to] = byteOfLight(r / a);
      out[to + 1] = byteOfLight(g / a);
      out[to + 2] = byteOfLight(b / a);
      out[to + 3] = a;
    }
  }
  return out;
}

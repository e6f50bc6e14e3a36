import { areaTapsOnward, MM_PER_INCH, modulo, sharesOf } from "@selvedge/geometry-core";
import { LINEAR, type Tile, toBytes } from "../../cloths/pictures/tile.ts";

/** A piece of cloth cut for print: RGB, row 0 at the top. */
export type Cut = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
export type CutSize = { readonly widthMm: number; readonly heightMm: number; readonly dpi: number };

const CHANNELS = 3;

/**
 * A piece of the endless cloth at true scale: each pixel is the mean light of what it covers. The repeat keeps its size to
 * the last one, whatever the dpi; the edge is within half a pixel.
 */
export function cutFrom(tile: Tile, { widthMm, heightMm, dpi }: CutSize): Cut {
  const mmEach = MM_PER_INCH / dpi;
  const width = Math.max(1, Math.round(widthMm / mmEach));
  const height = Math.max(1, Math.round(heightMm / mmEach));
  const across = sharesOf(areaTapsOnward(width, (mmEach * tile.width) / tile.mmWidth, true));
  const rows = new Float32Array(width * tile.height * CHANNELS);
  for (let y = 0; y < tile.height; y += 1)
    for (const { pixel: to, cell, share } of across) {
      const source = (y * tile.width + modulo(cell, tile.width)) * tile.channels;
      const target = (y * width + to) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel += 1)
        rows[target + channel]! += share * LINEAR[tile.pixels[source + channel]!]!;
    }
  const light = new Float32Array(width * height * CHANNELS);
  for (const { pixel: to, cell, share } of sharesOf(areaTapsOnward(height, (mmEach * tile.height) / tile.mmHeight, true))) {
    const source = modulo(cell, tile.height) * width * CHANNELS;
    const target = to * width * CHANNELS;
    for (let i = 0; i < width * CHANNELS; i += 1) light[target + i]! += share * rows[source + i]!;
  }
  return { width, height, pixels: toBytes(light) };
}

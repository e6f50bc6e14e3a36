import { MM_PER_INCH } from "@selvedge/geometry-core";
import { LINEAR, type Tile, toBytes } from "../cloths/tile.ts";

/** A piece of cloth cut for print: RGB, row 0 at the top. */
export type Cut = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
export type CutSize = { readonly widthMm: number; readonly heightMm: number; readonly dpi: number };

const CHANNELS = 3;

type Share = { readonly to: number; readonly from: number; readonly share: number };

/**
 * Which pixels of the endless tile lie under each pixel of the cut along one side, and how much of it they cover. A pixel
 * smaller than the tile's takes in the width of one of those, so that enlarging is smooth.
 */
function sharesAlong(count: number, mmEach: number, tileMm: number, tilePx: number): readonly Share[] {
  const step = (mmEach * tilePx) / tileMm;
  const reach = Math.max(step, 1) / 2;
  return Array.from({ length: count }, (_, to) => {
    const middle = (to + 0.5) * step;
    const shares: Share[] = [];
    for (let cell = Math.floor(middle - reach); cell < middle + reach; cell += 1) {
      const covered = Math.min(middle + reach, cell + 1) - Math.max(middle - reach, cell);
      const from = ((cell % tilePx) + tilePx) % tilePx;
      if (covered > 0) shares.push({ to, from, share: covered / (2 * reach) });
    }
    return shares;
  }).flat();
}

/**
 * A piece of the endless cloth at true scale: each pixel is the mean light of what it covers. The repeat keeps its size to
 * the last one, whatever the dpi; the edge is within half a pixel.
 */
export function cutFrom(tile: Tile, { widthMm, heightMm, dpi }: CutSize): Cut {
  const mmEach = MM_PER_INCH / dpi;
  const width = Math.max(1, Math.round(widthMm / mmEach));
  const height = Math.max(1, Math.round(heightMm / mmEach));
  const across = sharesAlong(width, mmEach, tile.mmWidth, tile.width);
  const rows = new Float32Array(width * tile.height * CHANNELS);
  for (let y = 0; y < tile.height; y += 1)
    for (const { to, from, share } of across) {
      const source = (y * tile.width + from) * tile.channels;
      const target = (y * width + to) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel += 1)
        rows[target + channel]! += share * LINEAR[tile.pixels[source + channel]!]!;
    }
  const light = new Float32Array(width * height * CHANNELS);
  for (const { to, from, share } of sharesAlong(height, mmEach, tile.mmHeight, tile.height)) {
    const source = from * width * CHANNELS;
    const target = to * width * CHANNELS;
    for (let at = 0; at < width * CHANNELS; at += 1) light[target + at]! += share * rows[source + at]!;
  }
  return { width, height, pixels: toBytes(light) };
}

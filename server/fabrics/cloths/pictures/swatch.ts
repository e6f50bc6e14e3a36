import { areaTapsOnward, sharesOf } from "@selvedge/geometry-core";
import { LINEAR, type Tile, toBytes } from "./tile.ts";

/** Every fabric is shown at this one scale. */
export const SWATCH_MM = 60;
export const SWATCH_PX = 480;
const PX_MM = SWATCH_MM / SWATCH_PX;

/** A square of cloth `SWATCH_MM` wide, RGB: each pixel is the mean light of the cloth it covers. */
export function swatch(tile: Tile): Uint8Array {
  const { width, height, channels, pixels } = tile;
  const across = sharesOf(areaTapsOnward(SWATCH_PX, (PX_MM * width) / tile.mmWidth));
  const down = sharesOf(areaTapsOnward(SWATCH_PX, (PX_MM * height) / tile.mmHeight));
  const rows = new Float32Array(SWATCH_PX * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (const { pixel: to, cell, share } of across) {
      const source = (y * width + (cell % width)) * channels;
      const target = (y * SWATCH_PX + to) * 3;
      rows[target]! += share * LINEAR[pixels[source]!]!;
      rows[target + 1]! += share * LINEAR[pixels[source + 1]!]!;
      rows[target + 2]! += share * LINEAR[pixels[source + 2]!]!;
    }
  }
  const light = new Float32Array(SWATCH_PX * SWATCH_PX * 3);
  for (const { pixel: to, cell, share } of down) {
    const source = (cell % height) * SWATCH_PX * 3;
    const target = to * SWATCH_PX * 3;
    for (let i = 0; i < SWATCH_PX * 3; i += 1) light[target + i]! += share * rows[source + i]!;
  }
  return toBytes(light);
}

import { LINEAR, type Tile, toBytes } from "./tile.ts";

/** Every fabric is shown at this one scale. */
export const SWATCH_MM = 60;
export const SWATCH_PX = 480;

/** A square of cloth `SWATCH_MM` wide, RGB: each pixel is the mean light of the cloth it covers. */
export function swatch(tile: Tile): Uint8Array {
  const { width, height, channels, pixels } = tile;
  const across = parts(tile.mmWidth, width);
  const down = parts(tile.mmHeight, height);
  const rows = new Float32Array(SWATCH_PX * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (const { to, from, share } of across) {
      const source = (y * width + from) * channels;
      const target = (y * SWATCH_PX + to) * 3;
      rows[target]! += share * LINEAR[pixels[source]!]!;
      rows[target + 1]! += share * LINEAR[pixels[source + 1]!]!;
      rows[target + 2]! += share * LINEAR[pixels[source + 2]!]!;
    }
  }
  const light = new Float32Array(SWATCH_PX * SWATCH_PX * 3);
  for (const { to, from, share } of down) {
    const source = from * SWATCH_PX * 3;
    const target = to * SWATCH_PX * 3;
    for (let i = 0; i < SWATCH_PX * 3; i += 1) light[target + i]! += share * rows[source + i]!;
  }
  return toBytes(light);
}

type Part = { readonly to: number; readonly from: number; readonly share: number };

/** Which pixels of the endless tile lie under each pixel of the swatch along one side, and how much of it they cover. */
function parts(mm: number, pixels: number): Part[] {
  const step = ((SWATCH_MM / SWATCH_PX) * pixels) / mm;
  const result: Part[] = [];
  for (let to = 0; to < SWATCH_PX; to += 1) {
    const end = (to + 1) * step;
    for (let cell = Math.floor(to * step); cell < end; cell += 1) {
      const covered = Math.min(end, cell + 1) - Math.max(to * step, cell);
      if (covered > 0) result.push({ to, from: cell % pixels, share: covered / step });
    }
  }
  return result;
}

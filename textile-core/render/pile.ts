import type { LinearRgb } from "../colour/convert.ts";
import type { Mm } from "../units.ts";
import { mixSeed, torusNoise } from "./noise.ts";
import type { Planes } from "./planes.ts";

/** Cut fibre ends that stand on the cloth. */
export type PileSurface = {
  readonly heightMm: Mm;
  /** Colour of the pile in linear light, three values for each row of pixels. */
  readonly rows: Float32Array;
};

/** Sizes of single tufts and of the groups they fall into, and how much lighter and higher one is than the next. */
const TUFT_MM: readonly Mm[] = [0.08, 0.16, 0.34, 0.9];
const TUFT_CONTRAST = 0.16;
/** Patches where the pile leans another way are lighter or darker. */
const LEAN_MM: Mm = 9;
const LEAN_SHADE = 0.13;
const LEAN_SLOPE = 0.16;
const TUFT_SLOPE = 0.55;

/** Light and height of the tufts, −1 … 1; what a pixel cannot show is left out. */
function tuftsOf(width: number, height: number, pixelMm: Mm, seed: number): Float32Array {
  const tufts = new Float32Array(width * height);
  for (const [octave, mm] of TUFT_MM.entries()) {
    const strength = Math.min(1, mm / pixelMm / 2.5) ** 2 / TUFT_MM.length;
    const cells = (pixels: number): number => Math.max(2, Math.min(pixels >> 1, Math.round((pixels * pixelMm) / mm)));
    const field = torusNoise(width, height, cells(width), cells(height), mixSeed(seed, 71, octave));
    for (let i = 0; i < tufts.length; i++) tufts[i]! += 1.7 * strength * field[i]!;
  }
  return tufts;
}

/** The rows of a pile of one colour. */
export const oneColour = (colour: LinearRgb, height: number): Float32Array =>
  Float32Array.from({ length: height * 3 }, (_, index) => colour[index % 3]!);

/** Stands pile on the planes, in place, where `mask` (0 … 1 a pixel) says so. */
export function layPile(planes: Planes, mask: Float32Array, surface: PileSurface, pixelMm: Mm, seed: number): void {
  const { width, height, red, green, blue, normalX, normalY, normalZ, gloss } = planes;
  const [mmWidth, mmHeight] = [width * pixelMm, height * pixelMm];
  const tufts = tuftsOf(width, height, pixelMm, seed);
  const lean = torusNoise(
    width,
    height,
    Math.max(2, Math.round(mmWidth / LEAN_MM)),
    Math.max(2, Math.round(mmHeight / (2 * LEAN_MM))),
    mixSeed(seed, 73),
  );
  for (const [lane, plane] of [red, green, blue].entries())
    for (let y = 0, i = 0; y < height; y++) {
      const colour = surface.rows[y * 3 + lane]!;
      for (let x = 0; x < width; x++, i++) {
        const light = Math.max(0.45, 1 + TUFT_CONTRAST * tufts[i]! + LEAN_SHADE * lean[i]!);
        plane[i]! += (colour * light - plane[i]!) * mask[i]!;
      }
    }
  for (let y = 0; y < height; y++) {
    const up = (y === 0 ? height - 1 : y - 1) * width;
    const down = (y === height - 1 ? 0 : y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const cell = row + x;
      const share = mask[cell]!;
      const tuftX = tufts[row + (x === width - 1 ? 0 : x + 1)]! - tufts[row + (x === 0 ? width - 1 : x - 1)]!;
      const tuftY = tufts[up + x]! - tufts[down + x]!;
      normalX[cell] = normalX[cell]! * (1 - share) - share * TUFT_SLOPE * tuftX;
      normalY[cell] = normalY[cell]! * (1 - share) - share * (TUFT_SLOPE * tuftY + LEAN_SLOPE * (1 + lean[cell]!));
      normalZ[cell] = normalZ[cell]! * (1 - share) + share;
      gloss[cell]! *= 1 - 0.8 * share;
    }
  }
}

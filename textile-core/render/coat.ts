import type { Mm } from "../units.ts";
import { mixSeed, torusNoise } from "./noise.ts";
import type { Planes } from "./planes.ts";

/** A film follows only part of the threads' slopes. */
const BRIDGED = 0.75;
/** The grain of the release paper. */
const GRAIN_MM: Mm = 0.7;
const GRAIN_SLOPE = 0.05;

/** Spreads a film over the threads and what they leave open; `skin` is its share, 0 … 1. */
export function coat(planes: Planes, skin: number, pixelMm: Mm, seed: number): void {
  if (skin === 0) return;
  const { width, height, normalX, normalY, normalZ, relief, gloss, opacity } = planes;
  const cells = (pixels: number): number => Math.max(2, Math.min(pixels >> 1, Math.round((pixels * pixelMm) / GRAIN_MM)));
  const grain = [111, 113].map((salt) => torusNoise(width, height, cells(width), cells(height), mixSeed(seed, salt)));
  const keep = 1 - BRIDGED * skin;
  for (let i = 0; i < relief.length; i++) {
    normalX[i] = normalX[i]! * keep + GRAIN_SLOPE * skin * grain[0]![i]!;
    normalY[i] = normalY[i]! * keep + GRAIN_SLOPE * skin * grain[1]![i]!;
    normalZ[i] = normalZ[i]! * keep + (1 - keep);
    relief[i]! *= keep;
    gloss[i]! += (0.5 - gloss[i]!) * skin;
    if (opacity) opacity[i]! += (1 - opacity[i]!) * skin;
  }
}

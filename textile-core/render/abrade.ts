import type { Mm } from "../units.ts";
import { mixSeed, torusNoise } from "./noise.ts";
import type { Planes } from "./planes.ts";

/** Stones and drums wear a cloth in patches of these sizes; the long ones run down the warp. */
const PATCHES: readonly (readonly [acrossMm: Mm, alongMm: Mm, strength: number])[] = [
  [3, 9, 0.5],
  [11, 26, 0.5],
];
/** Light that full wear gives or takes, and how much of it goes to the crests. */
const PATCH_LIGHT = 0.34;
const CREST_LIGHT = 0.3;
/** Worn indigo turns paler and greyer before it turns bluer: gain of red, green and blue. */
const FADE = [1.15, 1.05, 0.85] as const;

/** Wears dye off in patches and from the crests of the relief. `wash` 0 … 1. */
export function abrade(planes: Planes, wash: number, pixelMm: Mm, seed: number): void {
  if (wash === 0) return;
  const { width, height, relief } = planes;
  const wear = new Float32Array(relief.length);
  for (const [index, [acrossMm, alongMm, strength]] of PATCHES.entries()) {
    const cells = (pixels: number, mm: Mm): number => Math.max(2, Math.round((pixels * pixelMm) / mm));
    const field = torusNoise(width, height, cells(width, acrossMm), cells(height, alongMm), mixSeed(seed, 91, index));
    for (let pixel = 0; pixel < wear.length; pixel++) wear[pixel]! += strength * field[pixel]!;
  }
  let [lowest, highest, mean] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const mm of relief) {
    if (mm < lowest) lowest = mm;
    if (mm > highest) highest = mm;
    mean += mm / relief.length;
  }
  const perRelief = 1 / Math.max(1e-6, highest - lowest);
  for (const [lane, plane] of [planes.red, planes.green, planes.blue].entries())
    for (let pixel = 0; pixel < plane.length; pixel++) {
      const crest = (relief[pixel]! - mean) * perRelief;
      plane[pixel]! *= Math.max(0.5, 1 + wash * FADE[lane]! * (PATCH_LIGHT * wear[pixel]! + CREST_LIGHT * crest));
    }
}

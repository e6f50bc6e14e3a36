import { BADGES } from "./badges.ts";
import { BANDS } from "./bands.ts";
import { BUTTONS } from "./buttons.ts";
import { LABELS } from "./labels.ts";
import { METAL } from "./metal.ts";
import type { TrimSeed } from "./quality.ts";
import { ZIPS } from "./zips.ts";

/** The trims of the demo mill, in the order they are shown. */
export const TRIMS: readonly TrimSeed[] = [...BUTTONS, ...ZIPS, ...LABELS, ...BANDS, ...METAL, ...BADGES];

/** From this many times the minimum on, a piece costs this share of the price in the smallest order. */
export const TIER_STEPS = [
  { times: 1, share: 1 },
  { times: 5, share: 0.86 },
  { times: 20, share: 0.72 },
] as const;

import { ABSTRACT_DESIGNS } from "./abstracts.ts";
import { BOUQUET_DESIGNS } from "./bouquets.ts";
import { CAMOUFLAGE_DESIGNS } from "./camouflage.ts";
import { CREATURE_DESIGNS } from "./creatures.ts";
import type { Design } from "./design.ts";
import { DOT_DESIGNS } from "./dots.ts";
import { DYE_DESIGNS } from "./dyes.ts";
import { FLOOR_DESIGNS } from "./floors.ts";
import { FLORAL_DESIGNS } from "./florals.ts";
import { GEOMETRIC_DESIGNS } from "./geometrics.ts";
import { IKAT_DESIGNS } from "./ikats.ts";
import { MARBLE_DESIGNS } from "./marbles.ts";
import { PAISLEY_DESIGNS } from "./paisleys.ts";
import { PLANT_DESIGNS } from "./plants.ts";
import { SKIN_DESIGNS } from "./skins.ts";
import { STRIPE_DESIGNS } from "./stripes.ts";
import { TRAIL_DESIGNS } from "./trails.ts";

/** Every design of the studio. */
export const DESIGNS = {
  ...PLANT_DESIGNS,
  ...FLORAL_DESIGNS,
  ...BOUQUET_DESIGNS,
  ...TRAIL_DESIGNS,
  ...DOT_DESIGNS,
  ...SKIN_DESIGNS,
  ...CREATURE_DESIGNS,
  ...GEOMETRIC_DESIGNS,
  ...FLOOR_DESIGNS,
  ...PAISLEY_DESIGNS,
  ...CAMOUFLAGE_DESIGNS,
  ...DYE_DESIGNS,
  ...ABSTRACT_DESIGNS,
  ...STRIPE_DESIGNS,
  ...MARBLE_DESIGNS,
  ...IKAT_DESIGNS,
} as const satisfies Record<string, Design>;
export type DesignKey = keyof typeof DESIGNS;

import type { FitKey } from "./fit/fit-map.ts";
import type { LightKey } from "./light/light.ts";

/** How the user looks at a garment, besides from where. */
export type Appearance = {
  readonly light: LightKey;
  /** What the cloth is coloured by instead of its own colours. */
  readonly fit: FitKey | null;
  /** The relief of the yarns is lit. */
  readonly relief: boolean;
};

export const PLAIN_APPEARANCE: Appearance = { light: "studio", fit: null, relief: true };

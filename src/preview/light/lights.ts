import type { Rgb } from "../types.ts";
import type { Light, LightKey } from "./light.ts";
import { adaptationTo, type Chromaticity, colourOfLight, D65, planckian } from "./white.ts";

/** CIE 015:2018: FL11 (TL84), the fluorescent tube of European shops and of colour-matching booths, 4000 K. */
const FL11: Chromaticity = [0.38052, 0.37713];
/** CIE 015:2018: LED-B1, a warm white lamp of living rooms, 2733 K. */
const LED_B1: Chromaticity = [0.456, 0.4078];
/** CIE 015:2018: D75, the northern sky after the sun has gone. */
const D75: Chromaticity = [0.29902, 0.31485];

const lit = (chromaticity: Chromaticity, strength: number): Rgb => {
  const [r, g, b] = colourOfLight(chromaticity);
  return [r * strength, g * strength, Math.max(0, b) * strength];
};

/** Beside a window in the north: soft, from one side, with the room's own white walls. */
const DAY: Light = {
  walls: lit(D65, 0.42),
  panels: [
    { at: [-6, 2.2, 2.4], size: [0.1, 6, 7], light: lit(D65, 3.6) },
    { at: [0, 6, 0], size: [8, 0.1, 8], light: lit(D65, 0.9) },
    { at: [6.5, 1.2, 1], size: [0.1, 6, 7], light: lit(D65, 0.62) },
    { at: [0, -5, 2], size: [9, 0.1, 8], light: lit(planckian(4000), 0.3) },
  ],
  roomStrength: 0.72,
  floorShadow: 0.17,
  lamp: { round: -1.02, up: 0.5, colour: lit(D65, 1), strength: 2.3 },
  adaptation: null,
};

/** Under the tubes of a shop: from above, a little of it thrown back by the walls before the user. */
const SHOP: Light = {
  walls: lit(FL11, 0.4),
  panels: [
    { at: [-3, 5.4, 1], size: [1.1, 0.1, 8], light: lit(FL11, 6.2) },
    { at: [0.4, 5.4, 1.6], size: [1.1, 0.1, 8], light: lit(FL11, 6.2) },
    { at: [3.6, 5.4, 1], size: [1.1, 0.1, 8], light: lit(FL11, 5) },
    { at: [1, 1.4, 8], size: [9, 4, 0.1], light: lit(FL11, 0.35) },
  ],
  roomStrength: 0.68,
  floorShadow: 0.26,
  lamp: { round: -0.3, up: 1.02, colour: lit(FL11, 1), strength: 2.9 },
  adaptation: adaptationTo(FL11),
};

/** A standing lamp and one in the back of a room in the evening; the last of the sky at the other side. */
const EVENING: Light = {
  walls: lit(planckian(2400), 0.26),
  panels: [
    { at: [-5, 1.6, 3.4], size: [0.1, 3, 3], light: lit(LED_B1, 5.4) },
    { at: [4.6, 2.6, -4.4], size: [2.4, 2.4, 0.1], light: lit(LED_B1, 3.2) },
    { at: [0, 5.6, 1], size: [5, 0.1, 5], light: lit(planckian(2500), 0.8) },
    { at: [6.6, 1.2, 1.4], size: [0.1, 4, 2.4], light: lit(D75, 0.26) },
  ],
  roomStrength: 0.7,
  floorShadow: 0.3,
  lamp: { round: -0.86, up: 0.44, colour: lit(LED_B1, 1), strength: 2.5 },
  adaptation: adaptationTo(LED_B1),
};

/** One lamp low at the side, so that every yarn, stitch and crease throws its shadow. */
const RAKING: Light = {
  walls: lit(D65, 0.2),
  panels: [
    { at: [-7, 0.2, 0.4], size: [0.1, 4, 1.6], light: lit(D65, 3.4) },
    { at: [0, 4.5, 6], size: [5, 3, 0.1], light: lit(D65, 0.7) },
  ],
  roomStrength: 0.62,
  floorShadow: 0.3,
  lamp: { round: -1.2, up: 0.2, colour: lit(D65, 1), strength: 3.9 },
  adaptation: null,
};

/** Every light but the studio's. */
export const FETCHED_LIGHTS: Readonly<Record<Exclude<LightKey, "studio">, Light>> = {
  day: DAY,
  shop: SHOP,
  evening: EVENING,
  raking: RAKING,
};

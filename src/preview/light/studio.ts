import type { Rgb } from "../types.ts";
import type { Light } from "./light.ts";

const grey = (light: number): Rgb => [light, light, light];

/** The even light of a neutral photographer's studio. */
export const STUDIO: Light = {
  walls: grey(0.5),
  panels: [
    { at: [0, 5.6, 1.5], size: [7, 0.1, 6], light: grey(2.3) },
    { at: [-6, 2.2, 4], size: [0.1, 5, 5], light: grey(2.1) },
    { at: [6.4, 1, 2], size: [0.1, 6, 4], light: grey(1.05) },
    { at: [0, 1, -7], size: [9, 5, 0.1], light: grey(0.75) },
  ],
  roomStrength: 0.7,
  floorShadow: 0.22,
  lamp: { round: -0.72, up: 0.72, colour: [1, 0.985, 0.965], strength: 2.8 },
  adaptation: null,
};

import { MENS_SUITS } from "./sizing.ts";
import { tailoredJacket } from "./tailored-jacket.ts";

/** A loose single-breasted coat of heavy cloth to above the knee, with broad lapels and patch pockets. */
export const coat = tailoredJacket({
  key: "coat",
  name: "Coat",
  sizing: MENS_SUITS,
  wearer: "men",
  hand: "coating",
  options: { chestEase: 0.18, collarEase: 0.1, armholeDepth: 0.2, bicepsEase: 0.32, cuffEase: 0.6, sleeveLengthBonus: 0.02 },
  body: {
    belowWaist: 520,
    waistEase: 0.38,
    seatEase: 0.21,
    hollow: 10,
    opensAt: 0.66,
    neckAt: 0.46,
    overlap: 27,
    lastButton: 176,
    foot: "straight",
  },
  frontBend: 1.8e-4,
  collar: { stand: 32, fall: 58, gorge: 64, tip: 42, point: 42, opening: 70 },
  buttons: { count: 3, diameter: 28 },
  pocket: { x: 112, belowWaist: 120, width: 165, depth: 195 },
});

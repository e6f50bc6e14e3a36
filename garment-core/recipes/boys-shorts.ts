import { BOYS } from "./sizing.ts";
import { trouserBlock } from "./trouser-block.ts";

/** Shorts for boys with an elastic waist. */
export const boysShorts = trouserBlock({
  key: "boysShorts",
  name: "Boys’ shorts",
  sizing: BOYS,
  wearer: "boys",
  hand: "twill",
  options: { waistEase: 0.24, seatEase: 0.1, crotchDrop: 0.04 },
  inseam: { share: 0.28 },
  flare: 0.1,
  elastic: { height: 32, ease: 0.84 },
});

import { BOYS } from "./sizing.ts";
import { trouserBlock } from "./trouser-block.ts";

/** Joggers for boys: an elastic waist and ribs at the ankles. */
export const boysJoggers = trouserBlock({
  key: "boysJoggers",
  name: "Boys’ joggers",
  sizing: BOYS,
  wearer: "boys",
  hand: "fleece",
  options: { lengthBonus: -0.12, waistEase: 0.24, seatEase: 0.1, kneeEase: 0.2, crotchDrop: 0.05 },
  flare: -0.22,
  elastic: { height: 35, ease: 0.8 },
  cuff: { height: 50, ease: 0.8 },
});

import { MENS_TROUSERS } from "./sizing.ts";
import { trouserBlock } from "./trouser-block.ts";

/** Joggers of fleece with an elastic waistband and ribs at the ankles. */
export const joggers = trouserBlock({
  key: "joggers",
  name: "Joggers",
  wearer: "men",
  sizing: MENS_TROUSERS,
  hand: "fleece",
  options: { seatEase: 0.1, crotchDrop: 0.05 },
  inseam: { share: 0.9 },
  flare: -0.16,
  elastic: { height: 45, ease: 0.86 },
  cuff: { height: 60, ease: 0.72 },
});

import { WOMENS_TROUSERS } from "./sizing.ts";
import { trouserBlock } from "./trouser-block.ts";

/** Trousers whose legs widen from the fork to the hem. */
export const wideTrousers = trouserBlock({
  key: "wideTrousers",
  name: "Wide trousers",
  wearer: "women",
  sizing: WOMENS_TROUSERS,
  hand: "viscose",
  options: { lengthBonus: -0.02, seatEase: 0.05 },
  flare: 0.34,
});

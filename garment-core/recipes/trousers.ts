import { WOMENS_TROUSERS } from "./sizing.ts";
import { trouserBlock } from "./trouser-block.ts";

/** Straight trousers with a waistband. */
export const trousers = trouserBlock({
  key: "trousers",
  name: "Trousers",
  wearer: "women",
  sizing: WOMENS_TROUSERS,
  hand: "twill",
  options: { lengthBonus: -0.04, seatEase: 0.045 },
});

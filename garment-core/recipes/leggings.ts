import { drawLeggings, LEGGINGS_OPTIONS } from "./leggings-draft.ts";
import { WOMENS } from "./sizing.ts";
import { trouserBlock } from "./trouser-block.ts";

/** Close-fitting leggings of knitted cloth, cut with negative ease, with an elastic waistband. */
export const leggings = trouserBlock({
  key: "leggings",
  name: "Leggings",
  wearer: "women",
  sizing: WOMENS,
  hand: "jersey",
  options: {},
  draw: { panels: drawLeggings, options: LEGGINGS_OPTIONS },
  elastane: { stretched: 0.11, tension: 2 / 15 },
  room: 1.1,
  elastic: { height: 40, ease: 0.96 },
});

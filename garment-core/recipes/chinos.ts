import { MENS_TROUSERS } from "./sizing.ts";
import { trouserBlock } from "./trouser-block.ts";

/** Straight trousers for men, with a little more room in the seat. */
export const chinos = trouserBlock({
  key: "chinos",
  name: "Chinos",
  wearer: "men",
  sizing: MENS_TROUSERS,
  hand: "twill",
  options: { lengthBonus: -0.05, seatEase: 0.05, crotchDrop: 0.03 },
  pocket: { width: 138, depth: 152, mouth: 26, foot: { kind: "pointed", drop: 22 } },
});

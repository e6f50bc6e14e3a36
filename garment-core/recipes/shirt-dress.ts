import { buttonShirt } from "./button-shirt.ts";
import { WOMENS } from "./sizing.ts";

/** A shirt dress to the knee, with a turned-down collar. */
export const shirtDress = buttonShirt({
  key: "shirtDress",
  name: "Shirt dress",
  sizing: WOMENS,
  wearer: "women",
  hand: "poplin",
  options: { lengthBonus: 0.82, chestEase: 0.16, hipsEase: 0.25, waistEase: 0.43 },
  over: "R",
  collar: true,
  cuff: { height: 58, ease: 0.86 },
  buttons: { count: 10, first: 60, fromHem: 170 },
});

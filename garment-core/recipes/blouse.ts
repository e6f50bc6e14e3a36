import { buttonShirt } from "./button-shirt.ts";
import { WOMENS } from "./sizing.ts";

/** A loose blouse with a stand collar and full sleeves gathered into narrow cuffs. */
export const blouse = buttonShirt({
  key: "blouse",
  name: "Blouse",
  sizing: WOMENS,
  wearer: "women",
  hand: "viscose",
  options: { chestEase: 0.18, bicepsEase: 0.35, cuffEase: 0.5, hipsEase: 0.23, waistEase: 0.4 },
  over: "R",
  collar: false,
  cuff: { height: 42, ease: 0.72 },
  buttons: { count: 7, first: 55, fromHem: 130 },
});

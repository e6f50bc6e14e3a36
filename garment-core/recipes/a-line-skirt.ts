import { ringSkirt } from "./ring-skirt.ts";
import { WOMENS } from "./sizing.ts";

/** A skirt that widens evenly from the waist to below the knee. */
export const aLineSkirt = ringSkirt({
  key: "aLineSkirt",
  name: "A-line skirt",
  sizing: WOMENS,
  wearer: "women",
  hand: "wool",
  circleRatio: 0.32,
  length: 0.6,
});

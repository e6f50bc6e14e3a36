import { ringSkirt } from "./ring-skirt.ts";
import { WOMENS } from "./sizing.ts";

/** A three-quarter circle skirt. */
export const circleSkirt = ringSkirt({
  key: "circleSkirt",
  name: "Circle skirt",
  sizing: WOMENS,
  wearer: "women",
  hand: "viscose",
  circleRatio: 0.75,
  length: 0.5,
});

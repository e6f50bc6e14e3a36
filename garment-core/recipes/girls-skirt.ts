import { ringSkirt } from "./ring-skirt.ts";
import { GIRLS } from "./sizing.ts";

/** A three-quarter circle skirt for girls, gathered on an elastic waistband. */
export const girlsSkirt = ringSkirt({
  key: "girlsSkirt",
  name: "Girls’ circle skirt",
  sizing: GIRLS,
  wearer: "girls",
  hand: "viscose",
  circleRatio: 0.75,
  length: 0.52,
  elastic: { height: 30, ease: 0.82 },
});

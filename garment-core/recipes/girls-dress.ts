import { GIRLS } from "./sizing.ts";
import { waistedDress } from "./waisted-dress.ts";

/** A short-sleeved dress for girls with a gathered skirt to the knee. */
export const girlsDress = waistedDress({
  key: "girlsDress",
  name: "Girls’ dress",
  sizing: GIRLS,
  wearer: "girls",
  hand: "jersey",
  sleeve: "short",
  options: { necklineWidth: 0.28, necklineDepth: 0.26, chestEase: 0.09 },
  flare: -0.1,
  neckband: { height: 13, ease: 0.8 },
  raised: 0.04,
  skirt: { circleRatio: 0.6, fullness: 1.2, length: 0.56 },
});

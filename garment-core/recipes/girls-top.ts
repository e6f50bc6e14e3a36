import { GIRLS } from "./sizing.ts";
import { waistedDress } from "./waisted-dress.ts";

/** A sleeveless top for girls with a peplum. */
export const girlsTop = waistedDress({
  key: "girlsTop",
  name: "Girls’ peplum top",
  sizing: GIRLS,
  wearer: "girls",
  hand: "viscose",
  sleeve: "none",
  options: { necklineWidth: 0.32, necklineDepth: 0.28, chestEase: 0.1 },
  flare: -0.08,
  neckband: { height: 12, ease: 0.82 },
  raised: 0.06,
  skirt: { circleRatio: 0.6, fullness: 1.2, length: 0.27 },
});

import { jerseyTop } from "./jersey-top.ts";
import { WOMENS } from "./sizing.ts";

/** A T-shirt cut for women, with a wider neck and shorter sleeves. */
export const womensTee = jerseyTop({
  key: "womensTee",
  name: "T-shirt, fitted",
  sizing: WOMENS,
  wearer: "women",
  hand: "jersey",
  sleeve: "short",
  options: { lengthBonus: 0.16, necklineDepth: 0.3, necklineWidth: 0.38, sleeveLength: 0.22, chestEase: 0.09, fitWaist: true },
  neckband: { height: 16, ease: 0.85 },
});

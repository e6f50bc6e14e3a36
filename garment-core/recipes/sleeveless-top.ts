import { jerseyTop } from "./jersey-top.ts";
import { WOMENS } from "./sizing.ts";

/** A sleeveless top with a deep, wide neck. */
export const sleevelessTop = jerseyTop({
  key: "sleevelessTop",
  name: "Sleeveless top",
  sizing: WOMENS,
  wearer: "women",
  hand: "jersey",
  sleeve: "none",
  options: { lengthBonus: 0.2, necklineDepth: 0.36, necklineWidth: 0.45, chestEase: 0.08 },
  neckband: { height: 14, ease: 0.86 },
});

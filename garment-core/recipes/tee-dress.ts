import { jerseyTop } from "./jersey-top.ts";
import { WOMENS } from "./sizing.ts";

/** A dress to above the knee, cut like a long T-shirt. */
export const teeDress = jerseyTop({
  key: "teeDress",
  name: "T-shirt dress",
  sizing: WOMENS,
  wearer: "women",
  hand: "jersey",
  sleeve: "short",
  options: { lengthBonus: 0.58, necklineDepth: 0.28, necklineWidth: 0.36, hipsEase: 0.26 },
  longer: 240,
  neckband: { height: 16, ease: 0.85 },
});

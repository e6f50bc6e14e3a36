import { jerseyTop } from "./jersey-top.ts";
import { BOYS } from "./sizing.ts";

/** A crew-neck T-shirt for boys. */
export const boysTee = jerseyTop({
  key: "boysTee",
  name: "Boys’ T-shirt",
  sizing: BOYS,
  wearer: "boys",
  hand: "jersey",
  sleeve: "short",
  options: { lengthBonus: 0.22, necklineWidth: 0.22, necklineDepth: 0.23, chestEase: 0.14 },
  neckband: { height: 14, ease: 0.8 },
});

import { jerseyTop } from "./jersey-top.ts";
import { MENS_TOPS } from "./sizing.ts";

/** A crew-neck T-shirt in jersey. */
export const tee = jerseyTop({
  key: "tee",
  name: "T-shirt",
  sizing: MENS_TOPS,
  wearer: "men",
  hand: "jersey",
  sleeve: "short",
  options: { lengthBonus: 0.2 },
  neckband: { height: 18, ease: 0.83 },
});

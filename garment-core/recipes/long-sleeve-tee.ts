import { jerseyTop } from "./jersey-top.ts";
import { MENS_TOPS } from "./sizing.ts";

/** A crew-neck T-shirt with sleeves to the wrist. */
export const longSleeveTee = jerseyTop({
  key: "longSleeveTee",
  name: "Long-sleeved T-shirt",
  sizing: MENS_TOPS,
  wearer: "men",
  hand: "jersey",
  sleeve: "long",
  options: { lengthBonus: 0.2 },
  neckband: { height: 18, ease: 0.83 },
});

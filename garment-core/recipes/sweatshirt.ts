import { jerseyTop } from "./jersey-top.ts";
import { MENS_TOPS } from "./sizing.ts";

/** A sweatshirt of fleece with ribs at neck, wrists and hem. */
export const sweatshirt = jerseyTop({
  key: "sweatshirt",
  name: "Sweatshirt",
  sizing: MENS_TOPS,
  wearer: "men",
  hand: "fleece",
  sleeve: "long",
  options: { lengthBonus: 0.12, chestEase: 0.2, hipsEase: 0.24, sleeveEase: 0.3 },
  neckband: { height: 24, ease: 0.84 },
  ribs: { hem: { height: 60, ease: 0.86 }, cuff: { height: 60, ease: 0.8 } },
});

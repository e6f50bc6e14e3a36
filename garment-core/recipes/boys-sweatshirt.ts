import { jerseyTop } from "./jersey-top.ts";
import { BOYS } from "./sizing.ts";

/** A sweatshirt for boys with ribs at neck, wrists and hem. */
export const boysSweatshirt = jerseyTop({
  key: "boysSweatshirt",
  name: "Boys’ sweatshirt",
  sizing: BOYS,
  wearer: "boys",
  hand: "fleece",
  sleeve: "long",
  options: { lengthBonus: 0.1, necklineWidth: 0.24, necklineDepth: 0.24, chestEase: 0.22, hipsEase: 0.24, sleeveEase: 0.3 },
  neckband: { height: 16, ease: 0.77 },
  ribs: { hem: { height: 45, ease: 0.86 }, cuff: { height: 45, ease: 0.8 } },
});

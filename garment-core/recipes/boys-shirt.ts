import { buttonShirt } from "./button-shirt.ts";
import { BOYS } from "./sizing.ts";

/** A shirt for boys with a turned-down collar. */
export const boysShirt = buttonShirt({
  key: "boysShirt",
  name: "Boys’ shirt",
  sizing: BOYS,
  wearer: "boys",
  hand: "poplin",
  options: {},
  over: "L",
  overlap: 12,
  collar: true,
  cuff: { height: 45, ease: 0.86 },
  pocket: { width: 82, depth: 94, mouth: 20, foot: { kind: "pointed", drop: 14 } },
  buttons: { count: 6, first: 48, fromHem: 100 },
});

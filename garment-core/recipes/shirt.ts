import { buttonShirt } from "./button-shirt.ts";
import { MENS_COLLARS } from "./sizing.ts";

/** A shirt with a turned-down collar. The sleeve is gathered into its cuff, in place of pleats. */
export const shirt = buttonShirt({
  key: "shirt",
  name: "Shirt",
  sizing: MENS_COLLARS,
  wearer: "men",
  hand: "poplin",
  options: {},
  over: "L",
  collar: true,
  cuff: { height: 62, ease: 0.86 },
  pocket: { width: 112, depth: 132, mouth: 24, foot: { kind: "pointed", drop: 18 } },
  buttons: { count: 7, first: 62, fromHem: 150 },
});

import { MENS_TROUSERS } from "./sizing.ts";
import { trouserBlock } from "./trouser-block.ts";

/** Shorts to the middle of the thigh. */
export const shorts = trouserBlock({
  key: "shorts",
  name: "Shorts",
  wearer: "men",
  sizing: MENS_TROUSERS,
  hand: "twill",
  options: { seatEase: 0.06, crotchDrop: 0.04 },
  inseam: 190,
  flare: 0.12,
  pocket: { width: 138, depth: 152, mouth: 26, foot: { kind: "pointed", drop: 22 } },
});

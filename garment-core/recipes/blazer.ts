import { MENS_SUITS } from "./sizing.ts";
import { tailoredJacket } from "./tailored-jacket.ts";

/** An unstructured two-button blazer with notched lapels and patch pockets. */
export const blazer = tailoredJacket({
  key: "blazer",
  name: "Blazer",
  sizing: MENS_SUITS,
  wearer: "men",
  hand: "wool",
  options: { chestEase: 0.12, collarEase: 0.08, armholeDepth: 0.1 },
  body: {
    belowWaist: 285,
    waistEase: 0.18,
    seatEase: 0.09,
    hollow: 18,
    opensAt: 0.76,
    neckAt: 0.46,
    overlap: 22,
    lastButton: 82,
    foot: "rounded",
  },
  frontBend: 8e-5,
  collar: { stand: 30, fall: 48, gorge: 60, tip: 36, point: 34, opening: 72 },
  buttons: { count: 2, diameter: 20 },
  pocket: { x: 92, belowWaist: 78, width: 150, depth: 165 },
});

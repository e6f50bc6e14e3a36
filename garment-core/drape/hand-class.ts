import { HANDS, type Hand, type HandKey } from "./hand.ts";

/**
 * Five classes of hand, from what falls in many fine folds to what stands off in few broad ones. They are named by woven
 * cloths; of knitted ones they are fine jersey, single jersey, interlock, fleece and heavy fleece.
 */
export const HAND_CLASSES = ["voile", "shirting", "suiting", "twill", "coating"] as const;
export type HandClass = (typeof HAND_CLASSES)[number];

/** Threads that cross hardly give and shear on the bias; loops give, across the wales about twice as much as along them. */
export type ClothFamily = "woven" | "knitted";

type Typical = { readonly [family in ClothFamily]: { readonly [hand in HandClass]: Hand } };

/**
 * A typical cloth of each class. Bending is what a cantilever test reads, G = 9.81·10⁻⁶ W c³ in µN·m (ASTM D1388; W in g/m², c
 * in mm): bending lengths of 12, 18, 21, 26 and 38 mm for woven cloths and of 9, 13, 16, 23 and 37 mm for knitted ones. Weft gives
 * more than warp as in the FAST system's extensibility of suitings (2 % to 3 %).
 */
export const TYPICAL_HANDS: Typical = {
  woven: {
    voile: { stretch: 700, weft: 0.8, bias: 14, compress: 0.03, bend: 0.1e-5, weight: 65 },
    shirting: { stretch: 2500, weft: 0.7, bias: 8, compress: 0.2, bend: 0.7e-5, weight: 120 },
    suiting: { stretch: 2500, weft: 0.7, bias: 6, compress: 0.2, bend: 1.8e-5, weight: 200 },
    twill: { stretch: 4000, weft: 0.7, bias: 6, compress: 0.3, bend: 4.5e-5, weight: 270 },
    coating: { stretch: 3500, weft: 0.7, bias: 5, compress: 0.3, bend: 25e-5, weight: 450 },
  },
  knitted: {
    voile: { stretch: 700, weft: 0.6, bias: 2, compress: 0.04, bend: 0.08e-5, weight: 100 },
    shirting: { stretch: 900, weft: 0.6, bias: 2, compress: 0.12, bend: 0.3e-5, weight: 150 },
    suiting: { stretch: 1000, weft: 0.6, bias: 2, compress: 0.15, bend: 0.8e-5, weight: 210 },
    twill: { stretch: 1400, weft: 0.6, bias: 2, compress: 0.2, bend: 3.5e-5, weight: 290 },
    coating: { stretch: 1800, weft: 0.6, bias: 2, compress: 0.25, bend: 20e-5, weight: 400 },
  },
};

/** Where the cloths that garments are cut for stand among the classes. */
const PLACE_OF: { readonly [key in HandKey]: readonly [ClothFamily, HandClass] } = {
  jersey: ["knitted", "shirting"],
  fleece: ["knitted", "twill"],
  poplin: ["woven", "shirting"],
  viscose: ["woven", "shirting"],
  wool: ["woven", "suiting"],
  twill: ["woven", "twill"],
  coating: ["woven", "coating"],
};

/** Whether a garment is cut for threads or for loops. */
export const ownFamily = (own: HandKey): ClothFamily => PLACE_OF[own][0];

/** The class of the cloth that a garment is cut for. */
export const ownClass = (own: HandKey): HandClass => PLACE_OF[own][1];

/**
 * How a garment cut for `own` hangs in a class. In its own class it is that cloth; in the others it keeps the give of its family,
 * because what is cut for loops can only be put on in loops.
 */
export function handIn(own: HandKey, hand: HandClass): Hand {
  const [family, at] = PLACE_OF[own];
  return hand === at ? HANDS[own] : TYPICAL_HANDS[family][hand];
}

/** The class whose typical cloth is nearest in bending (N·m) and weight (g/m²), each by its ratio. */
export function handClassOf(family: ClothFamily, { bend, weight }: Pick<Hand, "bend" | "weight">): HandClass {
  const away = (hand: HandClass): number => {
    const typical = TYPICAL_HANDS[family][hand];
    return Math.hypot(Math.log(bend / typical.bend), Math.log(weight / typical.weight));
  };
  return HAND_CLASSES.reduce((best, hand) => (away(hand) < away(best) ? hand : best));
}

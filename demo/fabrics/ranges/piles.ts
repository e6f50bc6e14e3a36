import type { FabricSeed } from "../make.ts";
import { dyed, inColours, loom, type Quality } from "../recipe.ts";
import { both, cottonOf } from "./yarns.ts";

const PILE = {
  productType: "solid",
  technology: "piece dyed",
  pattern: "solid",
  season: "AW",
  for: ["men", "women", "boys", "girls"],
  use: ["trousers", "jacket"],
} as const;
const corduroy = (walesPerInch: number, heightMm: number, count: number, picks: number) =>
  dyed(loom(both(cottonOf(count)), [26, picks], "twill-1/3", [], { pile: { walesPerInch, heightMm } }));

const QUALITIES: readonly Quality[] = [
  {
    ...PILE,
    series: 5208,
    name: "Corduroy 8 wale",
    style: "corduroy",
    use: ["jacket", "coat", "trousers"],
    tags: ["heritage"],
    colours: "camel, olive, walnut, burgundy, ecru",
    description: "Broad wales, three to the centimetre, with a full pile.",
    cloth: corduroy(8, 1.4, 16, 52),
  },
  {
    ...PILE,
    series: 5211,
    name: "Corduroy 11 wale",
    style: "corduroy",
    fabricType: ["organic"],
    colours: "navy, rust, forest, charcoal",
    description: "The trouser corduroy, organic cotton.",
    cloth: corduroy(11, 1, 20, 60),
  },
  {
    ...PILE,
    series: 5214,
    name: "Corduroy 14 wale",
    style: "corduroy",
    use: ["trousers", "skirt", "shirt"],
    colours: "tobacco, slate, rose, mustard",
    description: "Middle wale for shirts that are jackets.",
    cloth: corduroy(14, 0.8, 24, 64),
  },
  {
    ...PILE,
    series: 5221,
    name: "Needlecord 21",
    style: "corduroy",
    use: ["shirt", "dress", "skirt"],
    tags: ["kids"],
    colours: "red, teal, latte",
    description: "Fine cord, soft enough for children.",
    cloth: corduroy(21, 0.6, 30, 66),
  },
  {
    ...PILE,
    series: 5230,
    name: "Velveteen",
    style: "velveteen",
    for: ["women", "men"],
    use: ["jacket", "dress", "skirt"],
    tags: ["evening"],
    colours: "plum, bottle, midnight, black",
    description: "Cut weft pile over the whole face: cotton that drinks the light.",
    cloth: dyed(loom(both(cottonOf(30)), [28, 68], "twill-1/3", [], { pile: { heightMm: 1.1 } })),
  },
];

/** Corduroys and velveteens. */
export const PILES: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

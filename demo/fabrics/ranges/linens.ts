import { BLEACHED, ne, stripes } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { dyed, inColours, loom, type Quality } from "../recipe.ts";
import { both, cottonLinen, linen, viscoseLinen } from "./yarns.ts";

const LINEN = {
  productType: "linen",
  technology: "wet spun",
  pattern: "solid",
  style: "linen",
  season: "SS",
  for: ["men", "women"],
  use: ["shirt", "dress", "trousers"],
  widthCm: 145,
} as const;
const plain = loom(both(spun(ne(14), linen)), [20, 17], "plain", ["garment washed"]);

const QUALITIES: readonly Quality[] = [
  {
    ...LINEN,
    series: 8150,
    name: "Washed linen",
    fabricType: ["sustainable"],
    tags: ["Paris texworld"],
    colours: "ecru, sage, rust, midnight, rose, charcoal",
    description: "Wet-spun flax, dyed in the piece and tumbled soft.",
    cloth: dyed(plain),
  },
  {
    ...LINEN,
    series: 8215,
    name: "Cotton linen",
    productType: "solid",
    fabricType: ["bci"],
    colours: "white, sand, sky, coral, black",
    description: "The look of linen, the ease of cotton.",
    cloth: dyed(loom(both(spun(ne(16), cottonLinen)), [22, 18], "plain", ["soft washed"])),
  },
  {
    ...LINEN,
    series: 8225,
    name: "Viscose linen",
    productType: "solid",
    fabricType: ["slub"],
    for: ["women"],
    use: ["dress", "skirt", "trousers"],
    tags: ["drape"],
    colours: "natural, apricot, teal, tobacco",
    description: "Slubbed viscose with flax: falls like a dress, reads like linen.",
    cloth: dyed(
      loom(both(spun(ne(18), viscoseLinen, { slub: { everyMm: 220, lengthMm: 24, thickness: 1.6 } })), [24, 19], "plain"),
    ),
  },
  {
    ...LINEN,
    series: 8135,
    name: "Linen stripe",
    productType: "yarn dyed",
    pattern: "stripe",
    tags: ["SS24 YD", "resort"],
    colours: "royal, red, emerald",
    description: "Deckchair stripes on bleached linen.",
    cloth: (hex) =>
      plain(
        stripes(
          [
            [BLEACHED, 24],
            [hex, 16],
          ],
          BLEACHED,
        ),
      ),
  },
  {
    ...LINEN,
    series: 8240,
    name: "Hemp canvas",
    productType: "solid",
    technology: "piece dyed",
    style: "canvas",
    fabricType: ["sustainable"],
    for: ["men", "women", "other"],
    use: ["jacket", "bag"],
    colours: "natural, army, indigo",
    description: "Hemp canvas that will outlive its seams.",
    cloth: dyed(loom(both(spun(ne(9), [["hemp", 1]])), [16, 13], "plain", ["enzyme washed"])),
  },
];

/** Linen, its blends, and hemp. */
export const LINEN_RANGE: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

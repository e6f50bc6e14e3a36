import { ne } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { dyed, inColours, loom, type Quality } from "../recipe.ts";
import { both, cottonOf, polycotton, stretchCotton } from "./yarns.ts";

const BOTTOM = {
  productType: "solid",
  technology: "piece dyed",
  pattern: "solid",
  season: null,
  for: ["men", "women"],
  use: ["trousers", "shorts"],
  widthCm: 150,
} as const;

const QUALITIES: readonly Quality[] = [
  {
    ...BOTTOM,
    series: 4330,
    name: "Chino twill",
    style: "twill",
    fabricType: ["bci"],
    tags: ["bestseller"],
    colours: "khaki, sand, navy, army, black",
    description: "2/1 twill of carded cotton, peached: the chino in the house shades.",
    cloth: dyed(loom([cottonOf(20), cottonOf(16)], [44, 22], "twill-2/1", ["peach"])),
  },
  {
    ...BOTTOM,
    series: 4340,
    name: "Stretch chino",
    style: "twill",
    for: ["women", "girls"],
    tags: ["stretch"],
    colours: "natural, olive, midnight, latte",
    description: "The same face with elastane in the weft for a narrow leg.",
    cloth: dyed(loom([cottonOf(30), spun(ne(20), stretchCotton)], [50, 24], "twill-2/1", ["peach", "wrinkle free"])),
  },
  {
    ...BOTTOM,
    series: 4350,
    name: "Cotton gabardine",
    style: "gabardine",
    technology: "compact spun",
    use: ["trousers", "coat"],
    colours: "camel, espresso, charcoal, navy",
    description: "Two-ply gabardine, close enough for a trench coat.",
    cloth: dyed(loom(both(cottonOf(60, 2)), [52, 27], "twill-2/1", ["mercerized", "waterproof"])),
  },
  {
    ...BOTTOM,
    series: 4360,
    name: "Cavalry twill",
    style: "twill",
    season: "AW",
    tags: ["country"],
    colours: "tobacco, khaki, walnut",
    description: "Steep double line, made to be sat in.",
    cloth: dyed(loom([cottonOf(20), cottonOf(14)], [46, 20], "twill-cavalry", ["brushed"])),
  },
  {
    ...BOTTOM,
    series: 4370,
    name: "Herringbone twill",
    style: "herringbone",
    pattern: "geometric",
    season: "AW",
    use: ["trousers", "jacket"],
    tags: ["workwear"],
    colours: "army, slate, ecru",
    description: "The fatigue cloth: herringbone in coarse cotton, garment washed.",
    cloth: dyed(loom(both(cottonOf(12)), [26, 18], "herringbone-12", ["garment washed"])),
  },
  {
    ...BOTTOM,
    series: 4420,
    name: "Work drill",
    style: "drill",
    use: ["uniform", "trousers"],
    tags: ["workwear"],
    colours: "royal, charcoal, red",
    description: "Polycotton 3/1 drill for laundries: holds its crease and its colour.",
    cloth: dyed(
      loom([spun(ne(16), polycotton, { form: "staple" }), spun(ne(12), polycotton, { form: "staple" })], [42, 20], "twill-3/1", [
        "wrinkle free",
      ]),
    ),
  },
  {
    ...BOTTOM,
    series: 4430,
    name: "Canvas",
    style: "canvas",
    for: ["men", "women", "other"],
    use: ["jacket", "bag"],
    colours: "natural, mustard, black",
    description: "Plain-woven canvas with a light wax, for bags and barn jackets.",
    cloth: dyed(loom(both(cottonOf(10)), [18, 15], "plain", ["waxed", "waterproof"])),
  },
];

/** Twills, drills and canvas for trousers and jackets. */
export const BOTTOMS: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

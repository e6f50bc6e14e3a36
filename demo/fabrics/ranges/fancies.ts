import { BLEACHED, type Hex, ne, nm, pieceDyed, spin, stripes } from "@selvedge/textile-core";
import { type FabricSeed, spun, wool } from "../make.ts";
import { dyed, inColours, loom, machine, type Quality } from "../recipe.ts";
import { both, cottonOf, filamentOf, viscose } from "./yarns.ts";

const FANCY = {
  productType: "yarn dyed",
  technology: "ring spun",
  pattern: "solid",
  season: "AW",
  for: ["women"],
  use: ["jacket", "skirt"],
} as const;
const acrylicWool = spun(nm(9), [
  ["wool", 0.6],
  ["acrylic", 0.4],
]);
const lurexed = (count: number, metal: Hex) =>
  spun(
    ne(count),
    [
      ["cotton", 0.94],
      ["metallic", 0.06],
    ],
    { lurex: { colour: metal } },
  );

const QUALITIES: readonly Quality[] = [
  {
    ...FANCY,
    series: 1520,
    name: "Slub shirting",
    productType: "solid",
    technology: "piece dyed",
    style: "hopsack",
    season: "SS",
    for: ["men", "women"],
    use: ["shirt", "dress"],
    fabricType: ["slub", "bci"],
    colours: "ecru, indigo, coral",
    description: "Thick places spun in on purpose; looks like raw silk at the price of cotton.",
    cloth: dyed(loom([cottonOf(30), spin("slub", cottonOf(20))], [32, 20], "plain", ["garment washed"])),
  },
  {
    ...FANCY,
    series: 6430,
    name: "Donegal tweed",
    technology: "woollen",
    style: "donegal",
    for: ["men", "women"],
    use: ["jacket", "coat"],
    fabricType: ["nep"],
    tags: ["heritage", "country"],
    colours: "grey, forest, rust",
    description: "Neps of six colours carded into a woollen yarn.",
    cloth: dyed(
      loom(
        both(
          spun(nm(10), wool, {
            unevenness: 0.2,
            nep: { colours: ["#efe6cf", "#cf9a34", "#a3522b", "#5f88bf", "#a81f2c", "#8fa088"], perMetre: 9, lengthMm: 1.8 },
          }),
        ),
        [13, 12],
        "twill-2/2",
        ["milled"],
      ),
    ),
  },
  {
    ...FANCY,
    series: 4520,
    name: "Melange twill",
    style: "twill",
    for: ["men", "women"],
    use: ["trousers", "jacket"],
    fabricType: ["melange"],
    colours: "grey mist, tobacco ecru, slate black",
    description: "Cotton dyed as fibre and blended: dry, tweedy, washable.",
    cloth: (hex, other) => loom(both(spin("melange", cottonOf(16), [other])), [36, 20], "twill-2/2", ["peach"])(pieceDyed(hex)),
  },
  {
    ...FANCY,
    series: 9420,
    name: "Space-dyed jersey",
    productType: "knitted",
    technology: "circular knit",
    style: "jersey",
    season: "SS",
    use: ["t-shirt", "dress"],
    fabricType: ["space yarn"],
    widthCm: 170,
    colours: "royal aqua white, fuchsia apricot ecru, forest mint lemon",
    description: "Lengths of three colours along one yarn; the knit arranges them by itself.",
    cloth: (a, b, c) => machine(spin("space yarn", cottonOf(24), [a, b, c]), "jersey", [13, 17, 2.9])([[a, 1]]),
  },
  {
    ...FANCY,
    series: 6440,
    name: "Chenille stripe",
    style: "tweed",
    pattern: "stripe",
    fabricType: ["chenille"],
    tags: ["Paris texworld"],
    colours: "rose ecru, teal navy, mustard tobacco",
    description: "Chenille in stripes across a firm woollen warp, a velvet touch both ways.",
    cloth: (hex, ground) =>
      loom(
        [spun(nm(16), wool), spun(nm(6), viscose, { chenille: { pileMm: 0.8 } })],
        [12, 5],
        "plain",
      )({
        warpOrder: [[ground, 1]],
        weftOrder: [
          [hex, 5],
          [ground, 3],
        ],
      }),
  },
  {
    ...FANCY,
    series: 1680,
    name: "Lurex stripe poplin",
    pattern: "stripe",
    style: "poplin",
    season: "AW",
    use: ["blouse", "dress"],
    fabricType: ["lurex"],
    tags: ["evening", "AW23 YD"],
    colours: "black ochre, navy silver, burgundy rose",
    description: "A metal thread wound about the cotton glints all over, and in a line every centimetre.",
    cloth: (ground, metal) =>
      loom(
        [lurexed(40, metal), cottonOf(40)],
        [42, 28],
        "plain",
      )(
        stripes(
          [
            [ground, 38],
            [metal, 4],
          ],
          ground,
        ),
      ),
  },
  {
    ...FANCY,
    series: 4760,
    name: "Neon nylon",
    productType: "synthetic",
    technology: "filament",
    style: "taffeta",
    season: null,
    for: ["men", "women", "boys", "girls"],
    use: ["jacket", "sportswear"],
    fabricType: ["neon"],
    tags: ["sport", "outdoor"],
    colours: "neonYellow, neonPink, neonOrange",
    description: "Fluorescent dye on nylon: seen before the one who wears it.",
    cloth: dyed(
      loom(both(spun(filamentOf(70).count, [["nylon", 1]], { neon: true })), [46, 38], "plain", ["waterproof", "quick-dry"]),
    ),
  },
  {
    ...FANCY,
    series: 4530,
    name: "Mouliné twill",
    style: "twill",
    for: ["men", "women"],
    use: ["trousers", "jacket"],
    fabricType: ["twist"],
    colours: "navy mist, olive ecru, coffee camel",
    description: "Two colours twisted into one yarn.",
    cloth: (hex, other) =>
      loom(both(spin("twist", cottonOf(30, 2), [other])), [30, 20], "twill-2/1", ["soft washed"])(pieceDyed(hex)),
  },
  {
    ...FANCY,
    series: 6450,
    name: "Bouclé tweed",
    technology: "woollen",
    pattern: "check",
    style: "tweed",
    fabricType: ["fancy yarn"],
    tags: ["AW23 YD", "Paris texworld"],
    colours: "ecru black, rose white, navy ecru, black mist",
    description: "Looped yarn in a loose plain check: the little jacket.",
    cloth: (a, b) =>
      loom(
        both(spin("fancy yarn", acrylicWool)),
        [8, 7.5],
        "plain",
      )({
        warpOrder: [
          [a, 4],
          [b, 2],
        ],
        weftOrder: [
          [a, 4],
          [b, 2],
        ],
      }),
  },
  {
    ...FANCY,
    series: 1690,
    name: "Nep chambray",
    style: "chambray",
    season: "SS",
    for: ["men", "women"],
    use: ["shirt", "dress"],
    fabricType: ["nep", "organic"],
    colours: "washedIndigo, sage",
    description: "Flecks of white in a coloured warp.",
    cloth: (hex) =>
      loom(
        [spun(ne(24), [["cotton", 1]], { nep: { colours: [BLEACHED, "#c9d3e0"], perMetre: 10, lengthMm: 1.4 } }), cottonOf(24)],
        [32, 22],
        "plain",
      )({ warpOrder: [[hex, 1]], weftOrder: [[BLEACHED, 1]] }),
  },
];

/** Cloths of fancy yarns. */
export const FANCIES: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

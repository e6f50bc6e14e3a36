import { BLEACHED, gingham, glenCheck, type Hex, houndstooth, tartan } from "@selvedge/textile-core";
import type { FabricSeed } from "../make.ts";
import { inColours, loom, type Quality } from "../recipe.ts";
import { both, cottonOf, worstedOf } from "./yarns.ts";

const CHECK = {
  productType: "yarn dyed",
  technology: "combed",
  pattern: "check",
  season: "SS",
  for: ["men", "women"],
  use: ["shirt"],
} as const;
const SUIT = {
  ...CHECK,
  technology: "worsted",
  season: "AW",
  use: ["jacket", "trousers", "skirt"],
  widthCm: 150,
  tags: ["AW23 YD", "tailoring"],
} as const;
const poplin = loom(both(cottonOf(50)), [44, 36], "plain", ["soft washed"]);
const serge = loom(both(worstedOf(50)), [26, 26], "twill-2/2", ["decatized"]);
const suiting = loom(both(worstedOf(64)), [32, 30], "twill-2/2", ["decatized"]);
const flannel = loom(both(cottonOf(20)), [27, 23], "twill-2/2", ["flannel"]);

/** Lines of two colours by turns on white, the same both ways as near as the threads allow. */
const tattersall = (first: Hex, second: Hex) => ({
  warpOrder: [
    [BLEACHED, 36],
    [first, 4],
    [BLEACHED, 36],
    [second, 4],
  ] as const,
  weftOrder: [
    [BLEACHED, 29],
    [first, 3],
    [BLEACHED, 29],
    [second, 3],
  ] as const,
});

const QUALITIES: readonly Quality[] = [
  {
    ...CHECK,
    series: 3330,
    name: "Gingham 10",
    style: "gingham",
    tags: ["SS23 YD"],
    use: ["shirt", "dress"],
    colours: "red, sky, sunflower, lilac",
    description: "Squares of five millimetres, a check that returns every ten.",
    cloth: (hex) => poplin(gingham(BLEACHED, hex, 22, 18)),
  },
  {
    ...CHECK,
    series: 3340,
    name: "Gingham 40",
    style: "gingham",
    for: ["women", "girls"],
    use: ["dress", "skirt"],
    tags: ["SS24 YD", "resort"],
    colours: "fuchsia, french, emerald, apricot",
    description: "Picnic squares of twenty millimetres for skirts and summer dresses.",
    cloth: (hex) => poplin(gingham(BLEACHED, hex, 88, 72)),
  },
  {
    ...CHECK,
    series: 3430,
    name: "Tattersall",
    style: "poplin",
    for: ["men"],
    tags: ["SS23 YD", "country"],
    colours: "burgundy forest, navy ochre, tobacco french",
    description: "Two lines by turns on white, eighteen millimetres a repeat.",
    cloth: (first, second) => poplin(tattersall(first, second)),
  },
  {
    ...CHECK,
    series: 3520,
    name: "Madras",
    style: "madras",
    use: ["shirt", "shorts"],
    tags: ["SS24 YD", "resort"],
    colours: "navy sunflower red ecru, emerald tangerine ecru plum, coral aqua lemon navy",
    description: "Open checks in four colours that cross into ten.",
    cloth: (a, b, c, d) =>
      poplin({
        warpOrder: [
          [a, 34],
          [d, 8],
          [b, 14],
          [c, 22],
          [d, 6],
          [b, 6],
        ],
        weftOrder: [
          [a, 28],
          [d, 6],
          [b, 12],
          [c, 18],
          [d, 5],
          [b, 5],
        ],
      }),
  },
  {
    ...CHECK,
    series: 5160,
    name: "Check flannel",
    style: "flannel",
    technology: "carded",
    season: "AW",
    use: ["shirt", "pyjamas"],
    tags: ["AW23 YD", "heritage"],
    colours: "forest black ochre, navy red ecru, grey charcoal white",
    description: "Raised both sides; three colours in a broad check with a light line.",
    cloth: (a, b, c) =>
      flannel(
        tartan([
          [a, 40],
          [b, 36],
          [c, 4],
          [b, 36],
          [a, 4],
        ]),
      ),
  },
  {
    ...SUIT,
    series: 3620,
    name: "Serge tartan",
    style: "tartan",
    use: ["skirt", "jacket"],
    tags: ["AW23 YD", "heritage"],
    colours:
      "navy bottle red white, burgundy navy ochre ecru, forest midnight sunflower white, camel coffee ecru red, plum teal lilac ecru",
    description: "The mill's own sett in light worsted serge; it is no clan's.",
    cloth: (a, b, c, d) =>
      serge(
        tartan([
          [a, 32],
          [b, 6],
          [a, 6],
          [b, 26],
          [c, 4],
          [b, 8],
          [d, 2],
        ]),
      ),
  },
  {
    ...SUIT,
    series: 6225,
    name: "Glen check",
    style: "suiting",
    use: ["suit", "jacket"],
    tags: ["AW23 YD", "tailoring", "Paris texworld"],
    colours: "black white sky, coffee ecru rust, navy mist red",
    description: "Fours against twos with a coloured over-check, as it is worn to the races.",
    cloth: (dark, light, over) => suiting(glenCheck(light, dark, { over })),
  },
  {
    ...SUIT,
    series: 6215,
    name: "Houndstooth",
    style: "houndstooth",
    use: ["jacket", "coat", "skirt"],
    colours: "black ecru, navy silver, tobacco ecru",
    description: "Four and four on a 2/2 twill of stout worsted.",
    cloth: (dark, light) => loom(both(worstedOf(28)), [16, 16], "twill-2/2", ["milled"])(houndstooth(light, dark)),
  },
];

/** Yarn-dyed checks for shirts and suits. */
export const YARN_DYED_CHECKS: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

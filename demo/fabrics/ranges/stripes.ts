import { BLEACHED, ombre, stripes } from "@selvedge/textile-core";
import type { FabricSeed } from "../make.ts";
import { inColours, loom, type Quality } from "../recipe.ts";
import { both, cottonOf } from "./yarns.ts";

const STRIPE = {
  productType: "yarn dyed",
  technology: "combed",
  pattern: "stripe",
  season: "SS",
  for: ["men", "women"],
  use: ["shirt", "blouse"],
} as const;
const poplin = loom(both(cottonOf(50)), [58, 28], "plain", ["mercerized"]);
const oxford = loom([cottonOf(40), cottonOf(20)], [42, 20], "oxford");
const chambray = loom(both(cottonOf(40)), [44, 28], "plain", ["soft washed"]);

const QUALITIES: readonly Quality[] = [
  {
    ...STRIPE,
    series: 2215,
    name: "Bengal stripe",
    style: "poplin",
    tags: ["SS23 YD", "formal"],
    colours: "french, red, emerald, fuchsia, black",
    description: "Equal stripes of nearly three millimetres, colour and white.",
    cloth: (hex) =>
      poplin(
        stripes(
          [
            [hex, 16],
            [BLEACHED, 16],
          ],
          BLEACHED,
        ),
      ),
  },
  {
    ...STRIPE,
    series: 2225,
    name: "Pencil stripe",
    style: "poplin",
    for: ["men"],
    use: ["shirt"],
    tags: ["SS24 YD", "formal"],
    colours: "royal, red, teal, rust",
    description: "A two-end line on white, six millimetres apart.",
    cloth: (hex) =>
      poplin(
        stripes(
          [
            [BLEACHED, 34],
            [hex, 3],
          ],
          BLEACHED,
        ),
      ),
  },
  {
    ...STRIPE,
    series: 2235,
    name: "Candy stripe",
    style: "oxford",
    for: ["women", "boys", "girls"],
    tags: ["SS23 YD", "kids"],
    colours: "coral, french, fuchsia, tangerine",
    description: "Narrow oxford stripes for children's shirts and summer dresses.",
    use: ["shirt", "dress"],
    cloth: (hex) =>
      oxford(
        stripes(
          [
            [hex, 10],
            [BLEACHED, 10],
          ],
          BLEACHED,
        ),
      ),
  },
  {
    ...STRIPE,
    series: 2245,
    name: "Double stripe",
    style: "poplin",
    tags: ["SS24 YD", "Paris texworld"],
    colours: "royal coral, emerald ochre, fuchsia sky, rust french",
    description: "A wide line shadowed by a narrow one in a second colour.",
    cloth: (hex, second) =>
      poplin(
        stripes(
          [
            [BLEACHED, 40],
            [hex, 10],
            [BLEACHED, 6],
            [second, 4],
          ],
          BLEACHED,
        ),
      ),
  },
  {
    ...STRIPE,
    series: 2255,
    name: "Ombré stripe",
    style: "chambray",
    season: "AW",
    tags: ["AW23 YD"],
    colours: "royal silver, red apricot, emerald mint",
    description: "Colour that deepens and fades again thread by thread over fifty millimetres.",
    cloth: (hex, second) => chambray(stripes(ombre(second, hex, 220), BLEACHED)),
  },
  {
    ...STRIPE,
    series: 1405,
    name: "Chambray",
    pattern: "solid",
    style: "chambray",
    tags: ["SS24 YD"],
    use: ["shirt", "dress"],
    colours: "royal, fuchsia, emerald, rust",
    description: "Coloured warp, white weft, softened in the wash.",
    cloth: (hex) => chambray({ warpOrder: [[hex, 1]], weftOrder: [[BLEACHED, 1]] }),
  },
];

/** Yarn-dyed stripes and chambrays. */
export const STRIPES: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

import { BLEACHED, ne, type Pucker, stripes } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { dyed, inColours, loom, type Quality } from "../recipe.ts";
import { both, cottonOf, viscose } from "./yarns.ts";

const TEXTURE = {
  productType: "solid",
  technology: "piece dyed",
  pattern: "solid",
  season: "SS",
  for: ["men", "women"],
  use: ["shirt", "dress"],
} as const;
const pucker: Pucker = [
  ["taut", 14],
  ["slack", 14],
];
const seersucker = loom(both(cottonOf(40)), [40, 26], "plain", [], { pucker });

const QUALITIES: readonly Quality[] = [
  {
    ...TEXTURE,
    series: 1610,
    name: "Seersucker stripe",
    productType: "yarn dyed",
    technology: "combed",
    pattern: "stripe",
    style: "seersucker",
    use: ["shirt", "suit", "shorts"],
    tags: ["SS23 YD", "resort"],
    colours: "royal, french, emerald, rust",
    description: "Slack stripes in colour pucker between taut ones in white; never ironed.",
    cloth: (hex) =>
      seersucker(
        stripes(
          [
            [BLEACHED, 14],
            [hex, 14],
          ],
          BLEACHED,
        ),
      ),
  },
  {
    ...TEXTURE,
    series: 1612,
    name: "Plain seersucker",
    style: "seersucker",
    for: ["women", "boys", "girls"],
    use: ["dress", "pyjamas"],
    colours: "white, apricot, midnight",
    description: "All pucker and one shade.",
    cloth: dyed(seersucker),
  },
  {
    ...TEXTURE,
    series: 1620,
    name: "Waffle",
    style: "waffle",
    for: ["men", "women", "other"],
    use: ["pyjamas", "shirt", "bedding"],
    colours: "ecru, sage, slate, coral",
    description: "Cells of three millimetres that drink and dry.",
    cloth: dyed(loom(both(cottonOf(20)), [24, 22], "waffle-8", ["soft washed"])),
  },
  {
    ...TEXTURE,
    series: 1630,
    name: "Cotton crêpe",
    style: "crêpe",
    for: ["women"],
    use: ["blouse", "dress"],
    colours: "optic, lemon, emerald, black",
    description: "A crêpe weave with no line in it; it hides its creases.",
    cloth: dyed(loom(both(cottonOf(40)), [38, 32], "crepe-16")),
  },
  {
    ...TEXTURE,
    series: 1635,
    name: "Viscose crêpe",
    style: "crêpe",
    season: null,
    for: ["women"],
    use: ["dress", "skirt", "trousers"],
    fabricType: ["lenzing"],
    tags: ["drape", "evening"],
    colours: "navy, burgundy, sand",
    description: "Sand crêpe of viscose, heavy in the fold.",
    cloth: dyed(loom(both(spun(ne(30), viscose)), [38, 30], "crepe-40")),
  },
  {
    ...TEXTURE,
    series: 1640,
    name: "Woven piqué",
    style: "piqué",
    use: ["shirt", "skirt", "dress"],
    tags: ["formal"],
    colours: "white, pink, french",
    description: "Cords across the cloth, as on a dress shirt's bib.",
    cloth: dyed(loom(both(cottonOf(40)), [46, 34], "pique-cord", ["mercerized"])),
  },
  {
    ...TEXTURE,
    series: 1650,
    name: "Dobby bird's eye",
    productType: "yarn dyed",
    technology: "compact spun",
    pattern: "geometric",
    style: "dobby",
    season: null,
    tags: ["formal"],
    colours: "french, royal, coral, emerald",
    description: "Coloured warp over white in a bird's eye: a small figure that reads as a shade.",
    cloth: (hex) =>
      loom(both(cottonOf(50)), [50, 36], "birds-eye", ["mercerized"])({ warpOrder: [[hex, 1]], weftOrder: [[BLEACHED, 1]] }),
  },
  {
    ...TEXTURE,
    series: 1660,
    name: "Leno",
    style: "leno",
    for: ["women", "other"],
    use: ["blouse", "curtain"],
    tags: ["sheer"],
    colours: "ecru, sky",
    description: "Warp ends cross between the picks and hold the holes open.",
    cloth: dyed(loom(both(cottonOf(20)), [14, 9], "leno")),
  },
  {
    ...TEXTURE,
    series: 1665,
    name: "Mock leno",
    style: "leno",
    for: ["men", "women"],
    colours: "white, olive",
    description: "Openwork from the weave alone, for summer shirts.",
    cloth: dyed(loom(both(cottonOf(30)), [26, 22], "leno-mock")),
  },
];

/** Cloths whose weave is their figure. */
export const TEXTURES: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

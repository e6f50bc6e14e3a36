import { type Decoration, type Hex, ne, pieceDyed, type WovenCloth } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { inColours, loom, machine, type Quality } from "../recipe.ts";
import { both, cottonOf, filamentOf, nylon, polyester, viscose } from "./yarns.ts";

const DECORATED = {
  season: null,
  for: ["women"],
  widthCm: 140,
} as const;
const poplin = loom(both(cottonOf(50)), [52, 30], "plain");
const voile = loom(both(cottonOf(80)), [36, 32], "plain");
const tulle = loom(both(filamentOf(50, polyester)), [44, 38], "plain");
const twill = loom(both(filamentOf(150, polyester)), [34, 24], "twill-2/1");
const nylonShell = loom(both(filamentOf(50, nylon)), [52, 44], "plain", ["waterproof"]);
/** Viscose warp and polyester weft: acid leaves the weft alone. */
const devore = loom([spun(ne(40), viscose), filamentOf(50, polyester)], [44, 40], "plain");
const on =
  (woven: ReturnType<typeof loom>, decoration: (lead: Hex, second: Hex, third: Hex) => Decoration) =>
  (ground: Hex, lead: Hex, second: Hex, third: Hex): Omit<WovenCloth, "seed"> => ({
    ...woven(pieceDyed(ground)),
    decoration: decoration(lead, second, third),
  });

const QUALITIES: readonly Quality[] = [
  {
    ...DECORATED,
    series: 7610,
    name: "Embroidered voile",
    productType: "embroidery",
    technology: "embroidery",
    pattern: "florals",
    style: "voile",
    season: "SS",
    use: ["blouse", "dress"],
    tags: ["resort", "Paris texworld"],
    colours: "white coral sage sunflower, sky white royal lemon, rose fuchsia forest ochre",
    description: "Blossoms in satin stitch on voile.",
    cloth: on(voile, (a, b, c) => ({
      technique: "embroidery",
      motif: { figure: "blossom", repeatMm: 48 },
      colours: [a, b, c],
      threadMm: 0.4,
    })),
  },
  {
    ...DECORATED,
    series: 7620,
    name: "Embroidered poplin",
    productType: "embroidery",
    technology: "embroidery",
    pattern: "geometric",
    style: "poplin",
    for: ["women", "girls"],
    use: ["shirt", "dress"],
    colours: "navy white coral, ecru tobacco rust, black ochre emerald",
    description: "Folk diamonds, stitched on poplin.",
    cloth: on(poplin, (a, b, c) => ({
      technique: "embroidery",
      motif: { figure: "diamond", repeatMm: 36 },
      colours: [a, b, c],
      threadMm: 0.4,
    })),
  },
  {
    ...DECORATED,
    series: 7630,
    name: "Sequins 4 mm",
    productType: "sequin",
    technology: "sequin",
    pattern: "dots",
    style: "sequin",
    use: ["dress", "skirt", "jacket"],
    tags: ["evening"],
    colours: "charcoal black, ochre ecru, fuchsia plum, emerald teal",
    description: "Discs sewn on in rows like scales, closed over the whole cloth.",
    cloth: (colour, ground) => on(tulle, () => ({ technique: "sequin", colour, diameterMm: 4 }))(ground, colour, colour, colour),
  },
  {
    ...DECORATED,
    series: 7640,
    name: "Flocked dots",
    productType: "flocking",
    technology: "flocking",
    pattern: "dots",
    style: "flocking",
    season: "AW",
    use: ["dress", "blouse"],
    tags: ["evening"],
    colours: "rose plum, mist black, ecru burgundy, sky navy",
    description: "Velvet dots shot into glue on a light ground.",
    cloth: on(tulle, (colour) => ({ technique: "flocking", motif: { figure: "dots", repeatMm: 18 }, colour, heightMm: 0.5 })),
  },
  {
    ...DECORATED,
    series: 7650,
    name: "Foil twill",
    productType: "polyester",
    technology: "foil",
    pattern: "plants",
    style: "twill",
    use: ["skirt", "jacket"],
    tags: ["evening"],
    colours: "black ochre, midnight silver, burgundy camel",
    description: "Sprigs of metallised film pressed onto a dark twill.",
    cloth: on(twill, (colour) => ({ technique: "foil", colour, motif: { figure: "sprig", repeatMm: 42 } })),
  },
  {
    ...DECORATED,
    series: 7655,
    name: "Foil jersey",
    productType: "knitted",
    technology: "foil",
    pattern: "solid",
    style: "jersey",
    use: ["t-shirt", "dress"],
    tags: ["evening"],
    colours: "grey silver",
    description: "Jersey under a closed film: it cracks as it stretches, and should.",
    cloth: (ground, colour) => ({
      ...machine(cottonOf(30), "jersey", [14, 18, 2.8])([[ground, 1]]),
      decoration: { technique: "foil", colour },
    }),
  },
  {
    ...DECORATED,
    series: 7660,
    name: "Burn-out",
    productType: "solid",
    technology: "burn-out",
    pattern: "paisley",
    style: "burn-out",
    use: ["blouse", "scarf", "dress"],
    tags: ["sheer", "evening"],
    colours: "teal, rust, lilac, black",
    description: "The viscose is eaten out of the figure and leaves a veil.",
    cloth: on(devore, () => ({ technique: "burn-out", motif: { figure: "paisley", repeatMm: 46 } })),
  },
  {
    ...DECORATED,
    series: 4840,
    name: "Quilted nylon",
    productType: "synthetic",
    technology: "quilting",
    pattern: "geometric",
    style: "quilting",
    season: "AW",
    for: ["men", "women", "boys", "girls"],
    use: ["jacket", "coat"],
    tags: ["outdoor"],
    colours: "navy, olive, black, rose",
    description: "Eighty grams of wadding stitched through in diamonds of forty millimetres.",
    cloth: on(nylonShell, (thread) => ({ technique: "quilting", sizeMm: 40, loftMm: 4, thread, waddingGsm: 80 })),
  },
];

/** Cloths that something was put on, or taken from. */
export const DECORATED_RANGE: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

import { type Hex, type KnitJacquard, ne } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { dyedKnit, inColours, machine, type Quality } from "../recipe.ts";
import { cottonOf, stretchCotton } from "./yarns.ts";

const KNIT = {
  productType: "knitted",
  technology: "circular knit",
  pattern: "solid",
  season: null,
  for: ["men", "women"],
  widthCm: 170,
} as const;

/** A star between seed stitches; rows are courses from the lowest, `g` is the ground. */
const STAR = [
  "sgggggsggggg",
  "gggggggggggg",
  "gggsgggggsgg",
  "ggggsgggsggg",
  "gggggsgsgggg",
  "gggsssgsssgg",
  "ggggggsggggg",
  "gggsssgsssgg",
  "gggggsgsgggg",
  "ggggsgggsggg",
  "gggsgggggsgg",
  "gggggggggggg",
];
const starred = (ground: Hex, star: Hex): KnitJacquard => ({ chart: STAR, colours: { g: ground, s: star } });
const jacquard = (ground: Hex, star: Hex) =>
  machine(spun(ne(16, 2), [["wool", 1]]), "jersey", [6, 8, 5.6], [], { jacquard: starred(ground, star) })([[ground, 1]]);

const QUALITIES: readonly Quality[] = [
  {
    ...KNIT,
    series: 9110,
    name: "Rib 1×1",
    style: "rib",
    use: ["t-shirt", "underwear"],
    tags: ["stretch"],
    colours: "white, black, rose, olive",
    description: "One face, one back, a little elastane: cuffs, tanks and necklines.",
    cloth: dyedKnit(machine(spun(ne(30), stretchCotton), "rib-1x1", [17, 15, 3])),
  },
  {
    ...KNIT,
    series: 9120,
    name: "Rib 2×2",
    style: "rib",
    season: "AW",
    use: ["sweatshirt", "dress"],
    tags: ["stretch"],
    colours: "camel, charcoal, burgundy",
    description: "Deep ribs that spring back.",
    cloth: dyedKnit(machine(spun(ne(20), stretchCotton), "rib-2x2", [13, 11, 3.8])),
  },
  {
    ...KNIT,
    series: 9130,
    name: "Interlock",
    style: "interlock",
    for: ["women", "boys", "girls"],
    use: ["t-shirt", "dress", "pyjamas"],
    fabricType: ["organic"],
    tags: ["kids"],
    colours: "mint, lemon, pink, navy",
    description: "Both faces alike and both smooth: the cloth babies meet first.",
    cloth: dyedKnit(machine(cottonOf(40), "interlock", [14, 15, 3])),
  },
  {
    ...KNIT,
    series: 9140,
    name: "Knitted piqué",
    style: "piqué",
    season: "SS",
    for: ["men", "women", "boys"],
    use: ["polo shirt"],
    tags: ["bestseller"],
    colours: "white, navy, bottle, red, sunflower",
    description: "Tucked piqué of two-ply yarn, the polo shirt's own.",
    cloth: dyedKnit(machine(cottonOf(24), "pique", [12, 22, 2.9], ["antibacterial"])),
  },
  {
    ...KNIT,
    series: 9210,
    name: "French terry",
    style: "French terry",
    for: ["men", "women", "boys", "girls"],
    use: ["sweatshirt", "shorts"],
    fabricType: ["bci"],
    colours: "ecru, royal, black, lilac",
    description: "Smooth in front, loops behind; a sweatshirt for three seasons.",
    cloth: (hex) =>
      machine(cottonOf(26), "french-terry", [12, 16, 3], [], {
        inlay: { yarn: cottonOf(14), lengthMm: 1.6, colour: hex },
      })([[hex, 1]]),
  },
  {
    ...KNIT,
    series: 9215,
    name: "Melange terry",
    style: "French terry",
    use: ["sweatshirt"],
    fabricType: ["melange", "recycle"],
    colours: "grey mist, slate silver, sand ecru",
    description: "Recycled melange in front, ecru loops behind.",
    cloth: (hex, other) =>
      machine(spun(ne(24), [["cotton", 1]], { melange: { colour: other, share: 0.35 } }), "french-terry", [12, 16, 3], [], {
        inlay: { yarn: cottonOf(12), lengthMm: 1.6, colour: other },
      })([[hex, 1]]),
  },
  {
    ...KNIT,
    series: 9220,
    name: "Brushed fleece",
    style: "fleece",
    season: "AW",
    for: ["men", "women", "boys", "girls"],
    use: ["sweatshirt"],
    colours: "navy, bottle, charcoal, fuchsia",
    description: "Three-thread fleece of 250 g, torn up behind until it is warm.",
    cloth: (hex) =>
      machine(cottonOf(20), "fleece-back", [11, 15, 3.2], ["brushed"], {
        inlay: { yarn: cottonOf(9), lengthMm: 1.8, colour: hex },
      })([[hex, 1]]),
  },
  {
    ...KNIT,
    series: 9230,
    name: "Fleece back",
    style: "fleece",
    season: "AW",
    use: ["sweatshirt", "jacket", "lining"],
    colours: "ecru, grey, tobacco",
    description: "The raised side outside.",
    cloth: (hex) =>
      machine(cottonOf(20), "fleece-back", [11, 15, 3.2], ["brushed"], {
        inlay: { yarn: cottonOf(9), lengthMm: 1.8, colour: hex },
        shows: "back",
      })([[hex, 1]]),
  },
  {
    ...KNIT,
    series: 9310,
    name: "Star jacquard knit",
    technology: "yarn dyed",
    pattern: "geometric",
    style: "jacquard",
    season: "AW",
    use: ["sweatshirt", "scarf"],
    tags: ["AW23 YD", "heritage"],
    widthCm: 150,
    colours: "navy ecru, burgundy ecru, forest mist, charcoal white",
    description: "A star between seed stitches, floats behind, in two-ply wool.",
    cloth: jacquard,
  },
];

/** Ribs, interlocks, piqués, sweats and jacquards. */
export const DOUBLE_KNITS: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

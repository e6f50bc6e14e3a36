import { type Hex, type LaceCloth, type MotifKey, ne } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { inColours, type Quality } from "../recipe.ts";
import { cottonOf, filamentOf, nylon, viscose } from "./yarns.ts";

const LACE = {
  productType: "lace",
  technology: "raschel",
  style: "lace",
  season: null,
  for: ["women"],
  use: ["blouse", "dress", "underwear"],
  widthCm: 135,
  tags: ["evening", "sheer"],
} as const;
type LaceDraft = Omit<LaceCloth, "seed">;

const corded =
  (figure: MotifKey, repeatMm: number) =>
  (hex: Hex): LaceDraft => ({
    kind: "lace",
    net: { yarn: filamentOf(70, nylon), meshMm: 1.6, colour: hex },
    clothwork: { yarn: filamentOf(150, viscose), pitchMm: 0.32, colour: hex },
    outline: { yarn: spun(ne(10), viscose), colour: hex },
    motif: { figure, repeatMm },
    finish: [],
  });
const cottonLace =
  (figure: MotifKey, repeatMm: number) =>
  (hex: Hex): LaceDraft => ({
    kind: "lace",
    net: { yarn: cottonOf(60, 2), meshMm: 2.2, colour: hex },
    clothwork: { yarn: cottonOf(40, 2), pitchMm: 0.42, colour: hex },
    outline: { yarn: cottonOf(12), colour: hex },
    motif: { figure, repeatMm },
    finish: [],
  });

const QUALITIES: readonly Quality[] = [
  {
    ...LACE,
    series: 7510,
    name: "Blossom lace",
    pattern: "florals",
    colours: "white, black, rose",
    description: "Corded lace: blossoms of viscose on a nylon net.",
    cloth: corded("blossom", 45),
  },
  {
    ...LACE,
    series: 7520,
    name: "Sprig lace",
    pattern: "plants",
    colours: "ecru, navy, burgundy",
    description: "Leaves along a stem, outlined in a thick thread.",
    cloth: corded("sprig", 38),
  },
  {
    ...LACE,
    series: 7530,
    name: "Paisley cotton lace",
    pattern: "paisley",
    season: "SS",
    tags: ["resort"],
    colours: "white, natural",
    description: "All-cotton lace with a dry hand for summer dresses.",
    cloth: cottonLace("paisley", 52),
  },
  {
    ...LACE,
    series: 7540,
    name: "Dotted net",
    pattern: "dots",
    use: ["blouse", "lining"],
    colours: "black, pink",
    description: "Clothwork dots on a fine net.",
    cloth: corded("dots", 16),
  },
];

/** Laces. */
export const LACES: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

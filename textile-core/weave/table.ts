import { drawn } from "./drawn.ts";
import { BIRDS_EYE, bedfordCord, bedfordRise, crepe, HUCKABACK, honeycomb, MOCK_LENO, steepTwill } from "./special.ts";
import { basket, herringbone, sateen, satin, twill, type Weave } from "./weave.ts";

const TABLE = {
  plain: { name: "Plain", lifts: basket(1, 1) },
  oxford: { name: "Oxford", lifts: basket(2, 1) },
  hopsack: { name: "Hopsack", lifts: basket(2, 2) },
  "twill-2/1": { name: "2/1 twill", lifts: twill(2, 1) },
  "twill-2/1-s": { name: "2/1 left-hand twill", lifts: twill(2, 1, "S") },
  "twill-2/2": { name: "2/2 twill", lifts: twill(2, 2) },
  "twill-3/1": { name: "3/1 twill", lifts: twill(3, 1) },
  "twill-3/1-s": { name: "3/1 left-hand twill", lifts: twill(3, 1, "S") },
  "herringbone-8": { name: "Herringbone 8", lifts: herringbone(2, 2, 8) },
  "herringbone-12": { name: "Herringbone 12", lifts: herringbone(2, 2, 12) },
  "herringbone-20": { name: "Herringbone 20", lifts: herringbone(2, 2, 20) },
  "satin-5": { name: "5-end satin", lifts: satin(5, 2) },
  "satin-8": { name: "8-end satin", lifts: satin(8, 3) },
  "sateen-5": { name: "5-end sateen", lifts: sateen(5, 2) },
  "sateen-8": { name: "8-end sateen", lifts: sateen(8, 3) },
  "rib-2x1": { name: "Warp rib 2/2", lifts: basket(1, 2) },
  "rib-4x1": { name: "Warp rib 4/4", lifts: basket(1, 4) },
  "rib-2x1-weft": { name: "Weft rib 2/2", lifts: basket(2, 1) },
  "twill-1/2": { name: "1/2 twill", lifts: twill(1, 2) },
  "twill-1/3": { name: "1/3 twill", lifts: twill(1, 3) },
  "twill-4/1": { name: "4/1 twill", lifts: twill(4, 1) },
  "twill-3/3": { name: "3/3 twill", lifts: twill(3, 3) },
  "twill-cavalry": { name: "Cavalry twill", lifts: steepTwill([1, 1, 1, 1, 0, 1, 1, 1, 0, 0]) },
  whipcord: { name: "Whipcord", lifts: steepTwill([1, 1, 1, 1, 1, 1, 0, 1, 0, 0]) },
  "twill-pointed": { name: "Pointed twill", lifts: herringbone(2, 2, 6) },
  "birds-eye": { name: "Bird's eye", lifts: BIRDS_EYE },
  "waffle-8": { name: "Waffle 8", lifts: honeycomb(8) },
  "waffle-12": { name: "Waffle 12", lifts: honeycomb(12) },
  "waffle-16": { name: "Waffle 16", lifts: honeycomb(16) },
  huckaback: { name: "Huckaback", lifts: HUCKABACK },
  "crepe-16": { name: "Crêpe", lifts: crepe(16, 3) },
  "crepe-40": { name: "Sand crêpe", lifts: crepe(40, 11) },
  "pique-cord": { name: "Piqué", lifts: bedfordCord(6), cords: { ends: bedfordRise(6), heightMm: 0.28 } },
  "bedford-cord": { name: "Bedford cord", lifts: bedfordCord(14), cords: { ends: bedfordRise(14), heightMm: 0.55 } },
  leno: { name: "Leno", lifts: basket(1, 1), leno: true },
  "leno-mock": { name: "Mock leno", lifts: MOCK_LENO },
  "twill-broken": { name: "Broken 3/1 twill", lifts: drawn("XXX.", "X.XX", "XX.X", ".XXX") },
} as const satisfies Record<string, Omit<Weave, "key">>;

export type WeaveKey = keyof typeof TABLE;

/** Every weave by its key; a draft that is not here is given as a `Weave` of its own. */
export const WEAVES = Object.fromEntries(
  Object.entries<Omit<Weave, "key">>(TABLE).map(([key, weave]) => [key, { key, ...weave }]),
) as Record<WeaveKey, Weave>;

/** The draft behind a key, or the draft itself. */
export const weaveOf = (weave: WeaveKey | Weave): Weave => (typeof weave === "string" ? WEAVES[weave] : weave);

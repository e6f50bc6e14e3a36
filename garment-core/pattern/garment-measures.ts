import { isJoined } from "../joined/joined-pattern.ts";
import type { Cut } from "../recipes/garment.ts";
import type { ChosenOptions } from "../recipes/options.ts";
import type { RecipeName } from "../recipes/recipe.ts";
import { cutGarment } from "./draft.ts";
import { type Outline, pointAt } from "./outline.ts";
import { lengthOf } from "./run.ts";

/** A measurement of the finished garment, mm: girths all round, lengths from the highest place to the hem. */
export type GarmentMeasure = {
  /** English name, a key of `locales/<lang>/pieces.json`. */
  readonly name: "Chest" | "Waist" | "Length";
  readonly mm: number;
};

const has = (outline: Outline, name: string): boolean => outline.some((v) => v.names.includes(name));
const heightOf = (outline: Outline): number => Math.max(...outline.map((v) => v.y)) - Math.min(...outline.map((v) => v.y));

/** Width at the underarm: of a piece cut whole, or from the centre of one half. */
const chestOf = (outline: Outline): number => Math.abs(pointAt(outline, "armhole").x) * (has(outline, "armhole_m") ? 2 : 1);

/** How far down a skirt of a part of a ring reaches. */
const ringLength = (skirt: Outline): number => lengthOf(skirt, "in2>ex2");

function measuresOfCut({ pieces }: Cut): readonly GarmentMeasure[] {
  const outlines = Object.entries(pieces)
    .filter(([, piece]) => piece.on === undefined)
    .map(([key, { outline }]) => [key, outline] as const);
  const find = (...keys: readonly string[]) => outlines.find(([key]) => keys.includes(key))?.[1];
  const skirt = find("skirt");
  const band = find("waistband");
  const front = find("front", "frontL");
  if (band) {
    const below = skirt
      ? ringLength(skirt)
      : has(front!, "floorOut")
        ? lengthOf(front!, "styleWaistOut>floorOut")
        : lengthOf(front!, "waistSide>hip>hemSide");
    return [
      { name: "Waist", mm: 2 * Math.abs(pointAt(band, "tr").x) },
      { name: "Length", mm: below + heightOf(band) },
    ];
  }
  const chest = outlines.filter(([key, outline]) => /^(?:front|back)[RL]?$/.test(key) && has(outline, "armhole"));
  const neck = pointAt(front!, "neck").y;
  const top = Math.max(...front!.map((v) => v.y)) - neck;
  return [
    { name: "Chest", mm: chest.reduce((sum, [, outline]) => sum + chestOf(outline), 0) },
    { name: "Length", mm: top + (skirt ? ringLength(skirt) : 0) },
  ];
}

/** The two measurements that a garment is graded by; somebody's own pattern comes in one size and has none. */
export const garmentMeasures = (recipeKey: RecipeName, size: string, chosen: ChosenOptions = {}): readonly GarmentMeasure[] =>
  isJoined(recipeKey) ? [] : measuresOfCut(cutGarment(recipeKey, size, chosen));

import { type DesignOptions, measure } from "../pattern/freesewing.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { longer, type OptionValues, type RecipeOption, share } from "./options.ts";
import type { Recipe } from "./recipe.ts";
import type { Sizing } from "./sizing.ts";

/** What one shirt with a button front differs in from another. Lengths mm. */
export type ButtonShirt = Pick<Recipe, "key" | "name" | "wearer" | "hand"> & {
  readonly sizing: Sizing;
  /** Options of FreeSewing's Simon that the garment sets. */
  readonly options: DesignOptions;
  /** The front that lies on top: the left on men's shirts, the right on women's. */
  readonly over: "L" | "R";
  /** How far that front reaches past the centre, where it is not 16: half of the placket's width. */
  readonly overlap?: number;
  /** Whether a collar is turned down over the stand. */
  readonly collar: boolean;
  readonly cuff: { readonly height: number; readonly ease: number };
  readonly buttons: { readonly count: number; readonly first: number; readonly fromHem: number };
};

/** What Simon draws where a garment does not say otherwise: shares of girths, of the back's length, and of the stand's height. */
const SIMON = {
  chestEase: 0.15,
  waistEase: 0.15,
  hipsEase: 0.15,
  lengthBonus: 0.25,
  collarStandWidth: 0.08,
  collarWidth: 1.2,
} as const;
const simonOf = ({ options }: Pick<ButtonShirt, "options">, name: keyof typeof SIMON): number => {
  const own = options[name];
  return typeof own === "number" ? own : SIMON[name];
};

export const shirtOptions = (own: ButtonShirt): readonly RecipeOption[] => [
  longer("bodyLength", [-60, 100]),
  longer("sleeveLength", [-20, 40]),
  share("ease", simonOf(own, "chestEase"), [3, 8]),
  ...(own.collar ? [longer("collarHeight", [-6, 14], 2)] : []),
];

/** The options of Simon for what was chosen: ease is that of the chest, and grows as much at waist and hips. */
export function chosenSimon(own: ButtonShirt, values: OptionValues, measurements: Measurements): DesignOptions {
  const more = values.ease / 100 - simonOf(own, "chestEase");
  const back = measure(measurements, "hpsToWaistBack") + measure(measurements, "waistToHips");
  const stand = measure(measurements, "neck") * SIMON.collarStandWidth;
  return {
    ...own.options,
    chestEase: simonOf(own, "chestEase") + more,
    waistEase: simonOf(own, "waistEase") + more,
    hipsEase: simonOf(own, "hipsEase") + more,
    lengthBonus: simonOf(own, "lengthBonus") + values.bodyLength / back,
    sleeveLengthBonus: values.sleeveLength / measure(measurements, "shoulderToWrist"),
    collarWidth: SIMON.collarWidth + values.collarHeight / stand,
  };
}

/** How far the front on top reaches past the centre where a shirt says nothing else. */
export const OVERLAP_MM = 16;

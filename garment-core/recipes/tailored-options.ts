import { measure } from "../pattern/freesewing.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { longer, type OptionValues, type RecipeOption, share } from "./options.ts";
import type { Recipe } from "./recipe.ts";
import type { Sizing } from "./sizing.ts";
import type { TailoredBody } from "./tailored-body.ts";
import type { NotchCollar } from "./tailored-collar.ts";

/** What one jacket with lapels differs in from another. */
export type JacketCut = Pick<Recipe, "key" | "name" | "wearer" | "hand"> & {
  readonly sizing: Sizing;
  /** Options of FreeSewing's Bent, the block, that the garment sets. */
  readonly options: { readonly [name: string]: number };
  readonly body: TailoredBody;
  /** Bending stiffness of the interfaced fronts, N·m. */
  readonly frontBend: number;
  readonly collar: NotchCollar;
  readonly buttons: { readonly count: number; readonly diameter: number };
  /** Patch pockets: how far from the centre, how far below the waist, how wide and how deep. */
  readonly pocket: { readonly x: number; readonly belowWaist: number; readonly width: number; readonly depth: number };
};

/** A jacket that reaches this far below the waist is a coat. */
const LONG_MM = 400;

export const jacketOptions = (own: JacketCut): readonly RecipeOption[] => [
  longer("bodyLength", [-60, own.body.belowWaist > LONG_MM ? 160 : 80]),
  longer("sleeveLength", [-30, 30]),
  share("ease", own.options.chestEase!, [2, 6]),
];

/** A jacket as it is chosen: ease is that of the chest, and grows as much at waist and seat. */
export function chosenJacket(
  own: JacketCut,
  values: OptionValues,
  measurements: Measurements,
): Pick<JacketCut, "options" | "body"> {
  const more = values.ease / 100 - own.options.chestEase!;
  return {
    options: {
      ...own.options,
      chestEase: values.ease / 100,
      sleeveLengthBonus: (own.options.sleeveLengthBonus ?? 0) + values.sleeveLength / measure(measurements, "shoulderToWrist"),
    },
    body: {
      ...own.body,
      belowWaist: own.body.belowWaist + values.bodyLength,
      waistEase: own.body.waistEase + more,
      seatEase: own.body.seatEase + more,
    },
  };
}

import { buildBody } from "../form/body.ts";
import { cutGarment, measurementsFor } from "../pattern/draft.ts";
import { recipeFor } from "../recipes/index.ts";
import type { RecipeName } from "../recipes/recipe.ts";
import { HAND_CLASSES, handIn } from "./hand-class.ts";

/**
 * Lengths to thousandths of a mm, the stiffness of a cloth (10⁻⁶ N·m and more) to four digits, and what is nothing but the remainder
 * of a sum as 0: last digits differ between machines, the garment does not.
 */
const DECIMALS = 3;
const DIGITS = 4;
const NOTHING = 1e-8;
const rounded = (value: number): number => {
  if (Math.abs(value) < NOTHING) return 0;
  return Number(Math.abs(value) < 1 ? value.toPrecision(DIGITS) : value.toFixed(DECIMALS));
};

/**
 * All that a recipe gives the solver for a size, written out: whom it is cut for, its pieces and seams, how they are put round the form,
 * and how it hangs in each class of cloth. The same text, class and `SOLVER_VERSION` drape to the same bytes. Takes a tenth of a second,
 * for the form. Throws for an unknown size.
 */
export function drapeInput(recipeKey: RecipeName, size: string): string {
  const recipe = recipeFor(recipeKey);
  const measurements = measurementsFor(recipeKey, size);
  const cut = cutGarment(recipeKey, size);
  const { places, ...hanging } = recipe.hang(cut, buildBody(measurements, recipe.wearer, recipe.limbs));
  const pieces = Object.entries(cut.pieces).map(([key, { outline, on }]) => ({
    key,
    on,
    outline,
    placed: places[key] && outline.map(({ x, y }) => places[key]!(x, y)),
  }));
  const input = {
    wearer: recipe.wearer,
    limbs: recipe.limbs,
    stretched: recipe.stretched,
    measurements,
    pieces,
    sewing: cut.sewing,
    hanging,
    hands: HAND_CLASSES.map((hand) => handIn(recipe.hand, hand)),
  };
  return JSON.stringify(input, (_, value: unknown) => (typeof value === "number" ? rounded(value) : value));
}

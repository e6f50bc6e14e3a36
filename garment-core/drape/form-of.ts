import { type Body, buildBody } from "../form/body.ts";
import { bake, type DistanceGrid } from "../form/grid.ts";
import { measurementsFor } from "../pattern/draft.ts";
import type { GarmentRecipe } from "../recipes/garment.ts";
import { recipeFor } from "../recipes/index.ts";
import type { RecipeName } from "../recipes/recipe.ts";

const GRID_CELL_MM = 8;

/** A body, and the solid that cloth lies on, sampled. */
export type Form = { readonly body: Body; readonly grid: DistanceGrid };

/** The last form, with the names of what it was built from: while one size is tried in many ways it is built once. */
let last: { readonly name: string; readonly form: Form } | null = null;

/** The form a recipe's size is draped on: a third of a second, or nothing where it is that of the drape before. Throws for an unknown size. */
export function formOf({ key, models, wearer, limbs }: GarmentRecipe, size: string): Form {
  const measurements = measurementsFor(key, size);
  const name = [models[size], wearer, limbs.arms, limbs.legs].join(" ");
  if (last?.name !== name) {
    const body = buildBody(measurements, wearer, limbs);
    last = { name, form: { body, grid: bake(body.distance, body.bounds, GRID_CELL_MM) } };
  }
  return last.form;
}

/** Builds the form of a size before a drape asks for it. Throws for an unknown size. */
export function readyForm(recipeKey: RecipeName, size: string): void {
  formOf(recipeFor(recipeKey), size);
}

import { RECIPES } from "../recipes/index.ts";
import type { RecipeName } from "../recipes/recipe.ts";

/** Garments that between them have most there is to sew: knit and woven, darts, buttons, legs, lapels, full folds, a child's. */
export const EVERYDAY: readonly RecipeName[] = ["shirt", "pencilSkirt", "circleSkirt", "trousers", "blazer", "girlsTop"];

/** All the others. */
export const SELDOM: readonly RecipeName[] = RECIPES.map(({ key }) => key).filter((key) => !EVERYDAY.includes(key));

import { RECIPES } from "../recipes/index.ts";
import type { RecipeName } from "../recipes/recipe.ts";

/** Garments that between them have most there is to sew: sleeves, a collar, buttons, darts, legs, full folds. */
export const EVERYDAY: readonly RecipeName[] = ["shirt", "pencilSkirt", "circleSkirt", "trousers"];

/** All the others. */
export const SELDOM: readonly RecipeName[] = RECIPES.map(({ key }) => key).filter((key) => !EVERYDAY.includes(key));

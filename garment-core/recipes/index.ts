import { circleSkirt } from "./circle-skirt.ts";
import type { GarmentRecipe } from "./garment.ts";
import type { Recipe, RecipeKey } from "./recipe.ts";
import { shirt } from "./shirt.ts";
import { tee } from "./tee.ts";
import { trousers } from "./trousers.ts";

const ALL: readonly GarmentRecipe[] = [tee, shirt, circleSkirt, trousers];

const face = ({ key, name, sizes, defaultSize, wearer, hand }: GarmentRecipe): Recipe => ({
  key,
  name,
  sizes,
  defaultSize,
  wearer,
  hand,
});

/** Every garment there is a recipe for. */
export const RECIPES: readonly Recipe[] = ALL.map(face);

/** A recipe with its cutting and hanging. Throws for an unknown key. */
export function recipeFor(key: string): GarmentRecipe {
  const found = ALL.find((recipe) => recipe.key === key);
  if (!found) throw new Error(`no recipe ${key}`);
  return found;
}

/** What a catalogue needs to know of a garment. Throws for an unknown key. */
export const recipeOf = (key: string): Recipe => face(recipeFor(key as RecipeKey));

import { writeFileSync } from "node:fs";
import { RECIPE_KEYS, recipeOf } from "@selvedge/garment-core";
import {
  computeRecipeHash,
  RECIPE_HASHES_FILE,
  type RecipeHashes,
} from "../../server/garments/styles/drapes/stored/recipe-hash.ts";

/** Writes the hash of every recipe of the library in every size: about twenty seconds. */
const hashes: RecipeHashes = Object.fromEntries(
  RECIPE_KEYS.toSorted().map((recipe) => [
    recipe,
    Object.fromEntries(recipeOf(recipe).sizes.map((size) => [size, computeRecipeHash(recipe, size)])),
  ]),
);
writeFileSync(RECIPE_HASHES_FILE, `${JSON.stringify(hashes, null, 2)}\n`);
console.log(`${RECIPE_KEYS.length} recipes`);

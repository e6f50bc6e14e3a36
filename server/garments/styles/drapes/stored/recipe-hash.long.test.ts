import { RECIPE_KEYS, recipeOf } from "@selvedge/garment-core";
import { expect, test } from "vitest";
import { computeRecipeHash, recipeHash } from "./recipe-hash.ts";

test.each(RECIPE_KEYS)("%s has the hash that is written down in every size", (recipe) => {
  const { sizes } = recipeOf(recipe);
  expect(sizes.map((size) => recipeHash(recipe, size))).toEqual(sizes.map((size) => computeRecipeHash(recipe, size)));
});

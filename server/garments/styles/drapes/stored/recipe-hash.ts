import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { drapeInput, isJoined, type RecipeKey } from "@selvedge/garment-core";

/** By recipe and size. */
export type RecipeHashes = { readonly [recipe: string]: { readonly [size: string]: string } };

/**
 * Written by `npm run drapes`, because drafting a garment and building its form takes a tenth of a second a size, too long for every
 * call that shows a drape. Tests hold it against the recipes.
 */
export const RECIPE_HASHES_FILE = new URL("./recipe-hashes.json", import.meta.url);
/** 64 bits tell apart all the recipes there will ever be. */
const HASH_DIGITS = 16;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, HASH_DIGITS);

/** The hash of all that a recipe of the library gives the solver for a size. */
export const computeRecipeHash = (recipe: RecipeKey, size: string): string => hashOf(drapeInput(recipe, size));

let known: RecipeHashes | undefined;

/**
 * The hash of a recipe as it is cut today in a size: a drape with another one shows a garment that is cut so no more. A pattern that
 * somebody brought never changes, so its text is its recipe; what it is draped with belongs to the solver's version. Null for a size
 * that the recipe does not have.
 */
export function recipeHash(recipe: string, size: string): string | null {
  if (isJoined(recipe)) return hashOf(recipe);
  known ??= JSON.parse(readFileSync(RECIPE_HASHES_FILE, "utf8")) as RecipeHashes;
  return known[recipe]?.[size] ?? null;
}

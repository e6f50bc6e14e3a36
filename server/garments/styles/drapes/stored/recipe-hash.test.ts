import { drapeInput, RECIPE_KEYS, recipeOf, writeJoined } from "@selvedge/garment-core";
import { expect, test } from "vitest";
import { computeRecipeHash, recipeHash } from "./recipe-hash.ts";

const REMEDY = "the recipe was changed: run `npm run drapes` with its name";

test.each(RECIPE_KEYS)("%s has the hash that is written down for the size it opens in", (recipe) => {
  const size = recipeOf(recipe).defaultSize;
  expect(recipeHash(recipe, size), REMEDY).toBe(computeRecipeHash(recipe, size));
});

test("another size and another recipe have another hash; a size that a recipe does not have has none", () => {
  const hashes = RECIPE_KEYS.flatMap((recipe) => recipeOf(recipe).sizes.map((size) => recipeHash(recipe, size)));
  expect(hashes).not.toContain(null);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(recipeHash("tee", "XXXXL")).toBeNull();
});

test("what the solver is given of a recipe is written out: pieces, seams, how they are put on, and the cloths", () => {
  const { pieces, sewing, hanging, hands, measurements } = JSON.parse(drapeInput("tee", "M"));
  expect(pieces.map(({ key }: { key: string }) => key)).toContain("front");
  expect(pieces[0].placed).toHaveLength(pieces[0].outline.length);
  expect(sewing.length).toBeGreaterThan(4);
  expect([Object.keys(hanging).sort(), hands.length]).toEqual([["creases", "folds", "hands", "holds", "shown"], 5]);
  expect(measurements.chest).toBeGreaterThan(800);
});

test("a pattern that somebody brought is known by its text", () => {
  const pattern = { name: "Cape", size: "116", wearer: "girls", form: "116", hand: "twill", pieces: [], joins: [] } as const;
  const [one, other] = [writeJoined(pattern), writeJoined({ ...pattern, name: "Coat" })];
  expect(recipeHash(one, "116")).toMatch(/^[0-9a-f]{16}$/);
  expect(recipeHash(one, "116")).toBe(recipeHash(one, "116"));
  expect(recipeHash(other, "116")).not.toBe(recipeHash(one, "116"));
});

import { expect, test } from "vitest";
import { encodeDrape } from "../formats/drape-file.ts";
import { RECIPES, recipeFor } from "../recipes/index.ts";
import { drapeGarment, MAX_OPEN_SEAM_MM } from "./drape-garment.ts";
import { measureDrape } from "./measure.ts";

const LARGEST = RECIPES.filter((recipe) => recipe.key !== "circleSkirt").map(
  (recipe) => [recipe.key, recipe.sizes.at(-1)!] as const,
);

test.each(LARGEST)("%s in size %s can be sewn shut and stays off the form", (key, size) => {
  const { openSeam, clearance, strainMean } = measureDrape(drapeGarment(key, size, { level: "coarse" }));
  expect(openSeam).toBeLessThan(MAX_OPEN_SEAM_MM);
  expect(clearance).toBeGreaterThan(1);
  expect(strainMean).toBeLessThan(0.016 + (recipeFor(key).stretched ?? 0));
});

test("the same garment is draped to the same bytes, and otherwise in a heavier, stiffer cloth", () => {
  const drape = (hand: "jersey" | "wool") => drapeGarment("tee", "S", { level: "coarse", hand });
  const [one, again, wool] = [drape("jersey"), drape("jersey"), drape("wool")];
  expect(encodeDrape(again)).toEqual(encodeDrape(one));
  const off = one.positions.reduce((most, value, i) => Math.max(most, Math.abs(value - wool.positions[i]!)), 0);
  expect(off).toBeGreaterThan(5);
});

import { expect, test } from "vitest";
import { drapeGarment, MAX_OPEN_SEAM_MM } from "../drape/drape-garment.ts";
import { measureDrape } from "../drape/measure.ts";
import { recipeFor } from "../recipes/index.ts";
import type { RecipeName } from "../recipes/recipe.ts";

/** What holds for every garment in its largest size, sewn quickly; a circle skirt in it is wider than any form. */
export function testLargest(keys: readonly RecipeName[]): void {
  const largest = keys.filter((key) => key !== "circleSkirt").map((key) => [key, recipeFor(key).sizes.at(-1)!] as const);
  test.each(largest)("%s in size %s can be sewn shut and stays off the form", (key, size) => {
    const { openSeam, clearance, strainMean } = measureDrape(drapeGarment(key, size, { level: "coarse" }));
    expect(openSeam).toBeLessThan(MAX_OPEN_SEAM_MM);
    expect(clearance).toBeGreaterThan(1);
    expect(strainMean).toBeLessThan(0.016 + (recipeFor(key).stretched ?? 0));
  });
}

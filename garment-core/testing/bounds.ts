import { expect, test } from "vitest";
import { drapeGarment, MAX_OPEN_SEAM_MM } from "../drape/drape-garment.ts";
import { measureDrape } from "../drape/measure.ts";
import { recipeFor } from "../recipes/index.ts";
import type { RecipeName } from "../recipes/recipe.ts";

type Bound = readonly [key: RecipeName, size: string, bound: "least" | "most"];

/** Garments at the end of what may be chosen: tightest and shortest in the greatest size, widest and longest in the least. */
export function testBounds(bounds: readonly Bound[]): void {
  test.each(bounds)("%s in size %s with every option at its %s is sewn shut and lies off the form", (key, size, bound) => {
    const chosen = Object.fromEntries(recipeFor(key).options.map((option) => [option.key, option[bound]]));
    const { openSeam, clearance, strainMean } = measureDrape(drapeGarment(key, size, { chosen, level: "coarse" }));
    expect(openSeam).toBeLessThan(MAX_OPEN_SEAM_MM);
    expect(clearance).toBeGreaterThan(1);
    expect(strainMean).toBeLessThan(0.018);
  });
}

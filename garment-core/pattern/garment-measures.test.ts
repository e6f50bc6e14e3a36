import { expect, test } from "vitest";
import { RECIPES } from "../recipes/index.ts";
import { measurementsFor } from "./draft.ts";
import { garmentMeasures } from "./garment-measures.ts";

test.each(RECIPES.map((recipe) => [recipe.name, recipe] as const))(
  "%s is larger round the body with each size",
  (_, { key, sizes }) => {
    const girths = sizes.map((size) => garmentMeasures(key, size)[0]!.mm);
    expect(girths.every((mm, i) => i === 0 || mm > girths[i - 1]!)).toBe(true);
    for (const size of sizes)
      for (const { name, mm } of garmentMeasures(key, size)) {
        expect(mm).toBeGreaterThan(name === "Length" ? 250 : 400);
        expect(mm).toBeLessThan(1_700);
      }
  },
);

test("a T-shirt is 12 % wider than the chest it is drafted for, 15 % when so chosen, and 50 mm longer when so chosen", () => {
  const body = measurementsFor("tee", "M").chest!;
  const [chest, length] = garmentMeasures("tee", "M");
  expect(chest!.name).toBe("Chest");
  expect(chest!.mm / body).toBeCloseTo(1.12, 3);
  expect(garmentMeasures("tee", "M", { ease: 15 })[0]!.mm / body).toBeCloseTo(1.15, 3);
  expect(garmentMeasures("tee", "M", { bodyLength: 50 })[1]!.mm - length!.mm).toBeCloseTo(50, 3);
});

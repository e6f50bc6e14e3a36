import { expect, test } from "vitest";
import { RECIPES } from "../recipes/index.ts";
import { garmentMeasures } from "./garment-measures.ts";
import { pointsOfMeasure } from "./points-of-measure.ts";

const namesOf = (recipe: "tee" | "shirt" | "trousers") =>
  pointsOfMeasure(recipe, RECIPES.find(({ key }) => key === recipe)!.defaultSize).map(({ name }) => name);

test("a size chart names what a factory measures on each kind of garment", () => {
  expect(namesOf("tee")).toEqual(["Chest", "Length", "Shoulder seam", "Side seam", "Sleeve underarm seam"]);
  expect(namesOf("shirt")).toEqual(["Chest", "Length", "Shoulder seam", "Side seam", "Sleeve underarm seam", "Cuff, all round"]);
  expect(namesOf("trousers")).toEqual(["Waist", "Length", "Outseam", "Inseam", "Front rise", "Back rise"]);
});

test("every garment has the same points in all its sizes, begins with what it is graded by, and none is nothing", () => {
  for (const { key, sizes } of RECIPES) {
    const charts = sizes.map((size) => pointsOfMeasure(key, size));
    for (const chart of charts)
      expect(
        chart.map(({ name }) => name),
        key,
      ).toEqual(charts[0]!.map(({ name }) => name));
    expect(charts[0]!.slice(0, 2), key).toEqual(garmentMeasures(key, sizes[0]!));
    for (const { mm } of charts.flat()) expect(mm, key).toBeGreaterThan(20);
  }
});

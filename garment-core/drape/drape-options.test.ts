import { expect, test } from "vitest";
import { encodeDrape } from "../formats/drape-file.ts";
import { recipeFor } from "../recipes/index.ts";
import type { Drape } from "./drape.ts";
import { drapeGarment, drapeInSteps, MAX_OPEN_SEAM_MM } from "./drape-garment.ts";
import { measureDrape } from "./measure.ts";
import { storedDrape } from "./store.ts";

/** Tightest and shortest in the greatest size, widest and longest in the least. */
const BOUNDS = [
  ["tee", "XL", "least"],
  ["shirt", "44", "least"],
  ["trousers", "44", "least"],
  ["aLineSkirt", "S", "most"],
] as const;

test.each(BOUNDS)("%s in size %s with every option at its %s is sewn shut and lies off the form", (key, size, bound) => {
  const chosen = Object.fromEntries(recipeFor(key).options.map((option) => [option.key, option[bound]]));
  const { openSeam, clearance, strainMean } = measureDrape(drapeGarment(key, size, { chosen, level: "coarse" }));
  expect(openSeam).toBeLessThan(MAX_OPEN_SEAM_MM);
  expect(clearance).toBeGreaterThan(1);
  expect(strainMean).toBeLessThan(0.018);
});

test("a drape that is looked at on the way comes to the same bytes, and is the garment once its seams are closed", () => {
  const order = ["sleevelessTop", "S", { level: "coarse" }] as const;
  const steps = drapeInSteps(...order);
  const looks: Drape[] = [];
  let done: Drape | null = null;
  while (!done) {
    const step = steps.next();
    if (step.done) done = step.value;
    else if (step.value.soFar && looks.length < 3) looks.push(step.value.soFar());
  }
  expect(encodeDrape(storedDrape(done))).toEqual(encodeDrape(storedDrape(drapeGarment(...order))));
  expect(looks).toHaveLength(3);
  for (const look of looks) {
    expect(look.mesh.pieces.map(({ key }) => key)).toEqual(done.mesh.pieces.map(({ key }) => key));
    expect(look.positions.every(Number.isFinite)).toBe(true);
  }
  expect(looks[0]!.positions).not.toEqual(done.positions);
});

test("a garment that is chosen 60 mm longer hangs about 60 mm lower", () => {
  const lowest = (chosen: { bodyLength?: number }): number => {
    const { positions } = drapeGarment("sleevelessTop", "S", { chosen, level: "coarse" });
    return positions.reduce((least, y, i) => (i % 3 === 1 ? Math.min(least, y) : least), Number.POSITIVE_INFINITY);
  };
  const dropped = lowest({}) - lowest({ bodyLength: 60 });
  expect(dropped).toBeGreaterThan(45);
  expect(dropped).toBeLessThan(70);
});

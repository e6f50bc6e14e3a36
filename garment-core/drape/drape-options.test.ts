import { expect, test } from "vitest";
import { encodeDrape } from "../formats/drape-file.ts";
import { testBounds } from "../testing/bounds.ts";
import type { Drape } from "./drape.ts";
import { drapeGarment, drapeInSteps } from "./drape-garment.ts";
import { storedDrape } from "./store.ts";

testBounds([
  ["tee", "XL", "least"],
  ["aLineSkirt", "S", "most"],
]);

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

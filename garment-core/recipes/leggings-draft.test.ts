import { expect, test } from "vitest";
import { measurementsOf } from "../pattern/freesewing.ts";
import { pointAt } from "../pattern/outline.ts";
import { lengthOf } from "../pattern/run.ts";
import { drawLeggings, LEGGINGS_OPTIONS, NEGATIVE_EASE } from "./leggings-draft.ts";
import { valuesOf } from "./options.ts";

test("leggings are narrower than the body by their negative ease, and both inseams are equally long", () => {
  const measurements = measurementsOf("cisFemaleAdult34");
  const { front, back } = drawLeggings(measurements, valuesOf(LEGGINGS_OPTIONS, {}));
  const width = (name: string, other: string) =>
    [front, back].reduce((sum, panel) => sum + Math.abs(pointAt(panel, name).x - pointAt(panel, other).x), 0);
  expect(width("kneeIn", "kneeOut")).toBeCloseTo(measurements.knee! * (1 - NEGATIVE_EASE.across), 6);
  expect(width("floorIn", "floorOut")).toBeCloseTo(measurements.ankle! * (1 - NEGATIVE_EASE.across), 6);
  expect(width("styleWaistIn", "styleWaistOut") * 2).toBeCloseTo(measurements.waist! * (1 - NEGATIVE_EASE.waist), 6);
  expect(lengthOf(front, "fork>kneeIn>floorIn") / lengthOf(back, "fork>kneeIn>floorIn")).toBeCloseTo(1, 2);
});

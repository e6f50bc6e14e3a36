import { expect, test } from "vitest";
import { densityIn, weightIn, widthIn, writeCount } from "./units.ts";

test("a weight of 218 g/m² is 6.4 oz/yd², a width of 150 cm 59.1 in, 66 threads an inch 26.0 a centimetre", () => {
  expect(weightIn(218, "metric")).toEqual({ value: 218, digits: 0, unit: "g/m²" });
  expect(weightIn(218, "imperial").value).toBeCloseTo(6.43, 2);
  expect(widthIn(150, "imperial").value).toBeCloseTo(59.06, 2);
  expect(densityIn(66, "metric").value).toBeCloseTo(25.98, 2);
  expect(densityIn(66, "imperial")).toEqual({ value: 66, digits: 0, unit: "/in" });
});

test.each([
  ["Ne 50", "tex", "tex 11.8"],
  ["Ne 80/2", "tex", "tex 7.4x2"],
  ["Nm 50/2", "Ne", "Ne 30/2"],
  ["Nm 50/2", "tex", "tex 20x2"],
  ["150D", "tex", "tex 16.7"],
  ["150D", "Nm", "Nm 60"],
  ["tex 30x2", "Ne", "Ne 19.7/2"],
  ["Ne 50", "Ne", "Ne 50"],
  ["Ne 50", "record", "Ne 50"],
  // A figure without a system is English cotton count, as everywhere.
  ["50", "Nm", "Nm 85"],
] as const)("%s in %s is %s", (written, system, shown) => {
  expect(writeCount(written, system)).toBe(shown);
});

test("what is no count is left as it was written", () => {
  for (const written of ["", "slub", "Ne", "Ne 50D"]) expect(writeCount(written, "tex")).toBe(written);
});

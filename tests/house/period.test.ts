import { expect, test } from "vitest";
import { period } from "../browser/period.ts";

const checks = (pixels: number, length: number, phase: number) =>
  Float64Array.from({ length }, (_, index) => {
    const inside = (((index + phase) % pixels) + pixels) % pixels;
    return (inside < pixels / 2 ? 220 : 90) + 12 * Math.sin(index * 2.1);
  });

test.each([15.118, 37.8, 61.3])(
  "a check of %f px is measured to a quarter of a per cent through the ripple of its yarns",
  (pixels) => {
    const found = period(checks(pixels, 900, 7.3));
    expect(Math.abs(found.pixels / pixels - 1)).toBeLessThan(0.0025);
    expect(found.lines).toBeGreaterThan(10);
  },
);

test("a plain cloth has no check lines to measure", () => {
  expect(() => period(Float64Array.from({ length: 400 }, () => 128))).toThrow("check lines");
});

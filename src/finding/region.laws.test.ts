import fc from "fast-check";
import { expect, test } from "vitest";
import { CORNERS, MIN_SIDE, moved, type Region, sized, WHOLE } from "./region.ts";

const part = fc.double({ min: 0, max: 1, noNaN: true });
const shift = fc.double({ min: -2, max: 2, noNaN: true });
const region: fc.Arbitrary<Region> = fc.record({ width: part, height: part, x: part, y: part }).map(({ width, height, x, y }) => {
  const [w, h] = [MIN_SIDE + width * (1 - MIN_SIDE), MIN_SIDE + height * (1 - MIN_SIDE)];
  return { width: w, height: h, x: x * (1 - w), y: y * (1 - h) };
});
const ERROR = 1e-9;
const isInside = ({ x, y, width, height }: Region) =>
  x >= -ERROR && y >= -ERROR && x + width <= 1 + ERROR && y + height <= 1 + ERROR;

test("a region moved however far stays in the picture and keeps its size", () => {
  fc.assert(
    fc.property(region, shift, shift, (before, dx, dy) => {
      const after = moved(before, dx, dy);
      expect(isInside(after)).toBe(true);
      expect([after.width, after.height]).toEqual([before.width, before.height]);
    }),
  );
});

test("a corner pulled however far leaves the opposite one where it was, and a tenth of the picture", () => {
  fc.assert(
    fc.property(region, fc.constantFrom(...CORNERS), shift, shift, (before, corner, dx, dy) => {
      const after = sized(before, corner, dx, dy);
      expect(isInside(after)).toBe(true);
      expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(MIN_SIDE - ERROR);
      const fixedX = corner.endsWith("end") ? after.x - before.x : after.x + after.width - (before.x + before.width);
      const fixedY = corner.startsWith("bottom") ? after.y - before.y : after.y + after.height - (before.y + before.height);
      expect(Math.abs(fixedX)).toBeLessThan(ERROR);
      expect(Math.abs(fixedY)).toBeLessThan(ERROR);
    }),
  );
});

test("the lower right corner pulled in by half leaves the upper left quarter", () => {
  expect(sized(WHOLE, "bottom-end", -0.5, -0.5)).toEqual({ x: 0, y: 0, width: 0.5, height: 0.5 });
});

import { areaOf, type Point } from "@selvedge/geometry-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { circle } from "../shape/curve.ts";
import { fillMask } from "./fill.ts";
import { clipped, type Mask, softened } from "./mask.ts";
import { strokeMask } from "./stroke.ts";

const total = ({ alpha }: Mask): number => alpha.reduce((sum, value) => sum + value, 0);
const alphaAt = ({ x, y, width, height, alpha }: Mask, px: number, py: number): number =>
  px < x || py < y || px >= x + width || py >= y + height ? 0 : alpha[(py - y) * width + px - x]!;

test("a rectangle between pixels covers exactly its area, and each pixel its share", () => {
  const mask = fillMask([
    [
      [2.25, 3.5],
      [6.75, 3.5],
      [6.75, 5.25],
      [2.25, 5.25],
    ],
  ]);
  expect(total(mask)).toBeCloseTo(4.5 * 1.75, 5);
  expect(alphaAt(mask, 2, 3)).toBeCloseTo(0.75 * 0.5, 5);
  expect(alphaAt(mask, 4, 4)).toBeCloseTo(1, 5);
  expect(alphaAt(mask, 6, 5)).toBeCloseTo(0.75 * 0.25, 5);
  expect(alphaAt(mask, 8, 4)).toBe(0);
});

test("a convex shape anywhere covers its area to a thousandth", () => {
  const place = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(
      place,
      place,
      fc.double({ min: 3, max: 40, noNaN: true }),
      fc.integer({ min: 3, max: 40 }),
      (x, y, radius, corners) => {
        const outline = circle(radius, [x, y], corners);
        expect(total(fillMask([outline])) / areaOf(outline)).toBeCloseTo(1, 3);
      },
    ),
    { numRuns: 60 },
  );
});

test("an outline the other way round is a hole, the same way a union", () => {
  const disc = circle(20, [30, 30], 120);
  const hole = circle(8, [30, 30], 120);
  expect(total(fillMask([disc, hole.toReversed()]))).toBeCloseTo(areaOf(disc) - areaOf(hole), 1);
  expect(total(fillMask([disc, hole]))).toBeCloseTo(areaOf(disc), 1);
});

test("coverage stays within 0 … 1 whatever the outline does", () => {
  const point: fc.Arbitrary<Point> = fc.tuple(
    fc.double({ min: -30, max: 30, noNaN: true }),
    fc.double({ min: -30, max: 30, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (outline) => {
      for (const value of fillMask([outline]).alpha) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 60 },
  );
});

test("a stroke covers its length times its width and two half discs", () => {
  const line: Point[] = [
    [10, 10],
    [40, 30],
    [70, 70],
  ];
  const length = Math.hypot(30, 20) + Math.hypot(30, 40);
  const half = 3;
  expect(total(strokeMask(line, [half, half, half])) / (length * 2 * half + Math.PI * half * half)).toBeCloseTo(1, 1);
});

test("a hairline turns pale by its width instead of vanishing", () => {
  const line: Point[] = [
    [5, 10.5],
    [105, 10.5],
  ];
  expect(total(strokeMask(line, [0.15, 0.15]))).toBeGreaterThan(0.85 * 30);
  expect(total(strokeMask(line, [0.15, 0.15]))).toBeLessThan(1.15 * 30);
});

test("a stroke tells how far along and how far off its line a pixel lies", () => {
  const { x, width, y, along, across } = strokeMask(
    [
      [0, 20],
      [100, 20],
    ],
    [5, 5],
  );
  const place = (22 - y) * width + (50 - x);
  expect(along[place]).toBeCloseTo(0.505, 2);
  expect(Math.abs(across[place]!)).toBeCloseTo(0.5, 1);
});

test("clipping leaves what both masks cover; softening keeps the amount", () => {
  const square = fillMask([
    [
      [10, 10],
      [30, 10],
      [30, 30],
      [10, 30],
    ],
  ]);
  const right = fillMask([
    [
      [20, 0],
      [60, 0],
      [60, 60],
      [20, 60],
    ],
  ]);
  expect(total(clipped(square, right))).toBeCloseTo(200, 4);
  const soft = softened(square, 1);
  expect(soft.reduce((sum, value) => sum + value, 0)).toBeCloseTo(400, 0);
  expect(soft[(20 - square.y) * square.width + 10 - square.x]).toBeLessThan(0.8);
});

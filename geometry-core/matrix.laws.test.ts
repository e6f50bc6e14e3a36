import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOf } from "./bounds.ts";
import {
  apply,
  applyToVector,
  compose,
  determinantOf,
  invert,
  isFlat,
  laidAt,
  type Matrix,
  multiply,
  pictureBounds,
  rotation,
  scaling,
  sizeOf,
  translation,
} from "./matrix.ts";
import type { Point } from "./point.ts";
import { degrees } from "./units.ts";

const number = fc.double({ min: -500, max: 500, noNaN: true });
const size = fc.double({ min: 0.1, max: 20, noNaN: true });
const point: fc.Arbitrary<Point> = fc.tuple(number, number);
const matrix: fc.Arbitrary<Matrix> = fc
  .tuple(number, number, number, size, size, fc.boolean())
  .map(([x, y, angle, width, height, isFlipped]) =>
    compose(translation(x, y), rotation(degrees(angle)), scaling(isFlipped ? -width : width, height)),
  );

const expectClose = (a: readonly number[], b: readonly number[], within = 1e-6) => {
  for (const [index, value] of a.entries()) expect(Math.abs(value - b[index]!)).toBeLessThan(within);
};

test("a matrix and its inverse leave every point where it was", () => {
  fc.assert(
    fc.property(matrix, point, (matrix, point) => {
      expectClose(apply(invert(matrix), apply(matrix, point)), point);
    }),
  );
});

test("a matrix times its inverse is the identity, on either side", () => {
  fc.assert(
    fc.property(matrix, (matrix) => {
      expectClose(multiply(matrix, invert(matrix)), [1, 0, 0, 1, 0, 0]);
      expectClose(multiply(invert(matrix), matrix), [1, 0, 0, 1, 0, 0]);
    }),
  );
});

test("a product does its inner matrix first", () => {
  fc.assert(
    fc.property(matrix, matrix, point, (a, b, point) => {
      expectClose(apply(multiply(a, b), point), apply(a, apply(b, point)));
    }),
  );
});

test("the area a product makes is the product of both", () => {
  fc.assert(
    fc.property(matrix, matrix, (a, b) => {
      const both = determinantOf(a) * determinantOf(b);
      expect(determinantOf(multiply(a, b)) / both).toBeCloseTo(1, 9);
    }),
  );
});

test("a direction moves as the difference of its two ends does", () => {
  fc.assert(
    fc.property(matrix, point, point, (matrix, [x, y], way) => {
      const [from, to] = [apply(matrix, [x, y]), apply(matrix, [x + way[0], y + way[1]])];
      expectClose(applyToVector(matrix, way), [to[0] - from[0], to[1] - from[1]]);
    }),
  );
});

test("laid at a place is turned first and then moved", () => {
  fc.assert(
    fc.property(number, number, fc.integer({ min: -720, max: 720 }), point, (x, y, angle, point) => {
      const turned = multiply(translation(x, y), rotation(degrees(angle)));
      expectClose(apply(laidAt(x, y, degrees(angle)), point), apply(turned, point), 1e-12);
    }),
  );
});

test("90° turns to the right of the board down, exactly", () => {
  expect(apply(rotation(degrees(90)), [1, 0])).toEqual([0, 1]);
  expect(apply(rotation(degrees(-90)), [1, 0])).toEqual([0, -1]);
  expect(apply(rotation(degrees(540)), [1, 2])).toEqual([-1, -2]);
});

test("a flat matrix has no inverse, one that lays down a picture of a millionth of a mm has", () => {
  expect(() => invert(scaling(0, 1))).toThrow(RangeError);
  expect([isFlat(scaling(0, 1)), isFlat(scaling(Number.NaN, 1)), isFlat([1, 2, 2, 4, 0, 0])]).toEqual([true, true, true]);
  expect(apply(invert(scaling(1e-6, 1e-7)), [1e-6, 1e-7])).toEqual([1, 1]);
});

test("a picture 30 mm wide and 20 mm high, turned crosswise, fills a box 20 mm wide and 30 mm high", () => {
  const laid = compose(translation(100, 50), rotation(degrees(90)), scaling(30, 20));
  expect(sizeOf(laid)).toEqual({ width: 30, height: 20 });
  expect(pictureBounds(laid)).toEqual({ minX: 80, minY: 50, maxX: 100, maxY: 80 });
  expect(boundsOf([])).toEqual({ minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity });
});

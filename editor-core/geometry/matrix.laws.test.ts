import fc from "fast-check";
import { expect, test } from "vitest";
import type { Matrix, Point } from "../placement/stamp.ts";
import { law } from "../testing/law.ts";
import { apply, compose, invert, multiply, rotation, scaling, translation } from "./matrix.ts";

const number = fc.double({ min: -500, max: 500, noNaN: true });
const size = fc.double({ min: 0.1, max: 20, noNaN: true });
const point: fc.Arbitrary<Point> = fc.tuple(number, number);
const matrix: fc.Arbitrary<Matrix> = fc
  .tuple(number, number, number, size, size, fc.boolean())
  .map(([x, y, angle, width, height, isFlipped]) =>
    compose(translation(x, y), rotation(angle), scaling(isFlipped ? -width : width, height)),
  );

const close = (a: Point, b: Point, within = 1e-6) => {
  expect(Math.abs(a[0] - b[0])).toBeLessThan(within);
  expect(Math.abs(a[1] - b[1])).toBeLessThan(within);
};

law("a matrix and its inverse leave every point where it was", fc.record({ matrix, point }), ({ matrix, point }) => {
  close(apply(invert(matrix), apply(matrix, point)), point);
});

law("a product does its inner matrix first", fc.record({ a: matrix, b: matrix, point }), ({ a, b, point }) => {
  close(apply(multiply(a, b), point), apply(a, apply(b, point)));
});

test("90° turns to the right of the board down, exactly", () => {
  expect(apply(rotation(90), [1, 0])).toEqual([0, 1]);
  expect(apply(rotation(-90), [1, 0])).toEqual([0, -1]);
  expect(apply(rotation(540), [1, 2])).toEqual([-1, -2]);
});

test("a flat matrix has no inverse", () => {
  expect(() => invert(scaling(0, 1))).toThrow(RangeError);
});

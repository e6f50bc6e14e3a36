import type { Matrix, Point } from "@selvedge/editor-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { apply, invert, multiply, sizeOf } from "./matrix.ts";

const number = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.tuple(number, number) as fc.Arbitrary<Point>;
const matrix = fc
  .tuple(number, number, number, number, number, number)
  .filter(([a, b, c, d]) => Math.abs(a * d - b * c) > 1) as unknown as fc.Arbitrary<Matrix>;

function near([x, y]: Point, [u, v]: Point): void {
  expect(x).toBeCloseTo(u, 3);
  expect(y).toBeCloseTo(v, 3);
}

test("a matrix and its inverse leave every point where it was", () => {
  fc.assert(fc.property(matrix, point, (m, p) => near(apply(invert(m)!, apply(m, p)), p)));
});

test("a product of matrices is one after the other", () => {
  fc.assert(fc.property(matrix, matrix, point, (m, n, p) => near(apply(multiply(m, n), p), apply(m, apply(n, p)))));
});

test("a turned picture keeps its size in mm", () => {
  const [cos, sin] = [Math.cos(0.7), Math.sin(0.7)];
  const { width, height } = sizeOf([220 * cos, 220 * sin, -140 * sin, 140 * cos, 9, 9]);
  expect(width).toBeCloseTo(220, 9);
  expect(height).toBeCloseTo(140, 9);
});

test("a matrix that flattens the plane has no inverse", () => {
  expect(invert([1, 2, 2, 4, 0, 0])).toBeNull();
});

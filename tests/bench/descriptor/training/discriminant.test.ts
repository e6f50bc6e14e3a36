import { randomFrom } from "@selvedge/textile-core";
import { expect, test } from "vitest";
import { discriminate } from "./discriminant.ts";
import { eigenOf } from "./symmetric.ts";

test("eigenvalues of a symmetric matrix come largest first, with vectors of length one", () => {
  const { eigenvalues, vectors } = eigenOf({ size: 2, values: Float64Array.of(2, 1, 1, 2) });
  expect([...eigenvalues].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([3, 1]);
  expect(Math.abs(vectors[0]![0]!)).toBeCloseTo(Math.SQRT1_2, 9);
  expect(vectors[0]![0]).toBeCloseTo(vectors[0]![1]!, 9);
});

test("the first axis is the one along which cloths differ, though another varies more, and on it a cloth's pictures vary by 1", () => {
  const random = randomFrom(5);
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  const cloths = Array.from({ length: 1_200 }, (_, index) => Math.floor(index / 20));
  const rows = cloths.map((cloth) => Float32Array.of(10 * normal(), Math.sin(cloth * 7) + 0.2 * normal()));
  const { axes, mean, strengths } = discriminate({ rows, cloths }, 2, 1e-6);
  const along = rows.map((row) => axes[0]![0]! * (row[0]! - mean[0]!) + axes[0]![1]! * (row[1]! - mean[1]!));
  expect(Math.abs(axes[0]![1]!)).toBeGreaterThan(50 * Math.abs(axes[0]![0]!));
  expect(strengths[0]!).toBeGreaterThan(8);
  const centre = (cloth: number) => along.slice(cloth * 20, cloth * 20 + 20).reduce((sum, value) => sum + value / 20, 0);
  const within = along.reduce((sum, value, index) => sum + (value - centre(cloths[index]!)) ** 2, 0) / along.length;
  expect(within).toBeCloseTo(1, 3);
});

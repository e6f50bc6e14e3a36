import { expect, test } from "vitest";
import { repeatOf, repeatsFor } from "./cloth-frame.ts";

test("a 70 mm repeat turned by 30° is read off its stamp", () => {
  const cos = Math.cos(Math.PI / 6) * 70;
  const sin = Math.sin(Math.PI / 6) * 70;
  const { width, height, angle } = repeatOf([cos, sin, -sin, cos, 12, -8]);
  expect(width).toBeCloseTo(70, 9);
  expect(height).toBeCloseTo(70, 9);
  expect(angle).toBeCloseTo(30, 9);
});

test("small repeats are taken several at a time, so that the frame can be held", () => {
  expect(repeatsFor(70, 1.2)).toBe(1);
  expect(repeatsFor(20, 1)).toBe(5);
  expect(repeatsFor(9, 0.6)).toBe(20);
});

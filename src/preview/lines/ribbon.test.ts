import { expect, test } from "vitest";
import type { ClothFrame } from "../mesh/place-on-cloth.ts";
import { ribbonOf } from "./ribbon.ts";

const frameAt = (y: number): ClothFrame => ({
  position: [0, y, 0],
  across: [1, 0, 0],
  down: [0, -1, 0],
  normal: [0, 0, 1],
  bulge: 0,
});

test("a line down flat cloth is a band 7 mm wide, just over it", () => {
  const corners = ribbonOf([frameAt(0), frameAt(-10), frameAt(-20)]);
  // Two stretches of two triangles each.
  expect(corners).toHaveLength(2 * 6 * 3);
  const [xs, ys, zs] = [0, 1, 2].map((axis) => corners.filter((_, i) => i % 3 === axis)) as [number[], number[], number[]];
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([-3.5, 3.5]);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([-20, 0]);
  expect(new Set(zs)).toEqual(new Set([2.5]));
});

test("one place is no line", () => {
  expect(ribbonOf([frameAt(0)])).toEqual([]);
});

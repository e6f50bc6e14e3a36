import type { Point } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { locate } from "./locate.ts";

/** A front of 500 × 700 mm about x = 0 with a neck 80 mm deep. */
const FRONT: readonly Point[] = [
  [-250, 0],
  [-90, 0],
  [0, 80],
  [90, 0],
  [250, 0],
  [250, 700],
  [-250, 700],
];

test("an artwork is located from its box to neck, hem and sides, and by its centre from the centre line", () => {
  const { left, right, top, bottom, centre } = locate({ x: 30, y: 200, width: 100, height: 60, angle: 0 }, FRONT);
  expect(left).toEqual({ distance: 230, from: [-20, 200], to: [-250, 200] });
  expect(right).toEqual({ distance: 170, from: [80, 200], to: [250, 200] });
  expect(bottom).toEqual({ distance: 470, from: [30, 230], to: [30, 700] });
  // The neck is 80 − 30·80/90 = 53.3 mm deep above x = 30.
  expect(top?.to[1]).toBeCloseTo(53.333, 3);
  expect(top?.distance).toBeCloseTo(170 - 53.333, 3);
  expect(centre).toEqual({ distance: 30, from: [0, 200], to: [30, 200] });
});

test("a turned artwork is measured from the box it fills on the board", () => {
  const { left, bottom } = locate({ x: 0, y: 350, width: 100, height: 60, angle: 90 }, FRONT);
  expect(left?.distance).toBe(220);
  expect(bottom?.distance).toBe(300);
});

test("an artwork that reaches past an edge is negative by that much", () => {
  expect(locate({ x: 230, y: 350, width: 100, height: 60, angle: 0 }, FRONT).right?.distance).toBe(-30);
});

test("level with no edge there is nothing to measure", () => {
  const { left, right, bottom } = locate({ x: 0, y: -50, width: 20, height: 20, angle: 0 }, FRONT);
  expect([left, right]).toEqual([null, null]);
  expect(bottom?.to).toEqual([0, 80]);
});

import { expect, test } from "vitest";
import type { Point } from "../placement/stamp.ts";
import { area, boundsOf, contains, convexOverlap, nearestOnOutline, signedArea, touch } from "./polygon.ts";

/** 100 × 60 mm with a 40 × 30 mm notch out of its upper right corner. */
const L_SHAPE: readonly Point[] = [
  [0, 0],
  [60, 0],
  [60, 30],
  [100, 30],
  [100, 60],
  [0, 60],
];

test("the area of an outline is its mm², whichever way it runs", () => {
  expect(area(L_SHAPE)).toBe(4_800);
  expect(signedArea(L_SHAPE)).toBe(4_800);
  expect(signedArea([...L_SHAPE].reverse())).toBe(-4_800);
});

test("a notch is outside", () => {
  expect(contains(L_SHAPE, [30, 10])).toBe(true);
  expect(contains(L_SHAPE, [80, 10])).toBe(false);
  expect(contains(L_SHAPE, [80, 45])).toBe(true);
});

test("the nearest point of an outline may lie on its closing edge", () => {
  expect(nearestOnOutline(L_SHAPE, [5, 20])).toEqual({ point: [0, 20], edge: 5, distance: 5 });
  expect(nearestOnOutline(L_SHAPE, [70, 20])).toEqual({ point: [60, 20], edge: 1, distance: 10 });
  expect(nearestOnOutline([], [0, 0])).toBeNull();
});

test("boxes that share an edge touch; the box around nothing touches nothing", () => {
  const box = boundsOf(L_SHAPE);
  expect(box).toEqual({ minX: 0, minY: 0, maxX: 100, maxY: 60 });
  expect(touch(box, { minX: 100, minY: 0, maxX: 120, maxY: 9 })).toBe(true);
  expect(touch(box, { minX: 101, minY: 0, maxX: 120, maxY: 9 })).toBe(false);
  expect(touch(box, boundsOf([]))).toBe(false);
});

test("convex outlines overlap when they share area, not when they share an edge", () => {
  const square = (x: number): Point[] => [
    [x, 0],
    [x + 10, 0],
    [x + 10, 10],
    [x, 10],
  ];
  const diamond: Point[] = [
    [15, -8],
    [23, 0],
    [15, 8],
    [7, 0],
  ];
  expect(convexOverlap(square(0), square(9))).toBe(true);
  expect(convexOverlap(square(0), square(10))).toBe(false);
  expect(convexOverlap(square(0), diamond)).toBe(true);
  expect(
    convexOverlap(
      square(0),
      diamond.map(([x, y]): Point => [x + 8, y - 6]),
    ),
  ).toBe(false);
});

import { expect, test } from "vitest";
import { boundsAround, boundsOf, intersection, overlap, touch } from "./bounds.ts";
import { clipToConvex, convexHull, convexOverlap } from "./convex.ts";
import { directionOf, meeting, mirroredAt, type Point } from "./point.ts";
import { areaOf, contains, perimeterOf, signedArea } from "./polygon.ts";
import { distanceToSegment, nearestOnOutline, reachesInto } from "./segment.ts";

/** 100 × 60 mm with a 40 × 30 mm notch out of its upper right corner. */
const L_SHAPE: readonly Point[] = [
  [0, 0],
  [60, 0],
  [60, 30],
  [100, 30],
  [100, 60],
  [0, 60],
];
const square = (x: number): Point[] => [
  [x, 0],
  [x + 10, 0],
  [x + 10, 10],
  [x, 10],
];

test("the area of an outline is its mm², whichever way it runs", () => {
  expect(areaOf(L_SHAPE)).toBe(4_800);
  expect(signedArea(L_SHAPE)).toBe(4_800);
  expect(signedArea([...L_SHAPE].reverse())).toBe(-4_800);
  expect(perimeterOf(L_SHAPE)).toBe(320);
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

test("a segment is as far as its nearer end, or as its foot, and one of no length is a point", () => {
  expect(distanceToSegment(-3, 4, 0, 0, 10, 0)).toBe(5);
  expect(distanceToSegment(4, 7, 0, 0, 10, 0)).toBe(7);
  expect(distanceToSegment(4, 3, 0, 0, 0, 0)).toBe(5);
});

test("boxes that share an edge touch and do not overlap; the box around nothing does neither", () => {
  const box = boundsOf(L_SHAPE);
  expect(box).toEqual({ minX: 0, minY: 0, maxX: 100, maxY: 60 });
  const beside = { minX: 100, minY: 0, maxX: 120, maxY: 9 };
  expect([touch(box, beside), overlap(box, beside), intersection(box, beside)]).toEqual([true, false, null]);
  expect(touch(box, { ...beside, minX: 101 })).toBe(false);
  expect([touch(box, boundsOf([])), overlap(box, boundsOf([]))]).toEqual([false, false]);
  expect(intersection(box, { minX: 90, minY: -5, maxX: 120, maxY: 9 })).toEqual({ minX: 90, minY: 0, maxX: 100, maxY: 9 });
  expect(boundsAround(box, beside)).toEqual({ minX: 0, minY: 0, maxX: 120, maxY: 60 });
});

test("convex outlines overlap when they share area, not when they share an edge", () => {
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

test("a line through a square is cut at both sides, whichever way the square runs", () => {
  for (const convex of [square(0), square(0).reverse()]) {
    expect(clipToConvex([-10, 5], [30, 5], convex)).toEqual([0.25, 0.5]);
    expect(clipToConvex([-10, 11], [30, 11], convex)).toBeNull();
  }
});

test("the hull spans a hollow", () => {
  expect(convexHull(L_SHAPE)).toEqual([
    [0, 0],
    [60, 0],
    [100, 30],
    [100, 60],
    [0, 60],
  ]);
});

test("an edge reaches into a box when a part of it lies within, not when it runs along a side", () => {
  const box = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
  expect(reachesInto([-5, 5], [5, 5], box)).toBe(true);
  expect(reachesInto([-5, 0], [15, 0], box)).toBe(false);
  expect(reachesInto([-5, 5], [-1, 5], box)).toBe(false);
});

test("lines meet where they cross, and a place is mirrored to the other side", () => {
  expect(meeting([0, 5], [1, 0], [3, 0], [0, 1])).toEqual([3, 5]);
  expect(meeting([0, 5], [1, 0], [3, 0], [1, 0])).toBeNull();
  expect(mirroredAt([3, 4], [0, 0], [1, 0])).toEqual([3, -4]);
  expect(directionOf([1, 1], [1, 1])).toEqual([0, 0]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { MERGE_MM, mergeClose, type Outline, pointAt, strip } from "./outline.ts";
import { flip, keepSide, unfold } from "./reshape.ts";
import { lengthOf, splitAt } from "./run.ts";

/** A convex outline round the origin with a name at every corner. */
const anyOutline = fc.array(fc.double({ min: 60, max: 200, noNaN: true }), { minLength: 5, maxLength: 12 }).map(
  (radii): Outline =>
    radii.map((radius, i) => {
      const angle = (i / radii.length) * 2 * Math.PI;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), names: [`p${i}`] };
    }),
);

test("a run that is split keeps its length, and the new point divides it as asked, or is the named point next to there", () => {
  fc.assert(
    fc.property(anyOutline, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (outline, fraction) => {
      const before = lengthOf(outline, "p0>p1>p2");
      const split = splitAt(outline, "here", "p0>p1>p2", fraction);
      expect(lengthOf(split, "p0>p1>p2")).toBeCloseTo(before, 6);
      const first = lengthOf(outline, "p0>p1");
      const reached = before * fraction > first ? "p0>p1>here" : "p0>here";
      expect(Math.abs(lengthOf(split, reached) - before * fraction)).toBeLessThan(MERGE_MM);
      expect(pointAt(split, "here")).toBeDefined();
    }),
  );
});

test("a piece flipped twice is the piece", () => {
  fc.assert(
    fc.property(anyOutline, (outline) => {
      expect(flip(flip(outline)).map(({ x, y }) => [x, y])).toEqual(outline.map(({ x, y }) => [x, y]));
    }),
  );
});

test("merging leaves no two neighbours closer than a tenth of the finest edge, and loses no name", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { minLength: 4, maxLength: 40 }), (places) => {
      const outline = places.map(([x, y], i) => ({ x, y, names: [`p${i}`] }));
      const merged = mergeClose(outline);
      expect(new Set(merged.flatMap((v) => v.names)).size).toBe(outline.length);
      if (merged.length > 3)
        merged.forEach((v, i) => {
          const next = merged[(i + 1) % merged.length]!;
          expect(Math.hypot(next.x - v.x, next.y - v.y)).toBeGreaterThanOrEqual(1.4);
        });
    }),
  );
});

test("a piece opened on its fold is even on both sides, twins named after each other", () => {
  const half: Outline = [
    { x: 0, y: 0, names: ["neck"] },
    { x: 90, y: 10, names: ["shoulder"] },
    { x: 110, y: 300, names: ["hem"] },
    { x: 0, y: 300, names: ["middle"] },
  ];
  const whole = unfold(half, 0);
  expect(whole.map(({ x }) => x).sort((a, b) => a - b)).toEqual([-110, -90, 0, 0, 90, 110]);
  expect(pointAt(whole, "shoulder_m")).toMatchObject({ x: -90, y: 10 });
});

test("a piece is cut along a vertical, and the ends of the cut are named", () => {
  const cut = keepSide(strip(100, 40), "right", -16, "edge");
  expect(pointAt(cut, "edgeTop")).toMatchObject({ x: -16, y: 0 });
  expect(pointAt(cut, "edgeBottom")).toMatchObject({ x: -16, y: 40 });
  expect(() => keepSide(strip(100, 40), "right", 80, "edge")).toThrow("cuts the outline 0 times");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOf, cornersOfBounds } from "./bounds.ts";
import { convexHull, convexOverlap } from "./convex.ts";
import { apply, laidAt } from "./matrix.ts";
import type { Point } from "./point.ts";
import { areaOf, contains, perimeterOf, signedArea } from "./polygon.ts";
import { distanceToSegment, nearestOnOutline } from "./segment.ts";
import { degrees } from "./units.ts";

const number = fc.double({ min: -500, max: 500, noNaN: true });
const point: fc.Arbitrary<Point> = fc.tuple(number, number);
const outline = fc.array(point, { minLength: 3, maxLength: 12 });
const laid = fc.tuple(number, number, number).map(([x, y, angle]) => laidAt(x, y, degrees(angle)));

test("area and length of an outline stay when it is turned, moved or begun at another point", () => {
  fc.assert(
    fc.property(outline, laid, fc.nat(), (outline, matrix, start) => {
      const moved = outline.map((point) => apply(matrix, point));
      const begun = [...outline.slice(start % outline.length), ...outline.slice(0, start % outline.length)];
      for (const other of [moved, begun]) {
        expect(signedArea(other)).toBeCloseTo(signedArea(outline), 5);
        expect(perimeterOf(other)).toBeCloseTo(perimeterOf(outline), 6);
      }
      expect(signedArea([...outline].reverse())).toBeCloseTo(-signedArea(outline), 5);
    }),
  );
});

test("a point is inside an outline wherever both are moved together", () => {
  fc.assert(
    fc.property(outline, point, laid, (outline, point, matrix) => {
      fc.pre(nearestOnOutline(outline, point)!.distance > 1e-6);
      const moved = outline.map((corner) => apply(matrix, corner));
      expect(contains(moved, apply(matrix, point))).toBe(contains(outline, point));
    }),
  );
});

test("no point of any edge is nearer than the nearest point of the outline", () => {
  fc.assert(
    fc.property(outline, point, fc.double({ min: 0, max: 1, noNaN: true }), (outline, [x, y], share) => {
      const nearest = nearestOnOutline(outline, [x, y])!;
      for (const [index, [ax, ay]] of outline.entries()) {
        const [bx, by] = outline[(index + 1) % outline.length]!;
        expect(distanceToSegment(x, y, ax, ay, bx, by)).toBeGreaterThanOrEqual(nearest.distance - 1e-9);
        const onEdge = Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
        expect(onEdge).toBeGreaterThanOrEqual(nearest.distance - 1e-9);
      }
    }),
  );
});

test("the hull of points holds them all, is no longer than any outline through them and overlaps itself", () => {
  fc.assert(
    fc.property(outline, (points) => {
      const hull = convexHull(points);
      fc.pre(hull.length > 2 && areaOf(hull) > 1);
      expect(signedArea(hull)).toBeGreaterThan(0);
      expect(perimeterOf(hull)).toBeLessThanOrEqual(perimeterOf(points) + 1e-6);
      for (const point of points) expect(contains(hull, point) || nearestOnOutline(hull, point)!.distance < 1e-6).toBe(true);
      expect(convexOverlap(hull, hull)).toBe(true);
      expect(areaOf(cornersOfBounds(boundsOf(points)))).toBeGreaterThanOrEqual(areaOf(hull) - 1e-6);
    }),
  );
});

import { areaOf, contains, distance, nearestOnSegment, perimeterOf, radiansOf } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { RECIPES } from "../recipes/index.ts";
import { draftPattern } from "./draft.ts";
import { MITRE_LIMIT, offsetOutline } from "./offset.ts";
import type { Point2 } from "./pattern.ts";
import { ALLOWANCES, cuttingPieces, laidOpen } from "./seam-allowance.ts";

const RECTANGLE: readonly Point2[] = [
  [0, 0],
  [100, 0],
  [100, 50],
  [0, 50],
];
const all = (mm: number, count: number) => Array.from({ length: count }, () => ({ mm }));
const circle = (radius: number): Point2[] =>
  Array.from({ length: 360 }, (_, i) => [radius * Math.cos(radiansOf(i)), radius * Math.sin(radiansOf(i))]);
const fromSeam = (place: Point2, seam: readonly Point2[]) =>
  Math.min(...seam.map((p, i) => distance(place, nearestOnSegment(place, p, seam[(i + 1) % seam.length]!))));

test("a rectangle of 100 by 50 mm with 10 mm round it is 120 by 70, whichever way it runs", () => {
  for (const outline of [RECTANGLE, [...RECTANGLE].reverse()]) {
    const cut = offsetOutline(outline, all(10, 4));
    expect([areaOf(cut), perimeterOf(cut)]).toEqual([120 * 70, 2 * (120 + 70)].map((value) => expect.closeTo(value, 6)));
  }
});

test("an edge with no margin stays where it is", () => {
  const cut = offsetOutline(RECTANGLE, [{ mm: 0 }, { mm: 10 }, { mm: 10 }, { mm: 10 }]);
  expect(areaOf(cut)).toBeCloseTo(120 * 60, 6);
  expect(Math.min(...cut.map(([, y]) => y))).toBe(0);
});

test("a round piece grows by its allowance all round", () => {
  const cut = offsetOutline(circle(100), all(15, 360));
  for (const [x, y] of cut) expect(Math.hypot(x, y)).toBeCloseTo(115, 1);
});

test("an inner corner meets in one point, and a slot narrower than its allowances closes", () => {
  const angle: Point2[] = [[0, 0], [100, 0], [100, 40], [40, 40], [40, 100], [0, 100]]; // biome-ignore format: one corner after another
  expect(areaOf(offsetOutline(angle, all(10, 6)))).toBeCloseTo(120 * 120 - 60 * 60, 6);
  const slotted: Point2[] = [[0, 0], [45, 0], [45, 30], [55, 30], [55, 0], [100, 0], [100, 60], [0, 60]]; // biome-ignore format: one corner after another
  const closed = offsetOutline(slotted, all(10, 8));
  expect(areaOf(closed)).toBeCloseTo(120 * 80, 6);
});

test("a point sharper than the limit is cut square", () => {
  const dart: Point2[] = [
    [0, 0],
    [200, 10],
    [0, 20],
  ];
  const furthest = Math.max(
    ...offsetOutline(dart, all(10, 3))
      .map(([x, y]) => Math.hypot(x - 200, y - 10))
      .filter((far) => far < 100),
  );
  expect(furthest).toBeCloseTo(10 * MITRE_LIMIT, 1);
});

test("a wide margin that follows a narrow one on a gentle bend begins with a step", () => {
  const bent: Point2[] = [
    [0, 0],
    [100, 0],
    [200, 10],
    [200, 100],
    [0, 100],
  ];
  const cut = offsetOutline(bent, [{ mm: 10 }, { mm: 40 }, { mm: 10 }, { mm: 10 }, { mm: 10 }]);
  expect(areaOf(cut)).toBeGreaterThan(120 * 220 + 25 * 100);
  expect(Math.min(...cut.map(([, y]) => y))).toBeCloseTo(-40, 0);
});

test("the end of a hem leans back so that it lies under the seam when it is turned up", () => {
  // Wider above than at the hem: the turned hem must widen again.
  const sleeve: Point2[] = [
    [-60, 0],
    [60, 0],
    [40, 100],
    [-40, 100],
  ];
  const cut = offsetOutline(sleeve, [{ mm: 10 }, { mm: 10 }, { mm: 30, isTurnedUp: true }, { mm: 10 }]);
  const [at75, at125] = [75, 125].map((y) => {
    const crossings = cut.flatMap(([px, py], i) => {
      const [qx, qy] = cut[(i + 1) % cut.length]!;
      return py <= y !== qy <= y ? [px + ((qx - px) * (y - py)) / (qy - py)] : [];
    });
    return Math.max(...crossings) - Math.min(...crossings);
  });
  expect(Math.max(...cut.map(([, y]) => y))).toBeCloseTo(130, 6);
  expect(at125).toBeCloseTo(at75!, 1);
});

test.each(RECIPES.map(({ key, defaultSize }) => [key, defaultSize] as const))(
  "%s is cut outside its seams by the allowance, and nowhere crosses them",
  (key, size) => {
    for (const { piece, seamLine, cutLine, fold } of cuttingPieces(draftPattern(key, size), 15)) {
      const tried = cutLine.filter((_, i) => cutLine.length < 60 || i % 7 === 0);
      const apart = tried.map((place) => fromSeam(place, seamLine));
      expect(Math.min(...apart), piece.key).toBeGreaterThan(fold ? -0.01 : 14.95);
      expect(Math.max(...apart), piece.key).toBeLessThan((15 + 25) * MITRE_LIMIT);
      expect(
        tried.some((place, i) => apart[i]! > 0.1 && contains(seamLine, place)),
        piece.key,
      ).toBe(false);
      const grown = areaOf(cutLine) - areaOf(seamLine);
      expect(grown, piece.key).toBeGreaterThan(fold ? 0 : 14 * perimeterOf(seamLine));
    }
  },
);

test("hems are as deep as their stitching and the allowance together: 32 mm on a T-shirt, 18 on a shirt-tail", () => {
  const depthOf = (key: "tee" | "shirt", size: string) => {
    const { cutLine, seamLine } = cuttingPieces(draftPattern(key, size), 10).find(({ piece }) => piece.key === "back")!;
    return Math.max(...cutLine.map(([, y]) => y)) - Math.max(...seamLine.map(([, y]) => y));
  };
  expect(depthOf("tee", "M")).toBeCloseTo(32, 1);
  expect(depthOf("shirt", "40")).toBeCloseTo(18, 1);
});

test("a waistband folds along its upper edge: nothing is added there, and laid open it is as high twice", () => {
  const band = cuttingPieces(draftPattern("trousers", "40"), 10).find(({ piece }) => piece.key === "waistband")!;
  const heightOf = (line: readonly Point2[]) => Math.max(...line.map(([, y]) => y)) - Math.min(...line.map(([, y]) => y));
  expect(band.fold![0]![1]).toBe(0);
  expect(heightOf(band.cutLine)).toBeCloseTo(45, 2);
  expect(heightOf(laidOpen(band.cutLine, band.fold))).toBeCloseTo(90, 2);
  expect(areaOf(laidOpen(band.cutLine, band.fold))).toBeCloseTo(2 * areaOf(band.cutLine), 0);
});

test("without allowance the cut line is the seam line and notches point inwards from it", () => {
  const pieces = cuttingPieces(draftPattern("tee", "M"), ALLOWANCES[0]);
  for (const { cutLine, seamLine, notches } of pieces) {
    expect(cutLine).toBe(seamLine);
    for (const [edge, inside] of notches)
      expect([fromSeam(edge, seamLine) < 0.01, contains(seamLine, inside)]).toEqual([true, true]);
  }
});

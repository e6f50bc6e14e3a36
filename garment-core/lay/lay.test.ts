import { areaOf, contains, cross, minus } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { draftPattern } from "../pattern/draft.ts";
import type { Point2 } from "../pattern/pattern.ts";
import { cuttingPieces, laidOpen } from "../pattern/seam-allowance.ts";
import { type Lay, type LayOrder, type LayPiece, layPieces } from "./lay.ts";
import { turned } from "./shape.ts";

const rectangle = (key: string, width: number, height: number, count = 1): LayPiece => ({
  key,
  count,
  outline: [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ],
});
const cutOf = (key: Parameters<typeof draftPattern>[0], size: string, allowance: 0 | 10 = 10): LayPiece[] =>
  cuttingPieces(draftPattern(key, size), allowance).map(({ piece, cutLine, fold, count }) => ({
    key: piece.key,
    outline: laidOpen(cutLine, fold),
    count,
  }));
const plain = { width: 1_400, nap: "two-way", repeat: 0 } as const;

/** Every placed piece as it lies on the cloth. */
const lying = (lay: Lay, pieces: readonly LayPiece[]): Point2[][] =>
  lay.placed.map(({ key, turn, x, y }) =>
    pieces
      .find((piece) => piece.key === key)!
      .outline.map((point) => turned(point, turn))
      .map(([u, v]): Point2 => [u + x, v + y]),
  );

/** Whether two closed lines share more than an edge: one's line crosses the other's, or lies within it. */
function overlap(one: readonly Point2[], other: readonly Point2[]): boolean {
  const crosses = one.some((p, i) => {
    const r = minus(one[(i + 1) % one.length]!, p);
    return other.some((q, j) => {
      const s = minus(other[(j + 1) % other.length]!, q);
      const turn = cross(r, s);
      if (Math.abs(turn) < 1e-9) return false;
      const [t, u] = [cross(minus(q, p), s) / turn, cross(minus(q, p), r) / turn];
      return t > 1e-4 && t < 1 - 1e-4 && u > 1e-4 && u < 1 - 1e-4;
    });
  });
  const middle = ([p, , q]: readonly Point2[]): Point2 => [(p![0] + q![0]) / 2, (p![1] + q![1]) / 2];
  return crosses || contains(other, middle(one)) || contains(one, middle(other));
}

test("three rectangles of 500 by 800 mm fill 1 500 mm of width in 800 mm of length without waste", () => {
  const lay = layPieces({ ...plain, width: 1_500, pieces: [rectangle("a", 500, 800, 3)] });
  expect([lay.length, lay.efficiency]).toEqual([expect.closeTo(800, 6), expect.closeTo(1, 6)]);
});

test("a fourth one begins a second row, and a narrow one lies beside it", () => {
  const pieces = [rectangle("a", 500, 800, 4), rectangle("b", 1_000, 300)];
  const lay = layPieces({ ...plain, width: 1_500, pieces });
  expect(lay.length).toBeCloseTo(1_600, 6);
  expect(lay.efficiency).toBeCloseTo((4 * 500 * 800 + 1_000 * 300) / (1_500 * 1_600), 6);
});

test("what is smaller lies in the hollow of what is larger", () => {
  const frame: LayPiece = {
    key: "frame",
    count: 1,
    outline: [[0, 0], [1_000, 0], [1_000, 1_000], [700, 1_000], [700, 300], [300, 300], [300, 1_000], [0, 1_000]], // biome-ignore format: one corner after another
  };
  const lay = layPieces({ ...plain, width: 1_000, pieces: [frame, rectangle("inner", 400, 700)] });
  expect([lay.length, lay.efficiency]).toEqual([expect.closeTo(1_000, 6), expect.closeTo(1, 6)]);
});

test.each([
  ["tee", "M", "two-way"],
  ["shirt", "40", "one-way"],
  ["trousers", "40", "two-way"],
  ["circleSkirt", "M", "two-way"],
] as const)("pieces of a %s in %s do not overlap, stay on the cloth and need no less than their area", (key, size, nap) => {
  const pieces = cutOf(key, size);
  const lay = layPieces({ ...plain, width: 1_460, nap, pieces, tries: 4 });
  const on = lying(lay, pieces);
  expect(lay.placed).toHaveLength(pieces.reduce((sum, { count }) => sum + count, 0));
  for (const place of on.flat()) {
    expect(place[0]).toBeGreaterThan(-0.01);
    expect(place[0]).toBeLessThan(1_460.01);
    expect(place[1]).toBeGreaterThan(-0.01);
    expect(place[1]).toBeLessThan(lay.length + 0.01);
  }
  on.forEach((one, i) => {
    for (const other of on.slice(i + 1)) expect(overlap(one, other), `${lay.placed[i]!.key}`).toBe(false);
  });
  const cloth = pieces.reduce((sum, piece) => sum + areaOf(piece.outline) * piece.count, 0);
  expect(lay.length).toBeGreaterThan(cloth / 1_460);
  expect(lay.efficiency).toBeCloseTo(cloth / (lay.length * 1_460), 6);
  expect(lay.efficiency).toBeGreaterThan(0.5);
});

test("one-way cloth turns no piece, two-way cloth needs no more of it", () => {
  const pieces = cutOf("trousers", "40");
  const lay = (nap: LayOrder["nap"]) => layPieces({ ...plain, nap, pieces, tries: 12 });
  expect(new Set(lay("one-way").placed.map(({ turn }) => turn))).toEqual(new Set([0]));
  expect(lay("two-way").length).toBeLessThanOrEqual(lay("one-way").length + 0.01);
});

test("with a repeat the origins of all pieces lie whole repeats apart, and none is turned", () => {
  const pieces = cutOf("tee", "M");
  const lay = layPieces({ ...plain, pieces, repeat: 64, tries: 4 });
  for (const { y, turn } of lay.placed) expect([Math.abs(y / 64 - Math.round(y / 64)) < 1e-6, turn]).toEqual([true, 0]);
  expect(lay.length).toBeGreaterThanOrEqual(layPieces({ ...plain, nap: "one-way", pieces, tries: 4 }).length - 64);
});

test("more tries never need more cloth, and the same order is laid the same twice", () => {
  const pieces = cutOf("shirt", "40");
  const lengths = [1, 4, 20].map((tries) => layPieces({ ...plain, pieces, tries }).length);
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  expect(layPieces({ ...plain, pieces, tries: 6 })).toEqual(layPieces({ ...plain, pieces, tries: 6 }));
});

test("two garments need at most twice the cloth of one", () => {
  const one = cutOf("tee", "M");
  const two = one.map((piece) => ({ ...piece, count: 2 * piece.count }));
  const length = (pieces: LayPiece[]) => layPieces({ ...plain, pieces, tries: 8 }).length;
  expect(length(two)).toBeLessThanOrEqual(2 * length(one));
});

test("a piece wider than the cloth is named with the width it needs, and fits across the grain where that is allowed", () => {
  const pieces = [rectangle("skirt", 1_600, 700), rectangle("band", 600, 80)];
  const lay = layPieces({ ...plain, pieces });
  expect(lay.tooWide).toEqual([{ key: "skirt", width: expect.closeTo(1_600, 6) }]);
  expect(lay.placed.map(({ key }) => key)).toEqual(["band"]);
  const across = layPieces({ ...plain, pieces, crosswise: ["skirt"] });
  expect(across.tooWide).toEqual([]);
  expect(across.length).toBeCloseTo(1_600, 6);
});

test("a gap is kept free between pieces", () => {
  const pieces = [rectangle("a", 400, 500, 3)];
  expect(layPieces({ ...plain, width: 1_200, pieces }).length).toBeCloseTo(500, 6);
  expect(layPieces({ ...plain, width: 1_200, pieces, gap: 4 }).length).toBeCloseTo(1_008, 6);
});

import { describe, expect, test } from "vitest";
import { RECIPES } from "../recipes/index.ts";
import { SEAM_TOLERANCE, SEAM_TOLERANCE_MM } from "../seams/pair.ts";
import { BOARD_GAP_MM } from "./board.ts";
import { cutGarment, draftPattern } from "./draft.ts";
import { MERGE_MM } from "./outline.ts";
import type { Pattern, Piece, Point2 } from "./pattern.ts";
import { PIECE_NAMES } from "./piece-names.ts";

const GARMENTS = RECIPES.flatMap((recipe) => recipe.sizes.map((size) => [recipe.key, size] as const));

const lengthOf = (points: readonly Point2[]): number =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);

function boxOnBoard({ outline, layout }: Piece) {
  const [xs, ys] = [outline.map(([x]) => x + layout.x), outline.map(([, y]) => y + layout.y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const pieceOf = (pattern: Pattern, key: string): Piece => {
  const found = pattern.pieces.find((piece) => piece.key === key);
  if (!found) throw new Error(`no piece ${key}`);
  return found;
};

describe.each(GARMENTS)("%s in size %s", (key, size) => {
  const pattern = draftPattern(key, size);

  test("every seam fits, or says by how much it is eased", () => {
    const declared = cutGarment(key, size).sewing;
    pattern.seams.forEach(({ a, b, lengthA, lengthB }, i) => {
      expect(lengthOf(a.points)).toBeCloseTo(lengthA, 0);
      expect(lengthOf(b.points)).toBeCloseTo(lengthB, 0);
      // What is stitched onto another piece comes after what is declared, without ease.
      const expected = lengthB * (declared[i]?.ease ?? 1);
      expect(Math.abs(lengthA - expected)).toBeLessThanOrEqual(Math.max(SEAM_TOLERANCE_MM, expected * SEAM_TOLERANCE));
    });
  });

  test("seams run along the outlines of their pieces, or where a pocket is marked on them", () => {
    for (const { a, b } of pattern.seams)
      for (const { pieceKey, points } of [a, b]) {
        const { outline, internal } = pieceOf(pattern, pieceKey);
        const marks = internal.flatMap((mark) => (mark.kind === "placement" ? mark.points : []));
        const known = new Set([...outline, ...marks].map(String));
        for (const point of points) expect(known).toContain(String(point));
      }
  });

  test("outlines are closed without repeating a point, and no two neighbours nearly coincide", () => {
    for (const { outline } of pattern.pieces)
      outline.forEach(([x, y], i) => {
        const [nextX, nextY] = outline[(i + 1) % outline.length]!;
        expect(Math.hypot(nextX - x, nextY - y)).toBeGreaterThan(MERGE_MM - 0.03);
      });
  });

  test("the pieces lie on the board without touching", () => {
    const boxes = pattern.pieces.map(boxOnBoard);
    boxes.forEach((p, i) => {
      expect(Math.min(p.left, p.top)).toBeGreaterThanOrEqual(BOARD_GAP_MM - 1);
      for (const q of boxes.slice(i + 1)) {
        const across = Math.max(q.left - p.right, p.left - q.right);
        const down = Math.max(q.top - p.bottom, p.top - q.bottom);
        expect(Math.max(across, down)).toBeGreaterThanOrEqual(BOARD_GAP_MM - 1);
      }
    });
  });

  test("every piece has a name of the list and marks that lie on it", () => {
    for (const { name, outline, internal } of pattern.pieces) {
      expect(PIECE_NAMES).toContain(name);
      const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
      for (const [x, y] of internal.flatMap((line) => line.points)) {
        expect(x).toBeGreaterThan(Math.min(...xs) - 1);
        expect(x).toBeLessThan(Math.max(...xs) + 1);
        expect(y).toBeGreaterThan(Math.min(...ys) - 1);
        expect(y).toBeLessThan(Math.max(...ys) + 1);
      }
    }
  });
});

test("a larger size is a larger garment", () => {
  for (const { key, sizes } of RECIPES) {
    const lengths = sizes.map((size) =>
      draftPattern(key, size).pieces.reduce((sum, { outline }) => sum + lengthOf([...outline, outline[0]!]), 0),
    );
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  }
});

test("the shirt's left front covers the right by 16 mm and carries its seven buttons on the centre", () => {
  const shirt = draftPattern("shirt", "40");
  const xs = (key: string) => pieceOf(shirt, key).outline.map(([x]) => x);
  expect(Math.min(...xs("frontL"))).toBeCloseTo(-16, 1);
  expect(Math.max(...xs("frontR"))).toBeCloseTo(-16, 1);
  const buttons = shirt.trims.filter((trim) => trim.kind === "button" && trim.pieceKey === "frontL");
  expect(buttons).toHaveLength(7);
  expect(buttons.every((button) => button.x === 0)).toBe(true);
});

test("the waistcoat's five buttons lie on the centre, 15 mm from its edge, and its fronts come down to points below its back", () => {
  const waistcoat = draftPattern("waistcoat", "50");
  const lowest = (key: string) => Math.max(...pieceOf(waistcoat, key).outline.map(([, y]) => y));
  expect(Math.min(...pieceOf(waistcoat, "frontL").outline.map(([x]) => x))).toBeCloseTo(-15, 1);
  expect(waistcoat.trims.map((trim) => [trim.kind, trim.pieceKey, trim.x])).toEqual(Array(5).fill(["button", "frontL", 0]));
  expect(lowest("frontL") - lowest("backL")).toBeCloseTo(62, 1);
  expect(lowest("frontR")).toBeCloseTo(lowest("frontL"), 1);
});

test("the shift dress has a bust dart of 43 mm in each side of its front, whose legs are equally long", () => {
  const darts = draftPattern("shiftDress", "M").seams.filter((seam) => seam.kind === "dart");
  expect(darts.map(({ a }) => a.pieceKey)).toEqual(["front", "front"]);
  for (const { a, b, lengthA, lengthB } of darts) {
    expect(lengthA).toBeCloseTo(lengthB, 1);
    const [from, to] = [a.points[0]!, b.points[0]!];
    expect(Math.abs(from[1] - to[1])).toBeCloseTo(0.3 * (925 - 780), 0);
  }
});

test("the blazer's lapels fold on a roll line as long as the front's, and their edges lie on the grain", () => {
  const { seams, pieces } = draftPattern("blazer", "50");
  const folds = seams.filter((seam) => seam.kind === "fold");
  expect(folds.map(({ a, b }) => [a.pieceKey, b.pieceKey])).toEqual([
    ["lapelR", "frontR"],
    ["lapelL", "frontL"],
  ]);
  for (const { lengthA, lengthB } of folds) expect(lengthA).toBeCloseTo(lengthB, 1);
  const apex = folds[1]!.a.points[0]!;
  const furthest = Math.max(...pieces.find(({ key }) => key === "lapelL")!.outline.map(([x]) => x));
  expect(furthest - apex[0]).toBeGreaterThan(0);
  expect(furthest - apex[0]).toBeLessThan(8);
});

test("the coat is 235 mm longer than the blazer, wider under the arms, and closed down to its hem", () => {
  const [coat, blazer] = [draftPattern("coat", "50"), draftPattern("blazer", "50")];
  const lowest = (pattern: Pattern) => Math.max(...pieceOf(pattern, "backL").outline.map(([, y]) => y));
  const widest = (pattern: Pattern) => Math.max(...pieceOf(pattern, "backR").outline.map(([x]) => x));
  expect(lowest(coat) - lowest(blazer)).toBeCloseTo(235, 1);
  expect(widest(coat)).toBeGreaterThan(widest(blazer) + 15);
  const closed = coat.seams.find(({ a, b }) => a.pieceKey === "frontL" && b.pieceKey === "frontR")!;
  expect(closed.a.points.at(-1)![1]).toBeCloseTo(lowest(coat), 1);
});

test("a T-shirt chosen 50 mm longer is cut 50 mm longer", () => {
  const height = (options: { bodyLength?: number }) => {
    const ys = pieceOf(draftPattern("tee", "M", options), "front").outline.map(([, y]) => y);
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(height({ bodyLength: 50 }) - height({})).toBeCloseTo(50, 1);
});

test("a size that a recipe does not have is refused with those it has", () => {
  expect(() => draftPattern("tee", "XXXL")).toThrow("T-shirt has no size XXXL; it has S, M, L, XL");
});

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
      const expected = lengthB * declared[i]!.ease;
      expect(Math.abs(lengthA - expected)).toBeLessThanOrEqual(Math.max(SEAM_TOLERANCE_MM, expected * SEAM_TOLERANCE));
    });
  });

  test("seams run along the outlines of their pieces", () => {
    for (const { a, b } of pattern.seams)
      for (const { pieceKey, points } of [a, b]) {
        const known = new Set(pieceOf(pattern, pieceKey).outline.map(String));
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

test("an option of the design changes the cut", () => {
  const height = (options: { lengthBonus?: number }) => {
    const ys = pieceOf(draftPattern("tee", "M", options), "front").outline.map(([, y]) => y);
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(height({ lengthBonus: 0.3 })).toBeGreaterThan(height({}) + 40);
});

test("a size that a recipe does not have is refused with those it has", () => {
  expect(() => draftPattern("tee", "XXXL")).toThrow("T-shirt has no size XXXL; it has S, M, L, XL");
});

import { expect, test } from "vitest";
import { draftPattern } from "../../pattern/draft.ts";
import type { Point2 } from "../../pattern/pattern.ts";
import { cuttingPieces } from "../../pattern/seam-allowance.ts";
import { recipeOf } from "../../recipes/index.ts";
import type { RecipeKey } from "../../recipes/recipe.ts";
import { patternDxf } from "../pattern-dxf.ts";
import { block, COLLAR_ON_FOLD, dxfOf, line, POCKET_IN_INCHES, section, words } from "./foreign-patterns.test-data.ts";
import { readPatternDxf } from "./read-pattern.ts";
import { DxfError } from "./tags.ts";

const furthest = (one: readonly Point2[], other: readonly Point2[]): number =>
  Math.max(...one.map(([x, y], i) => Math.hypot(x - other[i]![0], y - other[i]![1])));
const reach = (points: readonly Point2[], axis: 0 | 1) => [
  Math.min(...points.map((place) => place[axis])),
  Math.max(...points.map((place) => place[axis])),
];
const refusal = (text: string): string => {
  try {
    readPatternDxf(text);
  } catch (thrown) {
    if (thrown instanceof DxfError) return thrown.message;
    throw thrown;
  }
  return "read";
};

const SEVERAL: readonly RecipeKey[] = ["tee", "shirt", "circleSkirt", "blazer"];

test.each(SEVERAL.map((key) => [key, recipeOf(key).defaultSize] as const))(
  "%s comes back from its DXF within a tenth of a millimetre, cut and sewn, with notches, grain, folds and its place",
  (key, size) => {
    const pattern = draftPattern(key, size);
    const cut = cuttingPieces(pattern, 10);
    const read = readPatternDxf(patternDxf(pattern, { style: "A style", size }, 10));
    expect([read.style, read.size, read.unit]).toEqual(["A style", size, "mm"]);
    expect(read.pieces.map((piece) => piece.key)).toEqual(pattern.pieces.map((piece) => piece.key));
    for (const [index, { piece, seamLine, cutLine, notches, fold, count }] of cut.entries()) {
      const back = read.pieces[index]!;
      expect([back.name, back.size, back.count, back.hasSewLine]).toEqual([piece.name, size, count, true]);
      expect([back.outline.length, back.cutLine.length]).toEqual([seamLine.length, cutLine.length]);
      expect(furthest(back.outline, seamLine)).toBeLessThan(0.1);
      expect(furthest(back.cutLine, cutLine)).toBeLessThan(0.1);
      expect(back.notches).toHaveLength(notches.length);
      if (notches.length > 0)
        expect(
          furthest(
            back.notches,
            notches.map(([edge]) => edge),
          ),
        ).toBeLessThan(0.1);
      expect(back.fold === null).toBe(fold === null);
      if (fold && back.fold) expect(furthest(back.fold, fold)).toBeLessThan(0.1);
      expect(back.grain).toBeCloseTo(piece.grain, 1);
      expect(back.internal).toHaveLength(piece.internal.filter(({ kind }) => kind !== "notch" && kind !== "button").length);
      expect(back.layout.x).toBeCloseTo(piece.layout.x, 2);
      expect(back.layout.y).toBeCloseTo(piece.layout.y, 2);
    }
  },
);

test("a pocket of loose lines and an arc in inches is one closed line in millimetres", () => {
  const { style, unit, pieces } = readPatternDxf(POCKET_IN_INCHES);
  expect([style, unit, pieces.length]).toEqual(["WORK SHIRT", "inch", 1]);
  const [pocket] = pieces;
  expect([pocket!.name, pocket!.size, pocket!.count, pocket!.hasSewLine]).toEqual(["Patch pocket", "10", 2, false]);
  expect(reach(pocket!.outline, 0)).toEqual([0, 6 * 25.4].map((mm) => expect.closeTo(mm, 3)));
  expect(reach(pocket!.outline, 1)).toEqual([-5 * 25.4, 3 * 25.4].map((mm) => expect.closeTo(mm, 1)));
  for (const [x, y] of pocket!.outline) if (y > 0.01) expect(Math.abs(Math.hypot(x - 3 * 25.4, y) - 3 * 25.4)).toBeLessThan(0.1);
  expect(pocket!.notches).toEqual([[0, expect.closeTo(-4 * 25.4, 6)]]);
  expect(pocket!.grain).toBeCloseTo(0, 6);
});

test("a collar drawn half, open at its fold, with a bow, is read with its mirror line and as it was laid", () => {
  const [collar] = readPatternDxf(COLLAR_ON_FOLD).pieces;
  expect(collar!.fold).toEqual([
    [0, expect.closeTo(0, 6)],
    [0, -80],
  ]);
  expect(reach(collar!.cutLine, 0)).toEqual([0, 200]);
  expect(reach(collar!.cutLine, 1)).toEqual([-80, expect.closeTo(10, 1)]);
  expect(collar!.outline).toEqual([
    [0, -70],
    [190, -70],
    [190, -10],
    [0, -10],
  ]);
  expect(collar!.layout).toEqual({ x: 500, y: -300, angle: -90 });
});

const square = (layer = 1) => [line(layer, [0, 0], [10, 0]), line(layer, [10, 0], [10, 10]), line(layer, [10, 10], [0, 10])];
const file = (...blocks: Parameters<typeof section>[1][]) =>
  dxfOf([...section("BLOCKS", ...blocks), ...section("ENTITIES", words(1, "UNITS: METRIC"))]);

test("what cannot be read is refused with the line and with what was expected there", () => {
  expect(refusal("a drawing")).toBe('Line 1: a group code was expected, not "a drawing". Is this a DXF?');
  expect(refusal("AutoCAD Binary DXF\r\n")).toContain("binary");
  expect(refusal("  0\r\nSECTION\r\n  2\r\n")).toContain("Line 3: the file ends after the group code 2");
  expect(refusal(file(block("SLEEVE", ...square())))).toContain(
    'the boundary of the piece "SLEEVE" does not close: 10.0 mm are missing',
  );
  expect(refusal(file(block("SLEEVE", ...square(8))))).toContain("no piece was found");
  expect(refusal(POCKET_IN_INCHES.replace("UNITS: ENGLISH", "UNITS: ?"))).toContain("does not say what it is drawn in");
  expect(readPatternDxf(POCKET_IN_INCHES.replace("UNITS: ENGLISH", "UNITS: ?"), { unit: "inch" }).unit).toBe("inch");
  const wrong = POCKET_IN_INCHES.replace(" 40\n3\n", " 40\nthree\n");
  const line = wrong.split("\n").indexOf("three") + 1;
  expect(refusal(wrong)).toBe(`Line ${line}: a number was expected, not "three".`);
  expect(refusal(POCKET_IN_INCHES.replace("0\nENDBLK\n", ""))).toContain('the end of the block "POCKET-10" (ENDBLK)');
  expect(refusal(COLLAR_ON_FOLD.replace("LWPOLYLINE", "SPLINE"))).toContain('not a "SPLINE"');
  expect(refusal(COLLAR_ON_FOLD.replace("\r\n200\r\n", "\r\n2000000\r\n"))).toContain("a piece of at most 20 m was expected");
});

test("a file cut off anywhere is read or refused with a line, never anything else", () => {
  for (let length = 0; length < COLLAR_ON_FOLD.length; length += 7)
    expect(refusal(COLLAR_ON_FOLD.slice(0, length))).toMatch(/^(Line \d+: |read)/);
});

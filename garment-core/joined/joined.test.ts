import { distance } from "@selvedge/geometry-core";
import { describe, expect, test } from "vitest";
import { drapeGarment, MAX_OPEN_SEAM_MM } from "../drape/drape-garment.ts";
import { readPatternDxf } from "../formats/dxf-in/read-pattern.ts";
import { patternDxf } from "../formats/pattern-dxf.ts";
import { draftPattern } from "../pattern/draft.ts";
import type { Allowance } from "../pattern/seam-allowance.ts";
import { recipeOf } from "../recipes/index.ts";
import type { RecipeKey } from "../recipes/recipe.ts";
import { checkJoined } from "./check.ts";
import { joinPieces } from "./from-dxf.ts";
import { guessPlace } from "./guess-place.ts";
import { type JoinedPattern, writeJoined } from "./joined-pattern.ts";
import { joinsFor } from "./joins-for.ts";

/** A style of the library as it comes back from a cutting room, nothing joined. */
function brought(key: RecipeKey, form: string, allowance: Allowance = 0): JoinedPattern {
  const { name, defaultSize: size, wearer, hand } = recipeOf(key);
  const dxf = patternDxf(draftPattern(key, size), { style: name, size }, allowance);
  return { name, size, wearer, form, hand, pieces: joinPieces(readPatternDxf(dxf), size), joins: [] };
}
const joined = (pattern: JoinedPattern): JoinedPattern => ({
  ...pattern,
  joins: joinsFor(pattern).map(({ a, b, ease }) => ({ a, b, ease })),
});

describe.each([
  ["tee", "M", 14],
  ["pencilSkirt", "M", 15],
] as const)("a %s brought back as DXF", (key, form, seams) => {
  const pattern = joined(brought(key, form));

  test("has every place of its outlines within 0.1 mm", () => {
    const own = draftPattern(key, recipeOf(key).defaultSize);
    for (const piece of pattern.pieces) {
      const { outline } = own.pieces.find((one) => one.key === piece.key || one.name === piece.name)!;
      for (const place of piece.outline) expect(Math.min(...outline.map((other) => distance(place, other)))).toBeLessThan(0.1);
    }
  });

  test("is sewn by the suggestions alone, and no seam stays open", () => {
    expect(pattern.joins).toHaveLength(seams);
    checkJoined(pattern);
    const drape = drapeGarment(writeJoined(pattern), pattern.size, { level: "coarse" });
    expect(drape.openSeam).toBeLessThan(MAX_OPEN_SEAM_MM);
    expect(drape.mesh.seams).toHaveLength(seams);
  });
});

test("with seam allowance the sewing line is joined, and its notches still say where", () => {
  const pattern = brought("tee", "M", 10);
  const suggested = joinsFor(pattern);
  expect(suggested).toHaveLength(14);
  const sleeve = suggested.filter(({ a, b }) => a.piece === "sleeveL" && b.piece !== "sleeveL");
  for (const { lengthA, lengthB } of sleeve) expect(Math.abs(lengthA - lengthB)).toBeLessThan(1);
});

test("a suggestion that is taken is not made again", () => {
  const pattern = brought("tee", "M");
  const [first] = joinsFor(pattern);
  const { a, b, ease } = first!;
  const left = joinsFor({ ...pattern, joins: [{ a, b, ease }] });
  expect(left.some((one) => one.a.piece === a.piece && one.a.from === a.from)).toBe(false);
});

test("lengths past 2 mm and 1 % are refused until the ease is declared, and so are two seams on one edge", () => {
  const pattern = brought("tee", "M");
  const key = "neckband";
  const strip = { ...pattern.pieces.find((piece) => piece.key === key)! };
  const [a, b] = [
    { piece: key, from: 0, to: 100 },
    { piece: key, from: 200, to: 297 },
  ];
  const only = (joins: JoinedPattern["joins"]) => ({ ...pattern, pieces: [strip], joins });
  expect(() => checkJoined(only([{ a, b, ease: 1 }]))).toThrow("lengths: Neckband – Neckband");
  expect(() => checkJoined(only([{ a, b, ease: 100 / 97 }]))).not.toThrow();
  expect(() => checkJoined(only([{ a, b: { ...b, to: 298.5 }, ease: 1 }]))).not.toThrow();
  const over = { a: { piece: key, from: 50, to: 150 }, b: { piece: key, from: 300, to: 400 }, ease: 1 };
  expect(() => checkJoined(only([{ a, b, ease: 100 / 97 }, over]))).toThrow("overlap: Neckband");
});

test("what is named and cut as a pair is worn on both sides", () => {
  expect(["Sleeve_L", "FRT-LEFT", "backLegR", "Waist Band", "Back lining", "Collar"].map(guessPlace)).toEqual([
    ...["sleeveL", "frontL", "legBackR", "waistband", "leftOut", "collar"],
  ]);
  const dxf = patternDxf(draftPattern("tee", "M"), { style: "Tee", size: "M" }).replace(
    /PIECE NAME: Sleeve R([\s\S]*?)QUANTITY: 1\r/,
    "PIECE NAME: Sleeve$1QUANTITY: 1,1\r",
  );
  const read = readPatternDxf(dxf);
  const pair = joinPieces({ ...read, pieces: read.pieces.filter(({ name }) => name === "Sleeve") }, "M");
  expect(pair.map(({ place }) => place)).toEqual(["sleeveR", "sleeveL"]);
  const [right, left] = pair;
  for (const [x, y] of right!.outline) expect(left!.outline.some(([u, v]) => u === -x && v === y)).toBe(true);
});

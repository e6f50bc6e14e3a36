import { contains, nearestOnOutline } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { cutGarment, draftPattern } from "../pattern/draft.ts";
import type { Outline } from "../pattern/outline.ts";
import type { Point2 } from "../pattern/pattern.ts";
import { cuttingPieces } from "../pattern/seam-allowance.ts";
import { RECIPES, recipeFor } from "./index.ts";
import type { RecipeName } from "./recipe.ts";

const pointsOf = (outline: Outline): readonly Point2[] => outline.map(({ x, y }) => [x, y]);
const patchesOf = (key: RecipeName, size: string, chosen = {}) => {
  const { pieces } = cutGarment(key, size, chosen);
  return Object.values(pieces).flatMap(({ on, outline }) =>
    on === undefined ? [] : [{ pocket: pointsOf(outline), base: pointsOf(pieces[on]!.outline) }],
  );
};
const POCKETED = RECIPES.map(({ key, defaultSize }) => [key, defaultSize] as const).filter(
  ([key, size]) => patchesOf(key, size).length > 0,
);

test("these garments have pockets", () => {
  expect(POCKETED.map(([key]) => key)).toEqual(["shirt", "chinos", "shorts", "blazer", "coat", "boysShirt", "hoodie"]);
});

test.each(POCKETED)("every pocket of %s lies on its piece, in every size and at the bounds of every option", (key) => {
  const { sizes, options } = recipeFor(key);
  const bounds = (["least", "most"] as const).map((bound) => Object.fromEntries(options.map((one) => [one.key, one[bound]])));
  // A kangaroo pocket is caught in the seam of the hem: its foot lies on the edge.
  for (const size of sizes)
    for (const chosen of [{}, ...bounds])
      for (const { pocket, base } of patchesOf(key, size, chosen))
        for (const place of pocket)
          expect(contains(base, place) || nearestOnOutline(base, place)!.distance < 1, `${size} ${place}`).toBe(true);
});

test.each(POCKETED)("a pocket of %s is stitched to its piece by seams, and its place is marked there", (key, size) => {
  const { pieces, seams } = draftPattern(key, size);
  const patches = Object.entries(cutGarment(key, size).pieces).filter(([, { on }]) => on !== undefined);
  for (const [pocket, { on }] of patches) {
    const own = seams.filter(({ a }) => a.pieceKey === pocket);
    expect(own.length).toBeGreaterThan(0);
    const marks = pieces.find((piece) => piece.key === on)!.internal.filter(({ kind }) => kind === "placement");
    for (const { a, b, kind, lengthA, lengthB } of own) {
      expect([kind, b.pieceKey, lengthB]).toEqual(["attach", on, lengthA]);
      expect(b.points).toEqual(a.points);
      expect(marks.map(({ points }) => points)).toContainEqual(a.points);
    }
  }
});

test("a chest pocket is cut with its mouth turned in to the stitches, and with the allowance where it is sewn down", () => {
  const cut = cuttingPieces(draftPattern("shirt", "40"), 10).find(({ piece }) => piece.key === "pocket")!;
  const reach = (line: readonly Point2[], axis: 0 | 1) => {
    const along = line.map((place) => place[axis]);
    return Math.max(...along) - Math.min(...along);
  };
  expect([reach(cut.seamLine, 0), reach(cut.seamLine, 1)]).toEqual([expect.closeTo(112, 1), expect.closeTo(132, 1)]);
  expect(reach(cut.cutLine, 0)).toBeCloseTo(112 + 20, 0);
  const top = (line: readonly Point2[]) => Math.min(...line.map(([, y]) => y));
  expect(top(cut.seamLine) - top(cut.cutLine)).toBeCloseTo(24 + 10, 0);
});

test("a blazer chosen short has shallower pockets, and a shirt's pocket is on the left of the chest", () => {
  const depthOf = (bodyLength: number) => {
    const ys = cutGarment("blazer", "50", { bodyLength }).pieces.pocketL!.outline.map(({ y }) => y);
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(depthOf(0)).toBeCloseTo(165, 1);
  expect(depthOf(-60)).toBeCloseTo(107, 1);
  expect(cutGarment("shirt", "40").pieces.pocket!.on).toBe("frontL");
});

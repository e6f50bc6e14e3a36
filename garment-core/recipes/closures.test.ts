import { expect, test } from "vitest";
import { drapeGarment, MAX_OPEN_SEAM_MM } from "../drape/drape-garment.ts";
import { inspectDrape } from "../drape/inspect.ts";
import { measureDrape } from "../drape/measure.ts";
import { cutGarment, draftPattern, openedPieces } from "../pattern/draft.ts";
import { lengthOf } from "../pattern/run.ts";
import { pairSeam } from "../seams/pair.ts";
import { openOf } from "./closures.ts";
import { RECIPES } from "./index.ts";
import { openedCut } from "./opened-cut.ts";

const OPENED = RECIPES.filter(({ closures = [] }) => closures.length > 0);

test("shirts, jackets, waistcoats and coats can be opened, pullovers cannot", () => {
  expect(OPENED.map(({ key }) => key)).toEqual(expect.arrayContaining(["shirt", "blouse", "blazer", "coat", "waistcoat"]));
  expect(OPENED.map(({ key }) => key)).not.toContain("sweatshirt");
  expect(() => drapeGarment("tee", "M", { open: ["front"] })).toThrow("there is no closure front");
});

test.each(OPENED)("$key opened is sewn in every size, both fronts as wide as each other", ({ key, sizes }) => {
  for (const size of sizes) {
    const closed = cutGarment(key, size);
    const cut = openedCut(closed, ["front"]);
    for (const sewing of cut.sewing) expect(() => pairSeam(cut.pieces, sewing)).not.toThrow();
    expect(cut.sewing.some(({ closure }) => closure)).toBe(false);
    const widths = [cut.pieces.frontL!, cut.pieces.frontR!].map(({ outline }) => {
      const xs = outline.map(({ x }) => x);
      return Math.max(...xs) - Math.min(...xs);
    });
    expect(widths[0]).toBeCloseTo(widths[1]!, 6);
    expect(lengthOf(cut.pieces.frontL!.outline, "neck>shoulder")).toBeCloseTo(
      lengthOf(cut.pieces.frontR!.outline, "neck>shoulder"),
    );
  }
});

test("an open blazer has its buttons on the right front and a hole for each on the left, at the same heights", () => {
  const { trims } = openedCut(cutGarment("blazer", "50"), ["front"]);
  const heights = (kind: string, piece: string) =>
    trims.filter((trim) => trim.kind === kind && trim.pieceKey === piece).map(({ y }) => y);
  expect(heights("button", "frontR")).toHaveLength(2);
  expect(heights("buttonhole", "frontL")).toEqual(heights("button", "frontR"));
  expect(heights("button", "frontL")).toEqual([]);
  expect(heights("button", "topL")).toHaveLength(3);
});

test("only what an open closure changes is drawn otherwise; closed, nothing is", () => {
  expect(openedPieces("shirt", "40", { open: [] })).toEqual([]);
  const pieces = openedPieces("shirt", "40", { open: ["front"] });
  expect(pieces.map(({ key }) => key)).toEqual(["frontR", "frontL", "stand"]);
  const buttons = (parts: readonly { readonly kind: string }[]) => parts.filter(({ kind }) => kind === "button").length;
  const drafted = draftPattern("shirt", "40").pieces.find(({ key }) => key === "frontL")!;
  expect(pieces.map(({ internal }) => buttons(internal))).toEqual([buttons(drafted.internal), 0, 1]);
});

test("what is opened twice is open once, and what a garment does not have is refused", () => {
  const [{ closures }] = OPENED as [(typeof OPENED)[number]];
  expect(openOf(closures!, ["front", "front"])).toEqual(["front"]);
  expect(() => openOf(closures!, ["back"])).toThrow("there is no closure back");
});

test("an open waistcoat is sewn shut elsewhere, hangs free of the form and of itself, its fronts apart", () => {
  const drape = drapeGarment("waistcoat", "50", { open: ["front"], level: "coarse" });
  const { openSeam, clearance, strainMean } = measureDrape(drape);
  expect(openSeam).toBeLessThan(MAX_OPEN_SEAM_MM);
  expect(clearance).toBeGreaterThan(1);
  expect(strainMean).toBeLessThan(0.018);
  expect(inspectDrape(drape).selfCrossing).toBeLessThan(0.02);
  const { mesh, weld, positions } = drape;
  const xs = (key: string) => {
    const { start, count } = mesh.pieces.find((piece) => piece.key === key)!;
    return Array.from({ length: count }, (_, v) => positions[3 * weld.particleOf[start + v]!]!);
  };
  // The wearer's left is +x: no part of a front hangs on the other's side.
  expect(Math.min(...xs("frontL"))).toBeGreaterThan(Math.max(...xs("frontR")));
});

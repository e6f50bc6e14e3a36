import { cuttingPieces, draftPattern } from "@selvedge/garment-core";
import { expect, test } from "vitest";
import { COVER, frameOf, planPaper, SHEETS } from "./paper.ts";

const shirt = cuttingPieces(draftPattern("shirt", "40"), 10);

test("every piece lies on sheets that are printed, and no empty sheet is", () => {
  const { width, height } = frameOf(SHEETS.a4);
  const plan = planPaper(shirt, "a4");
  const printed = new Set(plan.pages.map(({ column, row }) => `${column} ${row}`));
  const used = new Set<string>();
  for (const { piece, cutLine } of shirt) {
    const place = plan.places.get(piece.key)!;
    for (const [x, y] of cutLine) used.add(`${Math.floor((x + place.x) / width)} ${Math.floor((y + place.y) / height)}`);
  }
  for (const sheet of used) expect(printed).toContain(sheet);
  expect(plan.pages.length).toBeLessThan(plan.columns * plan.rows + 1);
  expect(plan.pages.length).toBeGreaterThan(1_500_000 / (width * height) - 5);
  expect(plan.cover).toBeNull();
});

test("on A0 the squares to measure lie beside the pieces, whole on the paper", () => {
  const plan = planPaper(shirt, "a0");
  const { width } = frameOf(SHEETS.a0);
  expect(plan.cover!.x).toBeGreaterThanOrEqual(0);
  expect(plan.cover!.x + COVER.width).toBeLessThanOrEqual(plan.columns * width);
  expect(plan.pages.length).toBeLessThanOrEqual(4);
});

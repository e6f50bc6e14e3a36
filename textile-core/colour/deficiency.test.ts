import { expect, test } from "vitest";
import type { Hex } from "./convert.ts";
import { colourLikenessOf, confusedBy, DEFICIENCIES, seenBy } from "./deficiency.ts";

const likeness = (a: (Hex | null)[], b: (Hex | null)[]) => colourLikenessOf(a, b)!;

test("a moss green and a rust brown are one colour to eyes without cones for middle waves, and two to others", () => {
  const found = likeness(["#6b7a2a"], ["#94652a"]);
  expect(found.normal).toBeGreaterThan(15);
  expect(confusedBy(found)).toContain("deutan");
  expect(confusedBy(likeness(["#14263f"], ["#e8d9a0"]))).toEqual([]);
});

test("two navies are alike to everybody, so no eye confuses them alone", () => {
  expect(confusedBy(likeness(["#14263f"], ["#152740"]))).toEqual([]);
});

test("one slot that differs is enough to tell two colourways apart", () => {
  expect(confusedBy(likeness(["#6b7a2a", "#ffffff"], ["#94652a", "#1b1c20"]))).toEqual([]);
});

test("greys look the same to every eye; a slot without a colour is left out", () => {
  for (const deficiency of DEFICIENCIES) expect(seenBy("#808080", deficiency)).toBe("#808080");
  expect(colourLikenessOf([null, "#808080"], ["#14263f", null])).toBeNull();
  expect(likeness([null, "#808080"], ["#14263f", "#808080"]).normal).toBe(0);
});

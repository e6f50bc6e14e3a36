import { expect, test } from "vitest";
import { drapeGarment } from "./drape-garment.ts";
import { HANDS } from "./hand.ts";
import { HAND_CLASSES, handClassOf, handIn, ownClass, TYPICAL_HANDS } from "./hand-class.ts";

test("from class to class a typical cloth is heavier and stiffer, woven and knitted", () => {
  for (const family of [TYPICAL_HANDS.woven, TYPICAL_HANDS.knitted]) {
    const typical = HAND_CLASSES.map((hand) => family[hand]);
    for (const [index, { bend, weight }] of typical.entries()) {
      expect(bend).toBeGreaterThan(typical[index - 1]?.bend ?? 0);
      expect(weight).toBeGreaterThan(typical[index - 1]?.weight ?? 0);
    }
  }
});

test.each([
  ["a cotton voile", "woven", 52, 1.6, "voile"],
  ["a shirting poplin", "woven", 104, 5.8, "shirting"],
  ["a worsted suiting", "woven", 200, 13.4, "suiting"],
  ["a cavalry twill", "woven", 227, 36.9, "twill"],
  ["a denim of 12 oz", "woven", 427, 137, "coating"],
  ["a single jersey", "knitted", 139, 1.8, "shirting"],
  ["a sweatshirt fleece", "knitted", 253, 20.3, "twill"],
] as const)("%s is classed by its bending and weight", (_name, family, weight, microNm, hand) => {
  expect(handClassOf(family, { weight, bend: microNm * 1e-6 })).toBe(hand);
});

test("a garment hangs as the cloth it is cut for in that cloth's class, and keeps the give of its family in the others", () => {
  expect(handIn("jersey", ownClass("jersey"))).toBe(HANDS.jersey);
  expect(handIn("viscose", "coating")).toBe(TYPICAL_HANDS.woven.coating);
  expect(handIn("jersey", "coating").bias).toBe(HANDS.jersey.bias);
});

test("a full skirt of coating stands off farther than one of voile", () => {
  const hang = (hand: "voile" | "coating") =>
    drapeGarment("girlsSkirt", "104", { level: "coarse", hand: handIn("viscose", hand) }).positions;
  const reach = (positions: Float64Array): number => {
    const far = Array.from({ length: positions.length / 3 }, (_, p) => Math.hypot(positions[3 * p]!, positions[3 * p + 2]!));
    return far.reduce((sum, r) => sum + r, 0) / far.length;
  };
  expect(reach(hang("coating"))).toBeGreaterThan(1.04 * reach(hang("voile")));
});

import { perMm } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { planDecal } from "./decal-plan.ts";

test("a 100 mm crest is painted at 4 px/mm, with a clear margin all round", () => {
  const plan = planDecal({ minX: 50, minY: 80, maxX: 150, maxY: 180 });
  expect(plan.pxPerMm).toBe(4);
  expect(plan.width).toBe(448);
  expect(plan.box.minX).toBeCloseTo(49.5, 9);
  expect((plan.box.maxX - plan.box.minX) * plan.pxPerMm).toBeCloseTo(plan.width, 9);
  expect(plan.box.maxX).toBeGreaterThan(150);
});

test("artwork all over a 760 mm piece stays within 2048 px", () => {
  const plan = planDecal({ minX: 0, minY: 0, maxX: 560, maxY: 760 });
  expect(Math.max(plan.width, plan.height)).toBe(2048);
  expect(plan.pxPerMm).toBeGreaterThan(2.5);
  expect(plan.box.maxY).toBeGreaterThan(760);
});

test("moving an artwork keeps the size of its texture", () => {
  const planFrom = (x: number) => planDecal({ minX: x, minY: 0, maxX: x + 123.4, maxY: 90 });
  expect([planFrom(0.1).width, planFrom(33.3).width]).toEqual([planFrom(7).width, planFrom(7).width]);
});

test("where a garment is never seen close, a decal is no finer than its limit, also one that is sewn", () => {
  const limit = { sidePx: 512, pxPerMm: perMm(1.5) };
  const crest = planDecal({ minX: 50, minY: 80, maxX: 150, maxY: 180 }, true, limit);
  expect(crest.pxPerMm).toBe(1.5);
  const allOver = planDecal({ minX: 0, minY: 0, maxX: 560, maxY: 760 }, false, limit);
  expect(Math.max(allOver.width, allOver.height)).toBe(512);
  expect(allOver.box.maxY).toBeGreaterThan(760);
});

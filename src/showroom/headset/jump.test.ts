import { expect, test } from "vitest";
import { darknessOf, isOver, isThere, jumpInTheDark, jumpTo } from "./jump.ts";

test("it gets dark, one is there, and it gets light again within a tenth of a second", () => {
  const jump = jumpTo([0, 0], null, 1_000, null);
  expect([1_000, 1_025, 1_050, 1_075, 1_100].map((now) => darknessOf(jump, now))).toEqual([0, 0.5, 1, 0.5, 0]);
  expect([1_049, 1_050].map((now) => isThere(jump, now))).toEqual([false, true]);
  expect([1_099, 1_100].map((now) => isOver(jump, now))).toEqual([false, true]);
  expect(darknessOf(jumpInTheDark([0, 0], null, 1_000), 1_000)).toBe(1);
});

test("a jump during another begins as dark as it is", () => {
  const first = jumpTo([0, 0], null, 0, null);
  for (const now of [10, 40, 60, 90])
    expect(darknessOf(jumpTo([1, 1], null, now, first), now)).toBeCloseTo(darknessOf(first, now), 9);
});

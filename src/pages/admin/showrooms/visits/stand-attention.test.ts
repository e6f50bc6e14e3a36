import { expect, test } from "vitest";
import { shadeOf, standAttention } from "./stand-attention.ts";

const STANDS = [
  { standId: "a", groupId: "checks", part: 1 },
  { standId: "b", groupId: "checks", part: 2 },
  { standId: "c", groupId: "plain", part: 1 },
];

test("a stand has what was spent before it and its share of the page, and together they have what their group has", () => {
  const seconds = standAttention(STANDS, [
    { groupId: "checks", pageSeconds: 20, stands: [{ part: 2, seconds: 7 }] },
    { groupId: "plain", pageSeconds: 0, stands: [{ part: 1, seconds: 4 }] },
  ]);
  expect(Object.fromEntries(seconds)).toEqual({ a: 10, b: 17, c: 4 });
});

test("what was spent at a stand that is not there any more counts to the last of its group, and a group without a stand to none", () => {
  const seconds = standAttention(STANDS, [
    { groupId: "checks", pageSeconds: 0, stands: [{ part: 5, seconds: 3 }] },
    { groupId: "gone", pageSeconds: 9, stands: [{ part: 1, seconds: 9 }] },
  ]);
  expect(Object.fromEntries(seconds)).toEqual({ a: 0, b: 3, c: 0 });
});

test("the shades run from none to that of the stand that was given most", () => {
  expect([0, 1, 50, 99, 100].map((seconds) => shadeOf(seconds, 100))).toEqual([0, 1, 3, 5, 5]);
  expect(shadeOf(0, 0)).toBe(0);
});

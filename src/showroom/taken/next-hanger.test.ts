import { expect, test } from "vitest";
import { hangerAfter, hangerOf } from "./next-hanger.ts";

const hanger = (standId: string, productId: string) => ({ kind: "hanger", standId, productId }) as const;
const PIECES = [
  hanger("1", "poplin"),
  hanger("2", "twill"),
  hanger("1", "oxford"),
  hanger("1", "voile"),
  { kind: "folded", standId: "1", productId: "oxford" },
  { kind: "folded", standId: "1", productId: "twill" },
  { kind: "folded", standId: "1", productId: "denim" },
] as const;

test("the hangers of a stand come one after the other, round and round, either way", () => {
  const ahead = [-1, 0, 2, 3].map((from) => hangerAfter(PIECES, "1", from, 1));
  expect(ahead).toEqual([0, 2, 3, 0]);
  expect([0, 3, 2].map((from) => hangerAfter(PIECES, "1", from, -1))).toEqual([3, 2, 0]);
});

test("from a hanger of another stand the first is taken, and none where nothing hangs", () => {
  expect(hangerAfter(PIECES, "2", 3, -1)).toBe(1);
  expect(hangerAfter(PIECES, "3", 0, 1)).toBeUndefined();
  expect(hangerAfter(PIECES, undefined, -1, 1)).toBeUndefined();
});

test("of a cloth that lies folded its hanger is taken, beside it or elsewhere", () => {
  expect([0, 3].map((index) => hangerOf(PIECES, index))).toEqual([0, 3]);
  expect([4, 5, 6, 7].map((index) => hangerOf(PIECES, index))).toEqual([2, 1, -1, -1]);
});

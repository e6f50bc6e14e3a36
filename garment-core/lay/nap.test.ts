import { expect, test } from "vitest";
import { napOf } from "./nap.ts";

test.each([
  [{ style: "corduroy", finish: [] }, "one-way"],
  [{ style: "velveteen", finish: [] }, "one-way"],
  [{ style: "twill", finish: ["soft washed", "brushed"] }, "one-way"],
  [{ style: "melton", finish: ["milled"] }, "one-way"],
  [{ style: "poplin", finish: ["peach", "sanforized"] }, "two-way"],
  [{ style: "poplin" }, "two-way"],
  [{}, "two-way"],
] as const)("a cloth that is %o is laid %s", (cloth, nap) => {
  expect(napOf(cloth)).toBe(nap);
});

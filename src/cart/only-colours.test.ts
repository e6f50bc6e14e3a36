import { expect, test } from "vitest";
import { onlyColours } from "./only-colours.ts";

test("a fabric ordered in one colour keeps it, one ordered in several has none", () => {
  const ordered = [
    { productId: "a", color: "Ink" },
    { productId: "b", color: "Ink" },
    { productId: "c", color: "" },
    { productId: "b", color: "Chalk" },
    { productId: "a", color: "Ink" },
  ];
  expect(onlyColours(ordered)).toEqual([
    { productId: "a", color: "Ink" },
    { productId: "b", color: null },
    { productId: "c", color: "" },
  ]);
});

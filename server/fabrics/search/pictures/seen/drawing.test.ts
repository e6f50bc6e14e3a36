import type { Cloth, PrintedRecord } from "@selvedge/textile-core";
import { expect, test } from "vitest";
import { FABRICS } from "../../../../../demo/fabrics/index.ts";
import { drawingOf } from "./drawing.ts";

const woven = FABRICS.find(({ cloth }) => cloth.kind === "woven")!.cloth as Cloth;
const inColours = (a: `#${string}`, b: `#${string}`, threads = 8): Cloth => ({
  ...woven,
  warpOrder: [
    [a, threads],
    [b, threads],
  ],
  weftOrder: [[a, 1]],
});

test("a yarn-dyed cloth in other colours is the same drawing, in another order it is another", () => {
  const one = drawingOf(inColours("#f4f3ef", "#1f2b52"));
  expect(drawingOf({ ...inColours("#e3d8c0", "#a81f2c"), seed: 99 })).toBe(one);
  expect(drawingOf(inColours("#f4f3ef", "#1f2b52", 12))).not.toBe(one);
});

test("a cloth of one colour differs by that colour alone and belongs to no drawing", () => {
  expect(drawingOf({ ...woven, warpOrder: [["#1f2b52", 1]], weftOrder: [["#1f2b52", 1]] })).toBeNull();
});

test("a print is the same drawing in every colourway and on every ground, another seed is another", () => {
  const prints = FABRICS.flatMap(({ cloth }) => (cloth.kind === "printed" ? [cloth] : []));
  const [first, second] = prints.filter(({ print }) => print.design === prints[0]!.print.design) as [
    PrintedRecord,
    PrintedRecord,
  ];
  expect(first.print.colourway).not.toBe(second.print.colourway);
  expect(drawingOf(second)).toBe(drawingOf(first));
  expect(drawingOf({ ...first, print: { ...first.print, seed: first.print.seed + 1 } })).not.toBe(drawingOf(first));
});

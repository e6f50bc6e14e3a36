import { DESCRIPTOR_SIZE } from "@selvedge/textile-core";
import { expect, test } from "vitest";
import { exactScan } from "./nearest/exact-scan.ts";
import { paletteApart, rankDescriptors } from "./rank.ts";
import type { Pictured, PictureIndex } from "./seen/replica.ts";
import type { PaletteColour } from "./tables.ts";

const RED: PaletteColour = [45, 60, 35, 1];
const NAVY: PaletteColour = [15, 5, -25, 1];
/** A descriptor whose numbers are all `value`. */
const even = (value: number) => new Int8Array(DESCRIPTOR_SIZE).fill(value);
const describing = (...values: number[]) => Int8Array.from(values.flatMap((value) => [...even(value)]));
const fabric = (id: string, values: number[], drawing: string | null = null, palette = [RED]): Pictured => ({
  id,
  descriptors: describing(...values),
  drawing,
  meanLab: [palette[0]![0], palette[0]![1], palette[0]![2]],
  palette,
});
async function indexOf(fabrics: readonly Pictured[]): Promise<PictureIndex> {
  const descriptors = exactScan();
  await descriptors.put(fabrics);
  return { fabrics: new Map(fabrics.map((one) => [one.id, one])), descriptors };
}

test("a fabric is as near as the nearest of its descriptors, and the most similar comes first", async () => {
  const index = await indexOf([fabric("far", [60]), fabric("near in its second descriptor", [90, 12]), fabric("near", [14])]);
  const found = await rankDescriptors(index, { descriptors: describing(10), palette: [RED] });
  expect(found.map(({ id }) => id)).toEqual(["near in its second descriptor", "near", "far"]);
  expect(found[0]!.score).toBeGreaterThan(found[1]!.score);
});

test("of two that look alike the one in the picture's colours is first", async () => {
  const index = await indexOf([fabric("navy", [12], null, [NAVY]), fabric("red", [12], null, [RED])]);
  const found = await rankDescriptors(index, { descriptors: describing(10), palette: [RED] });
  expect(found.map(({ id }) => id)).toEqual(["red", "navy"]);
});

test("a fabric that is taken away while it is looked for is left out", async () => {
  const { fabrics, descriptors } = await indexOf([fabric("a", [10]), fabric("b", [40])]);
  const left = new Map([...fabrics].filter(([id]) => id !== "a"));
  const found = await rankDescriptors({ fabrics: left, descriptors }, { descriptors: describing(10), palette: [RED] });
  expect(found.map(({ id }) => id)).toEqual(["b"]);
});

test("colourways of a drawing are one result, led by the nearest", async () => {
  const index = await indexOf([fabric("blue way", [20], "leaf"), fabric("red way", [11], "leaf"), fabric("alone", [15])]);
  const found = await rankDescriptors(index, { descriptors: describing(10), palette: [RED] });
  expect(found.map(({ id, colourways }) => [id, colourways])).toEqual([
    ["red way", ["blue way"]],
    ["alone", []],
  ]);
});

test("what is not allowed is not found, however near", async () => {
  const index = await indexOf([fabric("a", [10]), fabric("b", [40])]);
  const found = await rankDescriptors(index, { descriptors: describing(10), palette: [RED] }, { isAllowed: (id) => id === "b" });
  expect(found.map(({ id }) => id)).toEqual(["b"]);
});

test("a palette is 0 from itself and the same both ways", () => {
  expect(paletteApart([RED], [RED])).toBe(0);
  expect(paletteApart([RED], [NAVY])).toBe(paletteApart([NAVY], [RED]));
  expect(paletteApart([RED], [NAVY])).toBe(30);
});

import { DESCRIPTOR_SIZE } from "@selvedge/textile-core";
import { expect, test } from "vitest";
import { paletteApart, rankDescriptors } from "./rank.ts";
import { type Pictured, pack } from "./seen/replica.ts";
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

test("a fabric is as near as the nearest of its descriptors, and the most similar comes first", () => {
  const index = pack([fabric("far", [60]), fabric("near in its second descriptor", [90, 12]), fabric("near", [14])]);
  const found = rankDescriptors(index, { descriptors: describing(10), palette: [RED] });
  expect(found.map(({ id }) => id)).toEqual(["near in its second descriptor", "near", "far"]);
  expect(found[0]!.score).toBeGreaterThan(found[1]!.score);
});

test("of two that look alike the one in the picture's colours is first", () => {
  const index = pack([fabric("navy", [12], null, [NAVY]), fabric("red", [12], null, [RED])]);
  expect(rankDescriptors(index, { descriptors: describing(10), palette: [RED] }).map(({ id }) => id)).toEqual(["red", "navy"]);
});

test("colourways of a drawing are one result, led by the nearest", () => {
  const index = pack([fabric("blue way", [20], "leaf"), fabric("red way", [11], "leaf"), fabric("alone", [15])]);
  const found = rankDescriptors(index, { descriptors: describing(10), palette: [RED] });
  expect(found.map(({ id, colourways }) => [id, colourways])).toEqual([
    ["red way", ["blue way"]],
    ["alone", []],
  ]);
});

test("what is not allowed is not found, however near", () => {
  const index = pack([fabric("a", [10]), fabric("b", [40])]);
  const found = rankDescriptors(index, { descriptors: describing(10), palette: [RED] }, { isAllowed: (id) => id === "b" });
  expect(found.map(({ id }) => id)).toEqual(["b"]);
});

test("a palette is 0 from itself and the same both ways", () => {
  expect(paletteApart([RED], [RED])).toBe(0);
  expect(paletteApart([RED], [NAVY])).toBe(paletteApart([NAVY], [RED]));
  expect(paletteApart([RED], [NAVY])).toBe(30);
});

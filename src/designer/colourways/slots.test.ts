import type { FabricRef } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { fabricIn, isShown, slotsOf } from "./slots.ts";

const mapping = { scale: 1, angle: 0, offsetX: 0, offsetY: 0 };
const cloth = (hex: string) => ({ fabric: { kind: "colour", hex } as FabricRef, mapping });
const [navy, sand, rust] = ["#14263f", "#d9c7a0", "#94652a"].map(cloth) as [
  ReturnType<typeof cloth>,
  ReturnType<typeof cloth>,
  ReturnType<typeof cloth>,
];
const KEYS = ["front", "back", "collar"];
const shown = { front: navy, back: navy, collar: sand };
const colourway = (pieces: typeof shown) => ({ id: "a".repeat(32), name: "Autumn", pieces });

test("pieces of one cloth are one slot, until a colourway cuts them from two", () => {
  expect(slotsOf(KEYS, shown, []).map(({ pieceKeys }) => pieceKeys)).toEqual([["front", "back"], ["collar"]]);
  const split = colourway({ front: navy, back: rust, collar: sand });
  expect(slotsOf(KEYS, shown, [split]).map(({ pieceKeys }) => pieceKeys)).toEqual([["front"], ["back"], ["collar"]]);
  expect(fabricIn({ pieceKeys: ["collar"] }, shown)).toEqual(sand.fabric);
});

test("a colourway is shown when every fabric lies as it was kept; a turned cloth is another look", () => {
  expect(isShown(colourway(shown), shown)).toBe(true);
  expect(isShown(colourway(shown), { ...shown, back: rust })).toBe(false);
  expect(isShown(colourway(shown), { ...shown, back: { ...navy, mapping: { ...mapping, angle: 90 } } })).toBe(false);
});

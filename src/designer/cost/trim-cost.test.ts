import type { LaidTrim } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import type { TrimChoice } from "../trims/trim-choices.ts";
import { trimsTaken } from "./trim-cost.ts";

const [BUTTON, TAPE] = ["b".repeat(32), "c".repeat(32)];
const price = (amount: number) => ({ amount, currency: "USD" });
const facts = {
  ...{ kind: "button" as const, code: "BT-1", material: "Horn", colour: "black", hex: "#23211f", accent: null },
  ...{ mmWidth: 20, mmHeight: 20, mmThick: 3.6 },
};
const choice = (id: string, trim: Partial<TrimChoice["trim"]>): TrimChoice => ({
  ...{ id, name: "Trim", type: "trim", imageUrl: "", width: 40, height: 40, tags: [], linkUrl: null, sort: 0 },
  trim: { ...facts, unit: "pc", minimum: 300, per: 100, tiers: null, ...trim },
});
const button = choice(BUTTON, {
  tiers: [
    { min: 300, price: price(4_800) },
    { min: 1_000, price: price(4_000) },
  ],
});
const tape = choice(TAPE, { kind: "tape", unit: "m", minimum: 50, per: 1, tiers: [{ min: 50, price: price(35) }] });
const laid = (decorateId: string, height: number, key: string): LaidTrim => ({
  ...{ trimId: key, key, decorateId, pieceKey: "front", x: 0, y: 0, angle: 0, width: 20, height, isAtButton: false },
  look: { name: "Trim", code: "T", kind: "button", thick: 1, hex: "#000000" },
});
const SHIRT = [laid(BUTTON, 20, "1"), laid(BUTTON, 20, "2"), laid(TAPE, 400, "3"), laid(TAPE, 100, "4")];

test("pieces are counted, tapes are measured, and the price is that of the whole order", () => {
  const [buttons, tapes] = trimsTaken(SHIRT, [button, tape], 500);
  // 1,000 buttons at 40.00 a hundred; 250 m at 0.35.
  expect(buttons).toMatchObject({ each: 2, isLeast: false, cost: { currency: "USD", total: 40_000, perGarment: 80 } });
  expect(tapes).toMatchObject({ each: 0.5, isLeast: false, cost: { total: 8_750, perGarment: 17.5 } });
});

test("an order below the mill's least costs the least", () => {
  const [buttons] = trimsTaken(SHIRT, [button], 100);
  expect(buttons).toMatchObject({ each: 2, isLeast: true, cost: { total: 14_400, perGarment: 144 } });
});

test("what is not sewn on is not counted, and without a price there is none", () => {
  expect(trimsTaken([], [button, tape], 100)).toEqual([]);
  expect(trimsTaken(SHIRT, [choice(BUTTON, {})], 100)[0]!.cost).toBeNull();
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { allBits, type Bits, countBits, hasBit, intersect, noBits, setBit, slotsIn, subtract } from "./bits.ts";

const SLOTS = 200;
const members = fc.uniqueArray(fc.integer({ min: 0, max: SLOTS - 1 }));
const bitsOf = (slots: readonly number[]): Bits => {
  const bits = noBits(SLOTS);
  for (const slot of slots) setBit(bits, slot);
  return bits;
};

test("sets of bits meet, part and count as sets do", () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const ascending = (slots: readonly number[]) => [...slots].sort((x, y) => x - y);
      expect([...slotsIn(bitsOf(a))]).toEqual(ascending(a));
      expect([...slotsIn(intersect(bitsOf(a), bitsOf(b)))]).toEqual(ascending(a.filter((slot) => b.includes(slot))));
      expect([...slotsIn(subtract(bitsOf(a), bitsOf(b)))]).toEqual(ascending(a.filter((slot) => !b.includes(slot))));
      expect(countBits(bitsOf(a))).toBe(a.length);
      expect(a.every((slot) => hasBit(bitsOf(a), slot))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("all bits of a number of slots are as many", () => {
  for (const slots of [0, 1, 31, 32, 33, 64, 200]) expect(countBits(allBits(slots))).toBe(slots);
});

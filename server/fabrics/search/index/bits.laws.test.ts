import fc from "fast-check";
import { expect, test } from "vitest";
import { allBits, type Bits, countBits, docIdsIn, hasBit, intersect, noBits, setBit, subtract } from "./bits.ts";

const SLOTS = 200;
const members = fc.uniqueArray(fc.integer({ min: 0, max: SLOTS - 1 }));
const bitsOf = (docIds: readonly number[]): Bits => {
  const bits = noBits(SLOTS);
  for (const docId of docIds) setBit(bits, docId);
  return bits;
};

test("sets of bits meet, part and count as sets do", () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const ascending = (docIds: readonly number[]) => [...docIds].sort((x, y) => x - y);
      expect([...docIdsIn(bitsOf(a))]).toEqual(ascending(a));
      expect([...docIdsIn(intersect(bitsOf(a), bitsOf(b)))]).toEqual(ascending(a.filter((docId) => b.includes(docId))));
      expect([...docIdsIn(subtract(bitsOf(a), bitsOf(b)))]).toEqual(ascending(a.filter((docId) => !b.includes(docId))));
      expect(countBits(bitsOf(a))).toBe(a.length);
      expect(a.every((docId) => hasBit(bitsOf(a), docId))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("all bits of a number of document ids are as many", () => {
  for (const docIds of [0, 1, 31, 32, 33, 64, 200]) expect(countBits(allBits(docIds))).toBe(docIds);
});

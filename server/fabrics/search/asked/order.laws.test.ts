import fc from "fast-check";
import { expect, test } from "vitest";
import { pageInOrder } from "./order.ts";

test("a page of a list is the same part of the whole list sorted", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 300 }),
      fc.nat(310),
      fc.integer({ min: 1, max: 40 }),
      (values, offset, size) => {
        const docIds = Uint32Array.from(values, (_, docId) => docId);
        const compare = (a: number, b: number) => values[a]! - values[b]! || a - b;
        expect(pageInOrder(docIds, compare, offset, size)).toEqual([...docIds].sort(compare).slice(offset, offset + size));
      },
    ),
    { numRuns: 500 },
  );
});

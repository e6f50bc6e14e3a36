import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test("folding twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (any) => {
      expect(fold(fold(any))).toBe(fold(any));
    }),
    { numRuns: 1_000 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { countFromTex, denier, ne, nm, tex, texOf } from "./count.ts";

const system = fc.constantFrom(ne, nm, tex, denier);

test("a count turned into tex and back is the same count in every system", () => {
  fc.assert(
    fc.property(system, fc.double({ min: 0.5, max: 400, noNaN: true }), (countOf, value) => {
      const count = countOf(value);
      expect(countFromTex(texOf(count), count.system)).toBeCloseTo(value, 9);
    }),
  );
});

test("n plies weigh n times one", () => {
  fc.assert(
    fc.property(system, fc.double({ min: 1, max: 200, noNaN: true }), fc.integer({ min: 1, max: 6 }), (countOf, value, ply) => {
      expect(texOf(countOf(value, ply))).toBeCloseTo(ply * texOf(countOf(value)), 6);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { type CountSystem, countFromTex, texOf } from "./count.ts";

const system = fc.constantFrom<CountSystem>("Ne", "Nm", "tex", "denier");

test("a count turned into tex and back is the same count in every system", () => {
  fc.assert(
    fc.property(system, fc.double({ min: 0.5, max: 400, noNaN: true }), (name, value) => {
      expect(countFromTex(texOf({ system: name, value }), name)).toBeCloseTo(value, 9);
    }),
  );
});

test("n plies weigh n times one", () => {
  fc.assert(
    fc.property(system, fc.double({ min: 1, max: 200, noNaN: true }), fc.integer({ min: 1, max: 6 }), (name, value, ply) => {
      expect(texOf({ system: name, value, ply })).toBeCloseTo(ply * texOf({ system: name, value }), 6);
    }),
  );
});

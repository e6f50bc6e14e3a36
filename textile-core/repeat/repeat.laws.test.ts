import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cloth, threadsOf } from "../cloth.ts";
import { WEAVES, type WeaveKey } from "../weave/table.ts";
import { endsOf, picksOf } from "../weave/weave.ts";
import { ne } from "../yarn/count.ts";
import { greatestCommonDivisor, leastCommonMultiple, repeatOf, tileOf } from "./repeat.ts";

const run = fc.tuple(fc.constantFrom("#101010" as const, "#f0f0f0" as const), fc.integer({ min: 1, max: 40 }));
const order = fc.array(run, { minLength: 1, maxLength: 6 });
const anyCloth: fc.Arbitrary<Cloth> = fc.record({
  kind: fc.constant("woven" as const),
  warp: fc.constant({ count: ne(30), fibre: [["cotton", 1]] as const }),
  weft: fc.constant({ count: ne(30), fibre: [["cotton", 1]] as const }),
  endsPerCm: fc.integer({ min: 10, max: 90 }),
  picksPerCm: fc.integer({ min: 10, max: 60 }),
  weave: fc.constantFrom(...(Object.keys(WEAVES) as WeaveKey[])),
  warpOrder: order,
  weftOrder: order,
  finish: fc.constant([]),
  seed: fc.integer(),
});

test("the least common multiple is divided by both and is their product over the greatest common divisor", () => {
  const count = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(count, count, (a, b) => {
      const multiple = leastCommonMultiple(a, b);
      expect([multiple % a, multiple % b]).toEqual([0, 0]);
      expect(multiple * greatestCommonDivisor(a, b)).toBe(a * b);
    }),
  );
});

test("a tile holds whole repeats of the weave and of both colour orders, at true scale", () => {
  fc.assert(
    fc.property(anyCloth, (cloth) => {
      const weave = WEAVES[cloth.weave as WeaveKey];
      const tile = tileOf(cloth);
      expect(tile.ends % endsOf(weave)).toBe(0);
      expect(tile.picks % picksOf(weave)).toBe(0);
      expect(tile.ends % threadsOf(cloth.warpOrder)).toBe(0);
      expect(tile.picks % threadsOf(cloth.weftOrder)).toBe(0);
      expect(tile.mmWidth).toBeCloseTo((tile.ends * 10) / cloth.endsPerCm, 9);
      expect(tile.mmHeight).toBeCloseTo((tile.picks * 10) / cloth.picksPerCm, 9);
      expect(tile.across * tile.repeat.ends).toBe(tile.ends);
      expect(tile.up * tile.repeat.picks).toBe(tile.picks);
    }),
  );
});

test("no shorter piece repeats: weave and colours begin again together only after the repeat", () => {
  fc.assert(
    fc.property(anyCloth, (cloth) => {
      const repeat = repeatOf(cloth);
      expect(repeat.ends).toBe(leastCommonMultiple(endsOf(WEAVES[cloth.weave as WeaveKey]), threadsOf(cloth.warpOrder)));
    }),
  );
});

test("a check of 20 mm tiles three times to 60 mm, one of 70 mm is a single tile", () => {
  const check = (threads: number): Cloth => ({
    kind: "woven",
    warp: { count: ne(40), fibre: [["cotton", 1]] },
    weft: { count: ne(40), fibre: [["cotton", 1]] },
    endsPerCm: 32,
    picksPerCm: 32,
    weave: "plain",
    warpOrder: [
      ["#ffffff", threads],
      ["#1f2b52", threads],
    ],
    weftOrder: [
      ["#ffffff", threads],
      ["#1f2b52", threads],
    ],
    finish: [],
    seed: 1,
  });
  expect(tileOf(check(32))).toMatchObject({ across: 3, up: 3, mmWidth: 60, mmHeight: 60 });
  expect(tileOf(check(112))).toMatchObject({ across: 1, up: 1, mmWidth: 70, mmHeight: 70 });
});

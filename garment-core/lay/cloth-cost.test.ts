import { expect, test } from "vitest";
import { clothCost } from "./cloth-cost.ts";

/** 5.20 a metre from 30 m, 4.85 from 300 m, 4.60 from 1,000 m. */
const TIERS = [
  { min: 300, amount: 485 },
  { min: 30, amount: 520 },
  { min: 1_000, amount: 460 },
];

test("a hundred shirts of 1.6 m are 160 m at the first tier, and from 188 shirts the next price holds", () => {
  const cost = clothCost(1.6, 100, TIERS)!;
  expect(cost.metres).toBeCloseTo(160, 9);
  expect(cost.price).toBe(520);
  expect(cost.perGarment).toBeCloseTo(832, 9);
  expect(cost.total).toBeCloseTo(83_200, 6);
  expect(cost.next).toEqual({ garments: 188, price: 485 });
  expect(clothCost(1.6, 188, TIERS)!.price).toBe(485);
  expect(clothCost(1.6, 187, TIERS)!.price).toBe(520);
});

test("past the last tier there is none cheaper; below the first its price is reckoned", () => {
  expect(clothCost(2, 500, TIERS)).toMatchObject({ price: 460, next: null });
  expect(clothCost(2, 1, TIERS)).toMatchObject({ price: 520, next: { garments: 150, price: 485 } });
});

test("cloth without a price, or no cloth, costs nothing that could be said", () => {
  expect(clothCost(1.6, 100, [])).toBeNull();
  expect(clothCost(0, 100, TIERS)).toBeNull();
});

import type { Change, OfferLine } from "@selvedge/contract";
import { expect, test } from "vitest";
import { changesOfShown, offerChanges, withFound } from "./offer-changes.ts";

const productId = "a".repeat(32);
const usd = (amount: number) => ({ amount, currency: "USD" });
type Facts = Partial<Omit<OfferLine, "product">> & { stock?: "ready" | "order" | "out" };
const line = ({ stock = "ready", ...facts }: Facts = {}) =>
  ({
    product: { productId, stock },
    productNum: 40,
    supply: "stock",
    price: usd(485),
    leadDays: 20,
    problem: null,
    offered: null,
    ...facts,
  }) as OfferLine;

test("another price of the same count is a change; that of another count, and of a line that is new, is not", () => {
  const now = line({ price: usd(510) });
  expect(offerChanges([line()], [now])).toEqual([{ what: "price", productId, was: usd(485), now: usd(510) }]);
  expect(offerChanges([line()], [line({ price: null })])).toEqual([{ what: "price", productId, was: usd(485), now: null }]);
  expect(offerChanges([line({ productNum: 10 })], [now])).toEqual([]);
  expect(offerChanges([], [now])).toEqual([]);
  expect(offerChanges([line()], [line()])).toEqual([]);
});

test("less in the warehouse than is asked for is a change, once; a fabric that is gone and would be made is one too", () => {
  const short = line({ problem: "notEnoughStock", offered: 25 });
  const said = { what: "stock", productId, asked: 40, leadDays: 20 };
  expect(offerChanges([line()], [short])).toEqual([{ ...said, available: 25 }]);
  expect(offerChanges([short], [short])).toEqual([]);
  expect(offerChanges([line()], [line({ stock: "order", supply: "make" })])).toEqual([{ ...said, available: 0 }]);
  // The customer asked for it to be made.
  expect(offerChanges([line()], [line({ supply: "make" })])).toEqual([]);
});

test("what changes again is said from what it first was, and what is as it was is not said", () => {
  const price = (was: number, now: number): Change => ({ what: "price", productId, was: usd(was), now: usd(now) });
  const total: Change = { what: "total", was: usd(100), now: usd(120) };
  const stock = (available: number): Change => ({ what: "stock", productId, asked: 40, available, leadDays: null });
  expect(withFound([price(485, 510)], [price(510, 530), total])).toEqual([price(485, 530), total]);
  expect(withFound([price(485, 510), total], [price(510, 485)])).toEqual([total]);
  expect(withFound([price(485, 510)], [price(485, 510)])).toEqual([price(485, 510)]);
  expect(withFound([stock(25)], [stock(10)])).toEqual([stock(10)]);
});

test("what changed of a line that has gone since, or to a total that is another by now, is not said any more", () => {
  const price: Change = { what: "price", productId, was: usd(485), now: usd(510) };
  const total: Change = { what: "total", was: usd(19_400), now: usd(20_400) };
  expect(changesOfShown([price, total], { lines: [line()], totals: [usd(20_400)] })).toEqual([price, total]);
  expect(changesOfShown([price, total], { lines: [line()], totals: [usd(10_200)] })).toEqual([price]);
  expect(changesOfShown([price, total], { lines: [], totals: [] })).toEqual([]);
});

test("what changed of a line is not said any more once the customer asks for another count of it", () => {
  const price: Change = { what: "price", productId, was: usd(485), now: usd(510) };
  const stock: Change = { what: "stock", productId, asked: 40, available: 25, leadDays: null };
  expect(changesOfShown([price, stock], { lines: [line({ price: usd(510) })], totals: [] })).toEqual([price, stock]);
  expect(changesOfShown([price, stock], { lines: [line({ price: usd(495), productNum: 25 })], totals: [] })).toEqual([]);
});

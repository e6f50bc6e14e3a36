import { expect, test } from "vitest";
import {
  addLine,
  type Cart,
  checkAll,
  MAX_PRODUCT_NUM,
  readCart,
  reduceLine,
  removeLine,
  removeLines,
  restoreLine,
  setChecked,
  setCount,
  sumOf,
} from "./rules.ts";
import { totalsOf } from "./totals.ts";

const idOf = (n: number) => n.toString(16).padStart(32, "0");
const fabric = (n: number) => ({ productId: idOf(n), productCode: `SV-${n}`, productName: `Cloth ${n}`, productImg: `/p/${n}` });
const cartOf = (...ns: number[]): Cart => ns.reduce<Cart>((cart, n) => addLine(cart, fabric(n)), []);

test("a new fabric comes last with one of it, checked; a known one is counted up", () => {
  const cart = addLine(addLine(cartOf(1), fabric(2), "Spring", 30), fabric(1));
  expect(cart).toEqual([
    { ...fabric(1), groupName: "", productNum: 2, checked: "1" },
    { ...fabric(2), groupName: "Spring", productNum: 30, checked: "1" },
  ]);
});

test("one less of two leaves one, one less of one takes the line out", () => {
  const two = addLine(cartOf(1, 2), fabric(1));
  expect(reduceLine(two, idOf(1)).map(({ productNum }) => productNum)).toEqual([1, 1]);
  expect(reduceLine(cartOf(1, 2), idOf(1)).map(({ productId }) => productId)).toEqual([idOf(2)]);
});

test("a count stays between one and a million", () => {
  expect(setCount(cartOf(1), idOf(1), 250)[0]!.productNum).toBe(250);
  expect(setCount(cartOf(1), idOf(1), 0)[0]!.productNum).toBe(1);
  expect(setCount(cartOf(1), idOf(1), 5e9)[0]!.productNum).toBe(MAX_PRODUCT_NUM);
  expect(addLine(setCount(cartOf(1), idOf(1), MAX_PRODUCT_NUM), fabric(1))[0]!.productNum).toBe(MAX_PRODUCT_NUM);
});

test("one line or all of them are checked and unchecked", () => {
  const one = setChecked(cartOf(1, 2), idOf(2), false);
  expect(one.map(({ checked }) => checked)).toEqual(["1", "0"]);
  expect(checkAll(one, true).map(({ checked }) => checked)).toEqual(["1", "1"]);
  expect(checkAll(one, false).map(({ checked }) => checked)).toEqual(["0", "0"]);
});

test("a removed line comes back where it was, unless the fabric was put in again", () => {
  const cart = cartOf(1, 2, 3);
  const removed = removeLine(cart, idOf(2));
  expect(restoreLine(removed, cart[1]!, 1)).toEqual(cart);
  const again = addLine(removed, fabric(2));
  expect(restoreLine(again, cart[1]!, 1)).toBe(again);
});

test("what was ordered or asked for leaves the cart; a cart without any of it stays as it is", () => {
  const cart = cartOf(1, 2, 3);
  expect(removeLines(cart, [idOf(3), idOf(1), idOf(9)])).toEqual([cart[1]]);
  expect(removeLines(cart, [idOf(9)])).toBe(cart);
});

test("the sum counts kinds and quantities", () => {
  expect(sumOf(setCount(cartOf(1, 2), idOf(2), 40))).toEqual({ kinds: 2, quantity: 41 });
  expect(sumOf([])).toEqual({ kinds: 0, quantity: 0 });
});

test("what is stored reads back; what cannot be a line is left out, and a broken text is an empty cart", () => {
  const cart = setChecked(setCount(cartOf(1, 2), idOf(1), 12), idOf(2), false);
  expect(readCart(JSON.stringify(cart))).toEqual(cart);
  const stored = [
    { productId: "short" },
    null,
    7,
    { ...fabric(3), productNum: "4" },
    fabric(3),
    { ...fabric(4), productNum: "x" },
  ];
  expect(readCart(JSON.stringify(stored))).toEqual([{ ...fabric(3), groupName: "", productNum: 4, checked: "1" }]);
  for (const text of [null, "", "{}", "[[", '"x"']) expect(readCart(text)).toEqual([]);
});

test("sums are kept apart by currency, and what has no price is counted", () => {
  const facts = (amount: number | null, currency = "USD", unit: "m" | "kg" = "m") => ({
    unit,
    price: amount === null ? null : { amount, currency },
    moq: null,
    stock: "ready" as const,
  });
  const live = new Map([
    [idOf(1), facts(485)],
    [idOf(2), facts(1_000, "EUR", "kg")],
    [idOf(3), facts(320)],
    [idOf(4), facts(null)],
  ]);
  const cart = setCount(setCount(cartOf(1, 2, 3, 4, 5), idOf(1), 200), idOf(3), 10);
  expect(totalsOf(cart, live)).toEqual({
    sums: [
      { currency: "USD", amount: 100_200 },
      { currency: "EUR", amount: 1_000 },
    ],
    onRequest: 1,
    unknown: 1,
    quantities: [
      { unit: "m", value: 212 },
      { unit: "kg", value: 1 },
    ],
  });
});

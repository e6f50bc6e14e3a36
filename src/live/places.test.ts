import { expect, test } from "vitest";
import { after, since } from "./places.ts";

test("a later transaction is after an earlier one, and within one the greater number, however many digits they have", () => {
  expect(after("1000-1-5", "999-7-9")).toBe(true);
  expect(after("999-7-9", "1000-1-5")).toBe(false);
  expect(after("1000-10-5", "1000-9-5")).toBe(true);
  expect(after("18446744073709551615-1-5", "18446744073709551614-1-5")).toBe(true);
});

test("the same event is not after itself, whenever it was sent", () => {
  expect(after("1000-9-5", "1000-9-6")).toBe(false);
});

test("where a page began is before every event of its own transaction", () => {
  expect(after("1000-1-5", "1000-0-5")).toBe(true);
});

test("what cannot be read is taken for later", () => {
  expect(after("else", "1000-9-5")).toBe(true);
  expect(after("1000-9-5", "")).toBe(true);
});

test("a window that opens lacks what came after it was asked for, in its order", () => {
  const came = ["7-1-1", "8-2-2", "8-3-3"].map((place) => ({ place }));
  expect(since("8-2-0", came)).toEqual([{ place: "8-3-3" }]);
  expect(since("9-0-0", came)).toEqual([]);
});

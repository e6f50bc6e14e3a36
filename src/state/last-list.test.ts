import { expect, test } from "vitest";
import { joined, type LastList, MAX_KEPT, neighboursIn } from "./last-list.ts";

const list = (start: number, ids: string, total = 9): LastList => ({ address: "/goods?cid=a", ids: [...ids], start, total });

test("a fabric in the middle of a page has both neighbours and its place counted from 1", () => {
  expect(neighboursIn(list(3, "def"), "e")).toEqual({ address: "/goods?cid=a", previous: "d", next: "f", at: 5, total: 9 });
});

test("the first fabric seen has no previous, and an unknown one no place", () => {
  expect(neighboursIn(list(0, "abc"), "a")).toMatchObject({ previous: null, next: "b", at: 1 });
  expect(neighboursIn(list(0, "abc"), "x")).toBeNull();
});

test("pages of one list that touch grow together, forwards and backwards", () => {
  expect(joined(list(0, "abc"), list(3, "def"), true)).toMatchObject({ start: 0, ids: [..."abcdef"] });
  expect(joined(list(3, "def"), list(0, "abc"), true)).toMatchObject({ start: 0, ids: [..."abcdef"] });
});

test("a page read again takes the place of the old one without doubling it", () => {
  expect(joined(list(0, "abcdef"), list(3, "xyz"), true).ids).toEqual([..."abcxyz"]);
});

test("a page further on, another list, or a list that has grown starts anew", () => {
  expect(joined(list(0, "abc"), list(6, "ghi"), true).ids).toEqual([..."ghi"]);
  expect(joined(list(0, "abc"), list(3, "def"), false).ids).toEqual([..."def"]);
  expect(joined(list(0, "abc", 8), list(3, "def"), true).ids).toEqual([..."def"]);
});

test("of a list that is scrolled on and on the newest page stays, with as much before it as behind it", () => {
  const numbers = (start: number, count: number) => Array.from({ length: count }, (_, index) => String(start + index));
  const page = (start: number): LastList => ({ address: "/goods", ids: numbers(start, 96), start, total: 100_000 });
  let seen = page(0);
  for (let start = 96; start < 9_600; start += 96) seen = joined(seen, page(start), true);
  expect(seen.ids).toEqual(numbers(9_600 - MAX_KEPT, MAX_KEPT));
  expect(seen.start).toBe(9_600 - MAX_KEPT);
  for (let start = 9_408; start > 9_000; start -= 96) seen = joined(seen, page(start), true);
  expect(seen.ids[0]).toBe(String(seen.start));
  expect(joined(seen, page(8_640), true).ids).toEqual(numbers(8_600, MAX_KEPT));
});

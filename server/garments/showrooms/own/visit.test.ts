import { expect, test } from "vitest";
import { newIn, nextVisit, VISIT_GAP_MS } from "./visit.ts";

const START = new Date("2026-03-02T08:00:00Z");
const later = (ms: number) => new Date(START.getTime() + ms);

test("on the first visit nothing is new, for as long as it lasts", () => {
  const first = nextVisit(null, ["a"], START);
  expect(newIn(first, ["a"])).toEqual([]);
  expect(newIn(nextVisit(first, ["a", "b"], later(VISIT_GAP_MS - 1)), ["a", "b"])).toEqual([]);
});

test("what was hung since the last visit is new for the whole visit, and not on the next", () => {
  const first = nextVisit(null, ["a"], START);
  const second = nextVisit(first, ["a", "b"], later(VISIT_GAP_MS));
  expect(newIn(second, ["a", "b"])).toEqual(["b"]);
  const again = nextVisit(second, ["a", "b", "c"], later(2 * VISIT_GAP_MS - 1));
  expect(newIn(again, ["a", "b", "c"])).toEqual(["b", "c"]);
  const third = nextVisit(again, ["a", "b", "c"], later(3 * VISIT_GAP_MS));
  expect(newIn(third, ["a", "b", "c"])).toEqual([]);
});

test("what was taken down and is hung again is not new", () => {
  const first = nextVisit(null, ["a", "b"], START);
  const without = nextVisit(first, ["a"], later(VISIT_GAP_MS));
  expect(newIn(nextVisit(without, ["a", "b"], later(2 * VISIT_GAP_MS)), ["a", "b"])).toEqual([]);
});

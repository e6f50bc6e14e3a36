import { SAME_VISIT_MS } from "@selvedge/contract";
import { expect, test } from "vitest";
import { visitsOf } from "./visits.ts";

const BEGAN = Date.parse("2026-11-27T08:00:00Z");
const MINUTE_MS = 60_000;
const opening = (way: "page" | "walk", fromMinute: number, toMinute: number) => ({
  way,
  opened_at: new Date(BEGAN + fromMinute * MINUTE_MS),
  last_at: new Date(BEGAN + toMinute * MINUTE_MS),
});

test("the page, the walk out of it and a page that is loaded anew are one coming, in whatever order they are read", () => {
  const openings = [opening("page", 12, 13), opening("walk", 5, 12), opening("page", 0, 5)];
  expect(visitsOf(openings)).toEqual([{ hasWalk: true }]);
});

test("whoever comes half an hour after leaving comes again", () => {
  const again = SAME_VISIT_MS / MINUTE_MS;
  expect(visitsOf([opening("page", 0, 10), opening("page", 10 + again - 1, 50)])).toHaveLength(1);
  expect(visitsOf([opening("walk", 0, 10), opening("page", 10 + again, 50)])).toEqual([{ hasWalk: true }, { hasWalk: false }]);
});

test("a window that was closed early ends nothing that another had open longer", () => {
  expect(visitsOf([opening("page", 0, 60), opening("page", 1, 2), opening("page", 80, 81)])).toHaveLength(1);
});

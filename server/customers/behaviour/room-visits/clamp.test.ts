import { MAX_BATCH_SECONDS } from "@selvedge/contract";
import { expect, test } from "vitest";
import { clamped, uncountedSince } from "./clamp.ts";

const NOW = new Date("2026-11-27T08:00:00Z");
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

test.each([
  ["as many seconds as went by since what was counted", before(20), 20],
  ["never more than one batch may have", before(3_600), MAX_BATCH_SECONDS],
  ["none where all time is counted", NOW, 0],
  ["none where the clock was set back", before(-5), 0],
  ["as many as one batch may have, where it is the first of its person", null, MAX_BATCH_SECONDS],
])("a batch may count for %s", (_, countedUntil, seconds) => {
  expect(NOW.getTime() - uncountedSince(countedUntil, NOW).getTime()).toBe(seconds * 1_000);
});

test("what claims too much is made less in proportion, and keeps the rest of what it says", () => {
  const parts = [
    { seconds: 30, looks: 2 },
    { seconds: 10, looks: 1 },
  ];
  expect(clamped(parts, 20)).toEqual([
    { seconds: 15, looks: 2 },
    { seconds: 5, looks: 1 },
  ]);
  expect(clamped(parts, 40)).toEqual(parts);
  expect(clamped(parts, 0).map(({ seconds }) => seconds)).toEqual([0, 0]);
});

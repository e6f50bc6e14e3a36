import { MAX_BATCH_SECONDS } from "@selvedge/contract";
import { expect, test } from "vitest";
import { allowedSeconds, clamped } from "./clamp.ts";

const NOW = new Date("2026-11-27T08:00:00Z");
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

test.each([
  ["as many as went by since the last batch", before(20), 20],
  ["never more than one batch may have", before(3_600), MAX_BATCH_SECONDS],
  ["none where no time went by", NOW, 0],
  ["none where the clock was set back", before(-5), 0],
  ["as many as one batch may have, where it is the first of its person", null, MAX_BATCH_SECONDS],
])("a batch counts for %s", (_, lastAt, seconds) => {
  expect(allowedSeconds(lastAt, NOW)).toBe(seconds);
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

import { expect, test } from "vitest";
import { byDay, timeSpent, type Visit } from "./days.ts";

const moment = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const visit = (id: string, visitedAt: string) => ({ id, visitedAt }) as Visit;

test("visits and words stand under the day of the reader, the last day first, each word once", () => {
  const days = byDay({
    list: [visit("c", moment(21, 23)), visit("b", moment(21, 1)), visit("a", moment(20, 12))],
    words: [
      { word: "twill", at: moment(22, 8) },
      { word: "gingham", at: moment(21, 9) },
      { word: "gingham", at: moment(21, 8) },
    ],
  });
  expect(days.map(({ date, visits, words }) => [date, visits.map(({ id }) => id).join(""), words.join()])).toEqual([
    ["2026-11-22", "", "twill"],
    ["2026-11-21", "cb", "gingham"],
    ["2026-11-20", "a", ""],
  ]);
});

test.each([
  [0, null],
  [499, null],
  [1_500, { count: 2, unit: "seconds" }],
  [59_000, { count: 59, unit: "seconds" }],
  [90_000, { count: 2, unit: "minutes" }],
  [3_600_000, { count: 60, unit: "minutes" }],
])("%d ms are told as %j", (remainTime, text) => {
  expect(timeSpent(remainTime)).toEqual(text);
});

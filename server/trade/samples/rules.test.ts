import { expect, test } from "vitest";
import { lateDaysOf, laterDaysOf } from "./rules.ts";

const now = new Date("2026-11-21T09:00:00Z");
const dates = (changes: Partial<Parameters<typeof lateDaysOf>[0]>) => ({
  status: "confirmed",
  requested_date: "2026-11-10",
  promised_date: "2026-11-14",
  sent_at: null,
  ...changes,
});

test("a sample promised four days after the day it was asked for is said so", () => {
  expect(laterDaysOf(dates({}))).toBe(4);
  expect(laterDaysOf(dates({ promised_date: "2026-11-08" }))).toBe(0);
  expect(laterDaysOf(dates({ requested_date: null }))).toBe(0);
  expect(laterDaysOf(dates({ promised_date: null }))).toBe(0);
});

test("one that has not left is late until today, one that has stays as late as it left", () => {
  expect(lateDaysOf(dates({}), now)).toBe(7);
  expect(lateDaysOf(dates({ status: "sent", sent_at: new Date("2026-11-15T20:00:00Z") }), now)).toBe(1);
  expect(lateDaysOf(dates({ status: "received", sent_at: new Date("2026-11-14T20:00:00Z") }), now)).toBe(0);
  expect(lateDaysOf(dates({ status: "cancelled" }), now)).toBe(0);
  expect(lateDaysOf(dates({ promised_date: null }), now)).toBe(0);
});

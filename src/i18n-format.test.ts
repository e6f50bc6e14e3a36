import { expect, test } from "vitest";
import { formatAge, formatDate, formatList, formatNumber } from "./i18n-format.ts";
import { LANGUAGES } from "./i18n-languages.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

test("numbers and dates have Latin digits in all ten languages", () => {
  for (const { tag } of LANGUAGES) {
    expect(formatNumber(-1234.5, tag, 1).replace(/[^\d]/g, "")).toBe("12345");
    expect(formatNumber(-8, tag)).toContain("−8");
    expect(formatDate("2026-11-20T12:00:00Z", tag)).toMatch(/20/);
    expect(formatAge("2026-11-20T11:55:00Z", tag, now)).toMatch(/5/);
  }
});

test("an age is said in words within a week and as a date after it", () => {
  expect(formatAge("2026-11-20T11:55:00Z", "en", now)).toBe("5 minutes ago");
  expect(formatAge("2026-11-20T09:00:00Z", "en", now)).toBe("3 hours ago");
  expect(formatAge("2026-11-19T11:00:00Z", "en", now)).toBe("yesterday");
  expect(formatAge("2026-10-01T12:00:00Z", "en", now)).toBe("Oct 1, 2026");
});

test("a clock that runs ahead gives no age in the future", () => {
  expect(formatAge("2026-11-20T12:00:30Z", "en", now)).toBe("this minute");
});

test("a list has the comma of its language, leaves out what is empty, and keeps Latin names whole among Arabic words", () => {
  expect(formatList(["Front", "", null, false, "Ada Fell"], "en")).toBe("Front, Ada Fell");
  expect(formatList(["前片", "袖子"], "zh-CN")).toBe("前片、袖子");
  expect(formatList(["الأمام", "Ada Fell"], "ar")).toBe("\u2068الأمام\u2069، \u2068Ada Fell\u2069");
});

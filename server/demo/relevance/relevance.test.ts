import { LANGUAGES } from "@selvedge/contract";
import { describe, expect, test } from "vitest";
import { CASES, judge, seededIndex } from "./judge.ts";

const index = seededIndex();

test("the table asks in all ten languages", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(120);
  for (const lang of LANGUAGES) expect(CASES.filter((one) => one.lang === lang).length, lang).toBeGreaterThanOrEqual(8);
});

describe.each(LANGUAGES)("a merchandiser who asks in %s", (lang) => {
  test.each(CASES.filter((one) => one.lang === lang).map((one) => [one.query, one] as const))("finds by “%s”", (_query, one) => {
    const verdict = judge(index, one);
    expect(verdict.isFirstRight, `the first of ${verdict.total} is ${one.first}`).toBe(true);
    expect(verdict.rightOfTen, `the first ten are ${one.ten}`).toBe(1);
    expect(verdict.strays, `${one.never} is never among them`).toEqual([]);
  });
});

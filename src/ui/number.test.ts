import { expect, test } from "vitest";
import { strideOf, writeLimit, writeNumber } from "./number.ts";
import { readNumber } from "./read-number.ts";

test("a written value has fixed decimals, a real minus sign and Latin digits in every language", () => {
  expect(writeNumber(-8, 1)).toBe("−8.0");
  expect(writeNumber(1250, 1, "fr")).toBe("1250,0");
  expect(writeNumber(-0.04, 1)).toBe("0.0");
  expect(writeNumber(70, 1, "ar")).toMatch(/^70[.٫]0$/);
});

test("what is written can be read again in every language", () => {
  for (const tag of ["en", "zh-CN", "fr", "es", "ko", "tr", "it", "ar", "ja", "ru"]) {
    expect(readNumber(writeNumber(-1234.5, 1, tag), "mm")).toBe(-1234.5);
  }
});

test("an arrow goes 1, with Shift 10, with Alt a tenth", () => {
  expect(strideOf(1, { shiftKey: false, altKey: false })).toBe(1);
  expect(strideOf(1, { shiftKey: true, altKey: false })).toBe(10);
  expect(strideOf(1, { shiftKey: false, altKey: true })).toBe(0.1);
});

test("the end of a range has as many decimals as it needs", () => {
  expect([0.1, 600, -20_000, 33.333].map((end) => writeLimit(end))).toEqual(["0.1", "600", "−20,000", "33.33"]);
  expect(writeLimit(-20_000, "fr")).toMatch(/^−20\s000$/);
});

import { expect, test } from "vitest";
import { readNumber, strideOf, writeNumber } from "./number.ts";

test.each([
  ["12.5", "mm", 12.5],
  ["12,5", "mm", 12.5],
  [" 12.5 mm", "mm", 12.5],
  ["−8", "mm", -8],
  ["-8,25", "mm", -8.25],
  ["1 1/2 in", "mm", 38.1],
  ['1/2"', "mm", 12.7],
  ["3 cm", "mm", 30],
  ["30°", "°", 30],
  ["1 1/2", "", 1.5],
  ["0", "mm", 0],
  ["-0", "mm", 0],
  [".5", "", 0.5],
])("a field reads %j in %s as %d", (text, unit, value) => {
  expect(readNumber(text, unit)).toBeCloseTo(value, 10);
});

test.each(["", "abc", "1.2.3", "1/0", "12 mm wide", "--3", "/2"])("a field does not take %j for a number", (text) => {
  expect(readNumber(text, "mm")).toBeNull();
});

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

test("a field that shows inches reads bare numbers as inches, others by their unit, and gives mm", () => {
  expect(readNumber("1 1/2", "in")).toBeCloseTo(38.1, 10);
  expect(readNumber("0.5 in", "in")).toBeCloseTo(12.7, 10);
  expect(readNumber("−2", "in")).toBeCloseTo(-50.8, 10);
  expect(readNumber("30 mm", "in")).toBe(30);
  expect(readNumber("3 cm", "in")).toBe(30);
});

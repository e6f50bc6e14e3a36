import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

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

test.each([
  ["٢٠٫٥", "mm", 20.5],
  ["۲۰", "mm", 20],
  ["１２．５ｍｍ", "mm", 12.5],
  ["१२", "mm", 12],
  ["1½ in", "mm", 38.1],
  ["½″", "mm", 12.7],
  ["1 234,5", "mm", 1234.5],
  ["30 мм", "mm", 30],
  ["3 سم", "mm", 30],
  ["50 %", "%", 50],
])("a field reads %j, of any script and keyboard, in %s as %s", (text, unit, value) => {
  expect(readNumber(text, unit)).toBeCloseTo(value, 10);
});

test.each([
  ["20+5", "mm", 25],
  ["20 − 5", "mm", 15],
  ["3 × (40 − 2)", "mm", 114],
  ["100/3", "", 100 / 3],
  ["210 ÷ 4", "mm", 52.5],
  ["1/2.5", "", 0.4],
  ["2 pouces − 0.8", "mm", 50],
  ["1 بوصة", "mm", 25.4],
  ["2*-3", "mm", -6],
  ["1 1/2 + 1/2", "", 2],
  ["6 in / 2 + 3 mm", "mm", 79.2],
  ["1 in + 3", "mm", 28.4],
  ["2 * (1 cm + 5)", "mm", 30],
  ["1 + 1", "in", 50.8],
  ["1 + 10 mm", "in", 35.4],
  ["2 * 3", "in", 152.4],
  ["(1 + 2) in", "mm", 76.2],
  ["30° + 15°", "°", 45],
])("a field computes %j in %s to %d", (text, unit, value) => {
  expect(readNumber(text, unit)).toBeCloseTo(value, 10);
});

test.each([
  "20+",
  "+",
  "2**3",
  "(1",
  "1)",
  "()",
  "4/0",
  "4/(2-2)",
  "3 in * 2 in",
  "6 / (2 in)",
  "(1 in) in",
  "1e9",
  "NaN",
  "Infinity",
  "x".repeat(10_000),
  "(".repeat(10_000),
  "9".repeat(400),
])("a field does not compute %.20j", (text) => {
  expect(readNumber(text, "mm")).toBeNull();
});

test("a field that shows inches reads bare numbers as inches, others by their unit, and gives mm", () => {
  expect(readNumber("1 1/2", "in")).toBeCloseTo(38.1, 10);
  expect(readNumber("0.5 in", "in")).toBeCloseTo(12.7, 10);
  expect(readNumber("−2", "in")).toBeCloseTo(-50.8, 10);
  expect(readNumber("30 mm", "in")).toBe(30);
  expect(readNumber("3 cm", "in")).toBe(30);
});

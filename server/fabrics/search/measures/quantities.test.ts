import { expect, test } from "vitest";
import { readRange } from "./numbers.ts";
import { takeQuantities } from "./quantities.ts";

const read = (keys: string) => {
  const { rest, quantities } = takeQuantities(keys);
  return [rest, ...quantities.map(({ field, range }) => [field, ...range.map((end) => Math.round(end * 10) / 10)])];
};

test("a weight is read in grams and ounces, alone within five per cent", () => {
  expect(read("twill 220g navy")).toEqual(["twill   navy", ["weight", 209, 231]]);
  expect(read("denim 11 oz")).toEqual(["denim", ["weight", 354.3, 391.6]]);
  expect(read("poplin under 120 gsm")).toEqual(["poplin", ["weight", 0, 120]]);
  expect(read("140-180 g/m² jersey")).toEqual(["jersey", ["weight", 140, 180]]);
  expect(read("麻 200克以上")).toEqual(["麻", ["weight", 200, Number.POSITIVE_INFINITY]]);
  expect(read("麻200克以上")).toEqual(["麻", ["weight", 200, Number.POSITIVE_INFINITY]]);
  expect(read("шерсть до 220 г/м²")).toEqual(["шерсть", ["weight", 0, 220]]);
});

test("widths, prices, days and least orders are read with their units", () => {
  expect(read("poplin 148 cm")).toEqual(["poplin", ["width", 145, 151]]);
  expect(read("oxford under $5")).toEqual(["oxford", ["price", 0, 500]]);
  expect(read("voile within 21 days")).toEqual(["voile", ["leadDays", 0, 21]]);
  expect(read("lace moq 100 m")).toEqual(["lace", ["moq", 0, 100]]);
});

test("a width in inches is the class that the trade names it by, with or without its unit", () => {
  for (const typed of ["57/58 inch", '57/58"', "57″/58″", "57-58 inches", "57/58", "57 inch", "58 in."])
    expect(read(`poplin ${typed}`), typed).toEqual(["poplin", ["width", 144.3, 150.3]]);
  expect(read("44 inch voile")).toEqual(["voile", ["width", 108.8, 114.8]]);
  expect(read("50 inch lace")).toEqual(["lace", ["width", 124, 130]]);
});

test("two numbers that name no class of widths stay words", () => {
  for (const keys of ["65/35 polyester", "twill 2/1", "poplin 60/2"]) expect(read(keys)).toEqual([keys]);
});

test("a number without a unit, or of another measure, stays a word", () => {
  for (const keys of ["gingham 20", "polka dot 20 mm", "tape 2 cm", "poplin 50 in navy"]) expect(read(keys)).toEqual([keys]);
});

test("the advanced search reads ranges as people write them", () => {
  expect(readRange("110-130")).toEqual([110, 130]);
  expect(readRange("130 ~ 110")).toEqual([110, 130]);
  expect(readRange("<120")).toEqual([0, 120]);
  expect(readRange("200+")).toEqual([200, Number.POSITIVE_INFINITY]);
  expect(readRange("120")).toEqual([114, 126]);
  expect(readRange("light")).toBeNull();
});

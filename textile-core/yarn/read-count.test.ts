import { expect, test } from "vitest";
import { formatCount } from "./count.ts";
import { countsIn } from "./find-count.ts";
import { countIn } from "./read-count.ts";

test.each([
  ["Ne 50", "Ne 50"],
  ["50", "Ne 50"],
  ["50s", "Ne 50"],
  ["NE40/1", "Ne 40"],
  ["80/2", "Ne 80/2"],
  ["2/80", "Ne 80/2"],
  ["80s/2", "Ne 80/2"],
  ["Nm 60/2", "Nm 60/2"],
  ["60/2 nm", "Nm 60/2"],
  ["20 tex", "tex 20"],
  ["tex 30x2", "tex 30x2"],
  ["dtex 167", "tex 16.7"],
  ["150D", "150D"],
  ["150 den", "150D"],
  ["75D/36F", "75D"],
])("the count %s is %s", (text, expected) => {
  expect(formatCount(countIn(text)!)).toBe(expected);
});
test.each(["", "fine", "Ne", "Ne 40 + 40D", "0", "Ne 900000", "50/20", "tex 20 tex"])("“%s” is no count", (text) => {
  expect(countIn(text)).toBeNull();
});

test("what is written as a count is read as the same count", () => {
  for (const text of ["Ne 50", "Ne 80/2", "Nm 60/2", "tex 30x2", "150D", "150D/2"])
    expect(formatCount(countIn(text)!)).toBe(text);
});

test("a count is found among other words, and “80/2” may be one of any system", () => {
  const found = (text: string) =>
    countsIn(text).map(({ count, namesSystem, text }) => [formatCount(count), namesSystem, text.trim()]);
  expect(found("poplin Ne 50 white")).toEqual([["Ne 50", true, "Ne 50"]]);
  expect(found("40支 府绸")).toEqual([["Ne 40", true, "40支"]]);
  expect(found("twill 75D")).toEqual([["75D", true, "75D"]]);
  expect(found("shirting 80/2")).toEqual([["Ne 80/2", false, "80/2"]]);
  expect(found("30/1 jersey")).toEqual([["Ne 30", false, "30/1"]]);
  expect(found("poplin white")).toEqual([]);
});

import { WEAVES } from "@selvedge/textile-core";
import { describe, expect, test } from "vitest";
import { colourReader, colourWordOf } from "./colour.ts";
import { figureIn, readNumber } from "./number.ts";
import { listIn, optionIn, seasonIn, stockIn, wearersIn } from "./option.ts";
import { weaveIn } from "./weave.ts";

describe("figures", () => {
  test.each([
    ["1234.5", 1234.5],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1 234,5", 1234.5],
    ["4,85", 4.85],
    ["1,234,567", null],
    ["1,234", null],
    ["12a", null],
    ["1e9", null],
    ["0x10", null],
    ["", null],
  ])("%s is %s", (text, value) => {
    expect(figureIn(text)).toBe(value);
  });
  test("a unit may follow, another may not, and what can be read in two ways is not guessed", () => {
    const read = (text: string) => readNumber({ kind: "text", text }, { min: 0, max: 5_000 }, ["cm"]);
    expect(read("148 CM")).toEqual({ value: 148 });
    expect(read("58 inch")).toEqual({ wrong: "“58 inch” is not a number." });
    expect(read("1,234")).toEqual({ wrong: "“1,234” can be read in two ways; write it without the comma." });
    expect(read("9999")).toEqual({ wrong: "9999 is not between 0 and 5000." });
    expect(readNumber({ kind: "date", text: "2026-02-12" }, { min: 0, max: 1 })).toMatchObject({
      wrong: expect.stringMatching(/made a date of it/),
    });
  });
});

test("weaves are known by their own names and by the trade's other ones; a bare twill does not say which", () => {
  for (const [key, { name }] of Object.entries(WEAVES)) expect([weaveIn(key), weaveIn(name.toUpperCase())]).toEqual([key, key]);
  expect(["2/1 Twill", "Twill 2/1", "Poplin", "3/1", "Herringbone", "5-harness satin"].map(weaveIn)).toEqual([
    "twill-2/1",
    "twill-2/1",
    "plain",
    "twill-3/1",
    "herringbone-12",
    "satin-5",
  ]);
  expect(["twill", "satin", "single jersey", ""].map(weaveIn)).toEqual([null, null, null, null]);
});

test("colours are hex, words of the catalogue or names of the book, with their threads", async () => {
  const read = await colourReader();
  const order = (text: string) => {
    const reading = read(text);
    return "colours" in reading ? reading.colours : reading.wrong;
  };
  expect(order("navy")).toEqual({ order: [["#1b2440", 1]], isCounted: false });
  expect(order("#FFF 4, bottle GREEN x 2 / 3 Light Gray")).toEqual({
    order: [
      ["#ffffff", 4],
      ["#006a4e", 2],
      ["#c9c9c7", 3],
    ],
    isCounted: true,
  });
  expect(order("navy, sahara dream")).toBe(
    "“sahara dream” is neither a hex colour such as #1b2440 nor a name of the colour book.",
  );
  expect(order("navy 1500, white 1500")).toMatch(/2000 threads/);
  expect(
    colourWordOf("x", {
      order: [
        ["#ffffff", 4],
        ["#13214a", 20],
      ],
      isCounted: true,
    }),
  ).toBe("navy");
});

test("options are known in any case and spelling", () => {
  expect(["Yarn-Dyed", "MERCERISED", "anti uv", "Stripes", "toile"].map(optionIn)).toEqual([
    "yarn dyed",
    "mercerized",
    "anti-UV",
    "stripe",
    null,
  ]);
  expect(["Men", "ladies", "kids", "dogs"].map(wearersIn)).toEqual([["men"], ["women"], ["boys", "girls"], null]);
  expect(["SS", "Spring / Summer", "FW26", "all year", "monsoon"].map(seasonIn)).toEqual(["SS", "SS", "AW", null, undefined]);
  expect(["Ready", "made to order", "Out of stock", "perhaps"].map(stockIn)).toEqual(["ready", "order", "out", undefined]);
  expect(listIn("shirt, blouse / shirt")).toEqual(["shirt", "blouse"]);
});

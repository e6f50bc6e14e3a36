import { ne, pieceDyed } from "@selvedge/textile-core";
import { expect, test } from "vitest";
import { spun } from "./make.ts";
import { SHADES } from "./palette.ts";
import { dyed, inColours, loom, type Quality } from "./recipe.ts";
import { UnknownShade } from "./sett.ts";

const yarn = spun(ne(40));
const plain = loom([yarn, yarn], [40, 30], "plain", ["mercerized"]);
const QUALITY: Quality = {
  series: 1234,
  name: "Sample",
  colours: "white, navy red ecru",
  cloth: dyed(plain),
  productType: "solid",
  technology: "piece dyed",
  pattern: "solid",
  style: "poplin",
  season: null,
  for: ["men"],
  use: ["shirt"],
  description: "A sample.",
};

test("a quality gives one fabric a colouring: the series and the shade's number as code, its shades as parts of the name", () => {
  const [white, navy, ...rest] = inColours(QUALITY);
  expect(rest).toEqual([]);
  expect(white).toMatchObject({ code: "SV-1234-01", name: "Sample, white", attrs: { color: "white", finish: ["mercerized"] } });
  expect(navy).toMatchObject({ name: "Sample, navy, red", attrs: { color: "navy" } });
  expect(navy!.cloth).toMatchObject(pieceDyed(SHADES.navy));
});

test("a recipe is given all the shades of a colouring; where there are fewer the last stands for the rest", () => {
  const given: string[][] = [];
  inColours({
    ...QUALITY,
    cloth: (...shades) => {
      given.push(shades);
      return dyed(plain)(shades[0]);
    },
  });
  const { white, navy, red, ecru } = SHADES;
  expect(given).toEqual([
    [white, white, white, white],
    [navy, red, ecru, ecru],
  ]);
});

test("the terms of a code are the same every time, and what is in stock can be delivered", () => {
  const [first, second] = [inColours(QUALITY), inColours(QUALITY)];
  expect(second).toEqual(first);
  for (const { stock, stockMetres, moq } of first) {
    expect(stock === "ready").toBe(stockMetres > 0);
    expect(moq.value).toBeGreaterThan(0);
  }
});

test("a shade that is not on the card is refused by name", () => {
  expect(() => inColours({ ...QUALITY, colours: "white, mauvve" })).toThrow(UnknownShade);
});

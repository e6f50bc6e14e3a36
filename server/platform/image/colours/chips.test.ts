import { LANGUAGES } from "@selvedge/contract";
import { labOf } from "@selvedge/textile-core";
import { expect, test } from "vitest";
import { readDictionaries } from "../../http/language/language.ts";
import { dominantColours, MAX_CHIPS } from "./chips.ts";
import { NAMED } from "./named.ts";
import { COLOUR_WORDS, nameOf, wordOf } from "./names.ts";

const picture = (...runs: [hex: string, pixels: number, alpha?: number][]) =>
  Uint8Array.from(
    runs.flatMap(([hex, pixels, alpha = 255]) =>
      Array.from({ length: pixels }, () => [...Buffer.from(hex, "hex"), alpha]).flat(),
    ),
  );

test("the largest share comes first, with CIELAB of the colour shown", () => {
  const [first, second] = dominantColours(picture(["1b2440", 70], ["fafaf7", 30]));
  expect([first!.hex, first!.name, second!.hex, second!.name]).toEqual(["#1b2440", "navy", "#fafaf7", "white"]);
  expect(second!.lab![0]).toBeGreaterThan(97);
});

test("threads of nearly one colour are one chip, and there are five at most", () => {
  expect(dominantColours(picture(["b3202c", 50], ["b4212d", 50]))).toHaveLength(1);
  const many = Array.from({ length: 40 }, (_, i): [string, number] => [
    ((i * 397_051) % 0xffffff).toString(16).padStart(6, "0"),
    5 + i,
  ]);
  expect(dominantColours(picture(...many)).length).toBeLessThanOrEqual(MAX_CHIPS);
});

test("what cannot be seen has no colour", () => {
  expect(dominantColours(picture(["ff0000", 50, 0]))).toEqual([]);
  expect(dominantColours(picture(["ff0000", 90, 20], ["16161a", 10]))).toMatchObject([{ name: "black" }]);
});

test("every colour word of the catalogue is the word for its own colour", () => {
  for (const [name, hex] of Object.entries(COLOUR_WORDS)) expect(wordOf(labOf(hex))).toBe(name);
});

test("every named colour has its own name", () => {
  expect(NAMED.length).toBeGreaterThan(200);
  for (const [name, colour] of NAMED) expect(nameOf(colour)).toBe(name);
});

test.each([
  ["#455d29", "dark olive"],
  ["#253645", "dark slate"],
  ["#adadab", "grey"],
  ["#c0392b", "madder"],
  ["#f5f0e1", "ivory"],
  ["#5a728f", "steel blue"],
  ["#7a1f3d", "wine red"],
  ["#9aa5b1", "blue grey"],
  ["#7a6a2f", "bronze"],
] as const)("%s is called %s", (hex, name) => {
  expect(nameOf(labOf(hex))).toBe(name);
});

test("what a colour is called is translated into every language", () => {
  const dictionaries = readDictionaries();
  const others = LANGUAGES.filter((lang) => lang !== "en");
  const names = new Set(NAMED.map(([name]) => name));
  // "beige" and "turquoise" are the same word in one language and the next; no name is the same in all of them.
  for (const name of names)
    expect(others.filter((lang) => dictionaries[lang].catalogue(name) === name).length, name).toBeLessThan(5);
});

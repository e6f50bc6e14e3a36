import { readFileSync } from "node:fs";
import { LANGUAGES } from "@selvedge/contract";
import { describe, expect, test } from "vitest";
import { translateDescription } from "../../server/fabrics/products/words/description.ts";
import { FABRICS } from "./index.ts";

const textsOf = (lang: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(readFileSync(new URL(`../../locales/${lang}/descriptions.json`, import.meta.url), "utf8"))));
const DESCRIPTIONS = [...new Set(FABRICS.map(({ description }) => description))];
const PRINTS = DESCRIPTIONS.filter((text) => text.startsWith("A repeat of "));
const translations = (lang: string): readonly string[] => {
  const texts = textsOf(lang);
  return DESCRIPTIONS.map((english) => translateDescription(english, (text) => texts.get(text) ?? text));
};
/** Numbers of a text, thousands unseparated: counts, ratios and millimetres. */
const figures = (text: string): string[] =>
  [...text.replace(/(\d)[.,\s](?=\d{3})/g, "$1").matchAll(/\d[\d/]*/g)].map(([figure]) => figure);

test("the mill's sentences: 176 are written of a cloth, the others name the repeat of a print", () => {
  expect(DESCRIPTIONS.length - PRINTS.length).toBe(176);
  expect(PRINTS.length).toBeGreaterThan(80);
});

test("every sentence that is translated is said of some fabric", () => {
  const said = new Set(DESCRIPTIONS.map((text) => text.replace(/\d+ × \d+(?= mm, )/, "{{width}} × {{height}}")));
  expect([...textsOf("en").keys()].filter((key) => !said.has(key) && !DESCRIPTIONS.includes(key))).toEqual([]);
});

test("in English every sentence is its own", () => {
  expect(translations("en")).toEqual(DESCRIPTIONS);
});

describe.each(LANGUAGES.filter((lang) => lang !== "en"))("what is said of the fabrics in %s", (lang) => {
  const said = translations(lang);

  test("is translated throughout, and of no two cloths the same", () => {
    expect(DESCRIPTIONS.filter((english, index) => said[index] === english)).toEqual([]);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  test("keeps every number of the English sentence and ends as a sentence", () => {
    for (const [index, english] of DESCRIPTIONS.entries()) {
      const text = said[index]!;
      expect(figures(text), text).toEqual(expect.arrayContaining(figures(english)));
      expect(text).toMatch(/[.。]$/u);
      expect(text).not.toMatch(/[{}]|\s\s|^\s/);
    }
  });

  test("gives a print's width before its height", () => {
    for (const english of PRINTS) {
      const text = said[DESCRIPTIONS.indexOf(english)]!;
      expect(figures(text)).toEqual(figures(english));
    }
  });
});

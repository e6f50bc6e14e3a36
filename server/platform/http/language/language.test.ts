import { globSync, readFileSync } from "node:fs";
import { ERRORS, LANGUAGES } from "@selvedge/contract";
import { describe, expect, test } from "vitest";
import { CATALOGUE_AREAS, chooseLanguage, languageOf, readDictionaries } from "./language.ts";

test("a language is known by its key, its tag and a regional tag", () => {
  expect(["cn", "zh-CN", "zh-Hant-TW", "esp", "es-MX", "KO", "jp", "ja-JP", "arab", "ar"].map(languageOf)).toEqual([
    ...["cn", "cn", "cn", "esp", "esp", "kor", "jp", "jp", "arab", "arab"],
  ]);
  expect(["sv", "", "*", "e"].map(languageOf)).toEqual([null, null, null, null]);
});

test("the parameter comes before the header, the header's weights are heeded, English is last", () => {
  expect(chooseLanguage("rus", "fr")).toBe("rus");
  expect(chooseLanguage("xx", "fr")).toBe("fr");
  expect(chooseLanguage(7, "de, it;q=0.5, tr;q=0.9")).toBe("tur");
  expect(chooseLanguage(undefined, "ja;q=0, ko;q=0.1")).toBe("kor");
  expect(chooseLanguage(undefined, undefined)).toBe("en");
});

const areaOf = (lang: string, area: string) =>
  JSON.parse(readFileSync(new URL(`../../../../locales/${lang}/${area}.json`, import.meta.url), "utf8")) as Record<
    string,
    string
  >;
const textsOf = (lang: string) => areaOf(lang, "errors");

describe("the errors", () => {
  test.each(LANGUAGES)("in %s say every sentence, in its own words, with the same places to fill", (lang) => {
    const texts = textsOf(lang);
    const english = Object.keys(textsOf("en"));
    expect(Object.keys(texts)).toEqual(english);
    for (const { message } of Object.values(ERRORS)) expect(texts).toHaveProperty([message]);
    for (const [key, text] of Object.entries(texts)) {
      if (lang !== "en") expect(text).not.toBe(key);
      expect(text.match(/\{\{\w+\}\}/g)).toEqual(key.match(/\{\{\w+\}\}/g));
    }
  });

  test("every sentence a rule of the server says is among them", () => {
    const said = ["../body/validation.ts"].flatMap((file) => [
      ...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(/"([A-Z][^"]*\.)"/g),
    ]);
    expect(said.length).toBeGreaterThan(7);
    for (const [, sentence] of said) expect(Object.keys(textsOf("en"))).toContain(sentence);
  });
});

test("a place in a sentence is filled, a text without translation stays English", () => {
  const { arab, jp } = readDictionaries();
  expect(jp.message("Maximum length: {{n}}.", { n: 80 })).toBe("最大文字数：80");
  expect(arab.message("Nobody has translated {{this}} yet.", { this: 1 })).toBe("Nobody has translated 1 yet.");
  expect(arab.catalogue("Nobody has translated this yet.")).toBe("Nobody has translated this yet.");
});

test("a text that several areas of the catalogue carry is translated the same in all of them", () => {
  for (const lang of LANGUAGES) {
    const texts = CATALOGUE_AREAS.flatMap((area) => Object.entries(areaOf(lang, area)));
    const translations = Map.groupBy(texts, ([english]) => english);
    const differing = [...translations].filter(([, entries]) => new Set(entries.map(([, text]) => text)).size > 1);
    expect(differing, lang).toEqual([]);
  }
});

test("every text that the server says by itself is in an area of the catalogue", () => {
  const server = new URL("../../../", import.meta.url).pathname;
  const said = globSync("**/*.ts", { cwd: server, exclude: ["**/*.test.ts"] }).flatMap((file) =>
    [...readFileSync(server + file, "utf8").matchAll(/\btranslate\(\s*"([^"]+)"/g)].map(([, text]) => text!),
  );
  expect(said.length).toBeGreaterThan(60);
  const known = new Set(CATALOGUE_AREAS.flatMap((area) => Object.keys(areaOf("en", area))));
  expect(said.filter((text) => !known.has(text))).toEqual([]);
});

import { LANGUAGE_TAGS } from "@selvedge/contract";
import { describe, expect, test } from "vitest";
import { AREAS, LANGUAGES, SERVER_AREAS } from "./i18n-languages.ts";

type Texts = Readonly<Record<string, string>>;
const files = import.meta.glob<Texts>("../locales/*/*.json", { eager: true, import: "default" });
const sources = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.*"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const VARIABLES = /\{\{\s*(\w+)\s*\}\}/g;
/** What every text of a language that is not written in Latin letters has at least one letter of. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  cn: /\p{Script=Han}/u,
  kor: /\p{Script=Hangul}/u,
  arab: /\p{Script=Arabic}/u,
  jp: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  rus: /\p{Script=Cyrillic}/u,
};
/** Codes, units and names that are the same everywhere: without a lower-case word of three letters. */
const isCode = (text: string) => !/\p{Ll}{3}/u.test(text.replace(VARIABLES, ""));
const PROPER_NAMES = new Set(["European Flax", "Paris texworld", "Selvedge"]);

const textsOf = (language: string, area: string): Texts => files[`../locales/${language}/${area}.json`] ?? {};
const pageAreas = AREAS.filter((area) => `../locales/en/${area}.json` in files);
const areas = [...pageAreas, ...SERVER_AREAS];
const base = (key: string) => key.replace(PLURAL, "");
const variables = (text: string) => [...text.matchAll(VARIABLES)].map(([, name]) => name).sort();
const isPlural = (english: Texts, key: string) => PLURAL.test(key) && `${base(key)}_other` in english;

test("the ten languages and their tags are the contract's", () => {
  expect(Object.fromEntries(LANGUAGES.map(({ key, tag }) => [key, tag]))).toEqual(LANGUAGE_TAGS);
});

test("every file of texts belongs to an area that a page or the server loads", () => {
  const strays = Object.keys(files).filter((path) => ![...AREAS, ...SERVER_AREAS].some((area) => path.endsWith(`/${area}.json`)));
  expect(strays).toEqual([]);
});

describe.each(LANGUAGES.map(({ key, tag }) => [key, tag] as const))("the texts in %s", (language, tag) => {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

  test.each(areas)("of %s are complete, with every plural form the language has", (area) => {
    const english = textsOf("en", area);
    const wanted = new Set(
      Object.keys(english).flatMap((key) =>
        isPlural(english, key) ? categories.map((category) => `${base(key)}_${category}`) : [key],
      ),
    );
    const given = textsOf(language, area);
    expect([...wanted].filter((key) => !given[key])).toEqual([]);
    expect(Object.keys(given).filter((key) => !wanted.has(key))).toEqual([]);
  });

  test.each(areas)("of %s carry the variables of the English text", (area) => {
    const english = textsOf("en", area);
    const wrong = Object.entries(textsOf(language, area)).filter(([key, text]) => {
      const wanted = variables((isPlural(english, key) ? english[`${base(key)}_other`] : english[key]) ?? key);
      const given = variables(text);
      // "one design" may say the number in a word; a count of zero has no further text.
      if (key.endsWith("_zero")) return given.some((name) => !wanted.includes(name));
      return isPlural(english, key)
        ? given.some((name) => !wanted.includes(name)) || wanted.some((name) => name !== "count" && !given.includes(name))
        : given.join() !== wanted.join();
    });
    expect(wrong).toEqual([]);
  });

  test.each(areas)("of %s are translated, not copied", (area) => {
    const script = SCRIPTS[language];
    const copies = Object.entries(textsOf(language, area)).filter(
      ([, text]) => script && !script.test(text) && !isCode(text) && !PROPER_NAMES.has(text),
    );
    expect(copies).toEqual([]);
  });
});

test("every text that a page asks for by name is there", () => {
  const known = new Set(pageAreas.flatMap((area) => Object.keys(textsOf("en", area)).flatMap((key) => [key, base(key)])));
  const asked = Object.entries(sources).flatMap(([path, code]) =>
    [...code.matchAll(/(?:\bt\(\s*|titleKey:\s*)"((?:[^"\\]|\\.)+)"/g)].map(([, key]) => ({
      path,
      key: JSON.parse(`"${key}"`) as string,
    })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
});

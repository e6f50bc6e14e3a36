import { expect, test } from "vitest";
import { LANGUAGES } from "../i18n-languages.ts";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = import.meta.glob<Record<string, string>>(
  "../../locales/*/{designer,lettering,materials,recover,tailoring,tools,trims,whatif}.json",
  {
    import: "default",
    eager: true,
  },
);

/** Every text the editor says, as its code names it. */
const KEYS = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bt\(\s*"((?:[^"\\]|\\.)*)"/g)].map(([, key]) => key as string),
    ),
  ),
];
const textsOf = (language: string): Record<string, string> => ({
  ...files[`../../locales/${language}/recover.json`],
  ...files[`../../locales/${language}/tailoring.json`],
  ...files[`../../locales/${language}/whatif.json`],
  ...files[`../../locales/${language}/materials.json`],
  ...files[`../../locales/${language}/tools.json`],
  ...files[`../../locales/${language}/lettering.json`],
  ...files[`../../locales/${language}/trims.json`],
  ...files[`../../locales/${language}/designer.json`],
});
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([found]) => found);

test.each(LANGUAGES)("the editor speaks $key completely, each text with the figures it needs", ({ key: language, tag }) => {
  const texts = textsOf(language);
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  for (const key of KEYS) {
    const named = key.includes("{{count}}") ? forms.map((form) => `${key}_${form}`) : [key];
    for (const name of named) {
      expect(texts, name).toHaveProperty([name]);
      const lost = placeholders(texts[name]!).filter((placeholder) => !key.includes(placeholder));
      expect(lost, `${language}: ${name}`).toEqual([]);
    }
    if (!key.includes("{{count}}")) expect(placeholders(texts[key]!).sort(), key).toEqual(placeholders(key).sort());
  }
});

test.each(LANGUAGES.filter(({ key }) => key !== "en"))(
  "$key is a translation, not a copy of the English",
  ({ key: language }) => {
    const texts = textsOf(language);
    const words = KEYS.filter((key) => /[a-z]{4}/.test(key.replaceAll(/\{\{\w+\}\}/g, "")) && texts[key] === key);
    expect(words.length).toBeLessThan(KEYS.length * 0.06);
  },
);

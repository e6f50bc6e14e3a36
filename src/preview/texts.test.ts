import { expect, test } from "vitest";
import { LANGUAGES } from "../i18n-languages.ts";

const sources = import.meta.glob<string>(["./**/*.{ts,tsx}", "../pages/share/**/*.{ts,tsx}", "!**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = import.meta.glob<Record<string, string>>(["../../locales/*/preview.json", "../../locales/*/share.json"], {
  import: "default",
  eager: true,
});

/** Every text of an area, as its code names it. */
const keysOf = (folder: string): readonly string[] => [
  ...new Set(
    Object.entries(sources)
      .filter(([path]) => path.startsWith(folder))
      .flatMap(([, source]) => [...source.matchAll(/\bt\(\s*"((?:[^"\\]|\\.)*)"/g)].map(([, key]) => key as string)),
  ),
];
const AREAS = [
  { area: "preview", keys: keysOf("./") },
  { area: "share", keys: keysOf("../pages/share/") },
];
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([found]) => found).sort();

test.each(LANGUAGES)("$key says everything of the preview and of the share page, and nothing else", ({ key: language }) => {
  for (const { area, keys } of AREAS) {
    const texts = files[`../../locales/${language}/${area}.json`] ?? {};
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
    for (const key of keys) expect(placeholders(texts[key]!), key).toEqual(placeholders(key));
  }
});

test.each(LANGUAGES.filter(({ key }) => key !== "en"))(
  "$key is a translation, not a copy of the English",
  ({ key: language }) => {
    for (const { area, keys } of AREAS) {
      const texts = files[`../../locales/${language}/${area}.json`] ?? {};
      const copied = keys.filter((key) => /[a-z]{4}/.test(key.replaceAll(/\{\{\w+\}\}/g, "")) && texts[key] === key);
      expect(copied.filter((key) => key !== "Notes")).toEqual([]);
    }
  },
);

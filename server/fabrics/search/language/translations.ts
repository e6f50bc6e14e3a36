import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Lang } from "@selvedge/contract";
import { translateName } from "../../products/words/name.ts";

const LOCALES = join(import.meta.dirname, "../../../../locales");
/** The areas whose English texts are stored in records: menus and styles, fabrics, pattern pieces, fields and their values. */
const AREAS = ["catalogue", "fabrics", "pieces", "attributes", "decorations"];

/** Translations of the texts that records carry, of every language, read once. */
export const CATALOGUE_WORDS: ReadonlyMap<Lang, ReadonlyMap<string, string>> = new Map(
  LANGUAGES.map((lang) => [lang, new Map(AREAS.flatMap((area) => Object.entries(readArea(lang, area))))]),
);

/** Translates the texts that records carry, names of parts also part by part; what has no translation stays English. */
export const translatorTo = (lang: Lang) => {
  const words = CATALOGUE_WORDS.get(lang);
  return (english: string) => translateName(english, (part) => words?.get(part) ?? part);
};

/** The English text and all its translations, each once. */
export const inEveryLanguage = (english: string): string[] => [
  ...new Set([english, ...LANGUAGES.map((lang) => translatorTo(lang)(english))]),
];

function readArea(lang: Lang, area: string): Record<string, string> {
  const file = join(LOCALES, lang, `${area}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

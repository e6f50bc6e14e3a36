import { readFileSync } from "node:fs";
import { LANGUAGE_TAGS, LANGUAGES, type Lang } from "@selvedge/contract";

type Texts = ReadonlyMap<string, string>;

const LOCALES = new URL("../../../../locales/", import.meta.url);
/** The areas whose texts the server answers with; of a text that two of them carry, the later one is said. */
export const CATALOGUE_AREAS = [
  "techpack",
  "inspection",
  "own-styles",
  "messages",
  "catalogue",
  "fabrics",
  "colours",
  "decorations",
  "pieces",
  "swatches",
  "formats",
  "sheet",
  "attributes",
  "descriptions",
  "states",
  "lapdips",
  "samples",
  "warnings",
  "letters",
];

const KEY_OF_TAG = new Map<string, Lang>(
  LANGUAGES.flatMap((key) => [[key, key] as const, [LANGUAGE_TAGS[key].split("-")[0]!.toLowerCase(), key] as const]),
);

/** The language key of a key or BCP 47 tag (`cn`, `zh-CN`, `zh`), or null. */
export function languageOf(tag: string): Lang | null {
  const lower = tag.trim().toLowerCase();
  return KEY_OF_TAG.get(lower) ?? KEY_OF_TAG.get(lower.split("-")[0]!) ?? null;
}

/** The caller's language: the `lang` parameter, else the best of Accept-Language, else English. */
export function chooseLanguage(lang: unknown, acceptLanguage: string | undefined): Lang {
  const asked = typeof lang === "string" ? languageOf(lang) : null;
  if (asked) return asked;
  const wishes = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";");
      const quality = Number(/q=([\d.]+)/.exec(parameters.join(";"))?.[1] ?? 1);
      return { lang: languageOf(tag), quality };
    })
    .filter(({ lang, quality }) => lang && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wishes[0]?.lang ?? "en";
}

function read(lang: Lang, area: string): Texts {
  try {
    return new Map(
      Object.entries(JSON.parse(readFileSync(new URL(`${lang}/${area}.json`, LOCALES), "utf8")) as Record<string, string>),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw error;
  }
}

export type Dictionary = {
  /** A message of an error or of a field, with {{name}} filled in. */
  readonly message: (english: string, values?: Readonly<Record<string, string | number>>) => string;
  /** A name of the catalogue. */
  readonly catalogue: (english: string) => string;
};

/** The texts of every language, read once. A text that is missing is given in English. */
export function readDictionaries(): Readonly<Record<Lang, Dictionary>> {
  const entries = LANGUAGES.map((lang) => {
    const errors = read(lang, "errors");
    const catalogue = new Map(CATALOGUE_AREAS.flatMap((area) => [...read(lang, area)]));
    const dictionary: Dictionary = {
      message: (english, values = {}) =>
        (errors.get(english) ?? english).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole)),
      catalogue: (english) => catalogue.get(english) ?? english,
    };
    return [lang, dictionary] as const;
  });
  return Object.fromEntries(entries) as Record<Lang, Dictionary>;
}

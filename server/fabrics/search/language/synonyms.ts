import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Lang } from "@selvedge/contract";
import { wordsOf } from "../words/fold.ts";
import { languagesOf } from "../words/lexicon.ts";

/** What a language calls heavy and light, for cloth. */
export type Heft = "light" | "middle" | "heavy";

/**
 * `synonyms/<lang>.json`: under each English word of the catalogue, the words of one language that mean it. A word after `>` finds the
 * English one but is not found by it. `stop` are words that ask for nothing.
 */
type File = {
  readonly stop: readonly string[];
  readonly heft: Readonly<Record<Heft, readonly string[]>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
};

type Meaning = { readonly canonical: string; readonly languages: number };

const FOLDER = join(import.meta.dirname, "synonyms");
const LONGEST_RUN = 10;

/** A phrase as the dictionary knows it: its folded words with spaces between. */
export const phraseKey = (text: string): string => wordsOf(text).join(" ");

const isLatin = (key: string): boolean => /^[\p{Script=Latin}\p{N} ]+$/u.test(key);

const meanings = new Map<string, Meaning[]>();
const members = new Map<string, Set<string>>();
const stops = new Set<string>();
const hefts = new Map<string, Heft>();
for (const lang of LANGUAGES) {
  const file = JSON.parse(readFileSync(join(FOLDER, `${lang}.json`), "utf8")) as File;
  for (const word of file.stop) stops.add(phraseKey(word));
  for (const heft of ["light", "middle", "heavy"] as const) for (const word of file.heft[heft]) hefts.set(phraseKey(word), heft);
  for (const [canonical, words] of Object.entries(file.groups)) {
    for (const word of words) {
      const key = phraseKey(word.replace(/^>/, ""));
      meanings.set(key, [...(meanings.get(key) ?? []), { canonical, languages: languagesOf(lang) }]);
      // "chevron" is herringbone in French, and another thing in the English of the records.
      if (word.startsWith(">") || (lang !== "en" && isLatin(key))) continue;
      const others = members.get(canonical.toLowerCase()) ?? new Set();
      members.set(canonical.toLowerCase(), others.add(key));
    }
  }
}

/** English words that a phrase means, those of the caller's language before any other's. */
export function meaningsOf(key: string, lang: Lang): readonly string[] {
  const all = meanings.get(key) ?? [];
  const own = all.filter(({ languages }) => (languages & languagesOf(lang)) !== 0);
  return [...new Set((own.length > 0 ? own : all).map(({ canonical }) => canonical))];
}

/** Every phrase, in any language, that means the English word and is found by it. */
export const phrasesMeaning = (canonical: string): Iterable<string> => members.get(canonical.toLowerCase()) ?? [];

export const isSynonym = (key: string): boolean => meanings.has(key);
export const isStopWord = (key: string): boolean => stops.has(key);
export const heftOf = (key: string): Heft | null => hefts.get(key) ?? null;
/** Single words of all phrases, for correcting spelling. */
export const SYNONYM_WORDS: ReadonlyMap<string, number> = new Map(
  [...meanings].flatMap(([key, all]) => {
    const languages = all.reduce((sum, meaning) => sum | meaning.languages, 0);
    return key.split(" ").map((word) => [word, languages] as const);
  }),
);
/** Characters of the longest unspaced run that is looked up as one. */
export const LONGEST_PIECE = LONGEST_RUN;

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Lang } from "@selvedge/contract";
import { fold, wordsOf } from "../words/fold.ts";
import { bitOf } from "../words/lexicon.ts";
import { addForms, type Forms, stemsOf } from "./inflections.ts";

/** What a language calls heavy and light, for cloth. */
export type WeightClass = "light" | "middle" | "heavy";

/**
 * `synonyms/<lang>.json`: under each English word of the catalogue, the words of one language that mean it. A word after `>` finds the
 * English one but is not found by it. `stop` are words that ask for nothing.
 */
type File = {
  readonly stop: readonly string[];
  readonly weightClass: Readonly<Record<WeightClass, readonly string[]>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
};

type Meaning = { readonly canonical: string; readonly lang: Lang };

const FOLDER = join(import.meta.dirname, "synonyms");
/** Characters of the longest unspaced run that is looked up as one. */
export const MAX_SEGMENT_LENGTH = 10;

/** A phrase as the dictionary knows it: its folded words with spaces between. */
export const phraseKey = (text: string): string => wordsOf(text).join(" ");

const isLatin = (key: string): boolean => /^[\p{Script=Latin}\p{N} ]+$/u.test(key);

const meanings = new Map<string, Meaning[]>();
const members = new Map<string, Set<string>>();
const stops = new Set<string>();
const weightClasses = new Map<string, WeightClass>();
const dictionary = new Map<string, number>();
const spellings = new Map<string, string>();

/** A phrase with the endings of its words taken off. */
const stemKey = (key: string): string =>
  key
    .split(" ")
    .map((word) => stemsOf(word).at(-1) ?? word)
    .join(" ");

/** Takes the words of a phrase into the dictionary, as they are folded and as they are written. */
function learn(phrase: string, languages: number): void {
  for (const word of phraseKey(phrase).split(" ")) dictionary.set(word, (dictionary.get(word) ?? 0) | languages);
  for (const written of phrase.split(/[\s'’-]+/)) if (!spellings.has(fold(written))) spellings.set(fold(written), written);
}

for (const lang of LANGUAGES) {
  const file = JSON.parse(readFileSync(join(FOLDER, `${lang}.json`), "utf8")) as File;
  for (const word of file.stop) stops.add(phraseKey(word));
  for (const weightClass of ["light", "middle", "heavy"] as const)
    for (const word of file.weightClass[weightClass]) {
      weightClasses.set(phraseKey(word), weightClass);
      learn(word, bitOf(lang));
    }
  for (const [canonical, words] of Object.entries(file.groups)) {
    for (const word of words) {
      const key = phraseKey(word.replace(/^>/, ""));
      learn(word.replace(/^>/, ""), bitOf(lang));
      meanings.set(key, [...(meanings.get(key) ?? []), { canonical, lang }]);
      // "chevron" is herringbone in French, and another thing in the English of the records.
      if (word.startsWith(">") || (lang !== "en" && isLatin(key))) continue;
      const others = members.get(canonical.toLowerCase()) ?? new Set();
      members.set(canonical.toLowerCase(), others.add(key));
    }
  }
}

const meaningsByStems = new Map<string, Meaning[]>();
for (const [key, meant] of meanings)
  if (key.includes(" ")) meaningsByStems.set(stemKey(key), [...(meaningsByStems.get(stemKey(key)) ?? []), ...meant]);

/** English words that a phrase means in the caller's language; in English where it means nothing there, else in any. */
export function meaningsOf(key: string, lang: Lang): readonly string[] {
  const all = meanings.get(key) ?? meaningsOfForms(key);
  const inOne = (language: Lang) => all.filter((one) => one.lang === language);
  const chosen = [inOne(lang), inOne("en"), all].find((one) => one.length > 0) ?? [];
  return [...new Set(chosen.map(({ canonical }) => canonical))];
}

/** What other forms of a phrase mean: "rayures tennis" is in no dictionary, "rayure tennis" is. */
function meaningsOfForms(key: string): readonly Meaning[] {
  if (key.includes(" ")) return meaningsByStems.get(stemKey(key)) ?? [];
  for (const stem of stemsOf(key)) {
    const meant = (SYNONYM_FORMS.get(stem) ?? []).flatMap((form) => meanings.get(form) ?? []);
    if (meant.length > 0) return meant;
  }
  return [];
}

/** Every phrase, in any language, that means the English word and is found by it. */
export const phrasesMeaning = (canonical: string): Iterable<string> => members.get(canonical.toLowerCase()) ?? [];

export const isSynonym = (key: string): boolean => meanings.has(key) || (key.includes(" ") && meaningsByStems.has(stemKey(key)));
export const isStopWord = (key: string): boolean => stops.has(key);
export const weightClassOf = (key: string): WeightClass | null => weightClasses.get(key) ?? null;
/** Single words of all phrases with the languages that have them, for correcting spelling. */
export const SYNONYM_WORDS: ReadonlyMap<string, number> = dictionary;
/** The same words by their stems. */
export const SYNONYM_FORMS: Forms = new Map();
for (const word of dictionary.keys()) addForms(SYNONYM_FORMS, word);
/** A folded word of the dictionaries with its accents. */
export const spellingOf = (word: string): string | null => spellings.get(word) ?? null;

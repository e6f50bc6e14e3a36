import { LANGUAGES, type Lang } from "@selvedge/contract";
import { addForms, type Forms } from "../language/inflections.ts";
import { tokens, wordsOf } from "./fold.ts";

/** A word of one of a term's names. `languages` has a bit for each language that names it so, `size` is the words of that name. */
export type Occurrence = { readonly term: number; languages: number; readonly size: number };

/** Which terms a word occurs in, in all ten languages, and which texts are names of terms as a whole. */
export type Lexicon = {
  readonly occurrences: Map<string, Occurrence[]>;
  /** Folded names, and the terms they name. */
  readonly names: Map<string, number[]>;
  /** The words by their stems. */
  readonly forms: Forms;
  /** All words in order, so that those of one beginning stand together; null until they are asked for. */
  sorted: string[] | null;
};

export const emptyLexicon = (): Lexicon => ({ occurrences: new Map(), names: new Map(), forms: new Map(), sorted: null });

const BIT = Object.fromEntries(LANGUAGES.map((lang, i) => [lang, 1 << i])) as Record<Lang, number>;
const ALL_LANGUAGES = (1 << LANGUAGES.length) - 1;
export const bitOf = (lang: Lang): number => BIT[lang];
/** The caller's language and English, in which records are written. */
export const languagesOf = (lang: Lang): number => BIT[lang] | BIT.en;

/** Adds a term under its name in each language. */
export function nameTerm(lexicon: Lexicon, term: number, nameIn: (lang: Lang) => string): void {
  const byName = new Map<string, number>();
  for (const lang of LANGUAGES) {
    const name = nameIn(lang);
    byName.set(name, (byName.get(name) ?? 0) | BIT[lang]);
  }
  for (const [name, languages] of byName) addName(lexicon, term, name, languages);
}

/** Adds a term under one text that is the same in every language. */
export const addText = (lexicon: Lexicon, term: number, text: string): void => addName(lexicon, term, text, ALL_LANGUAGES);

function addName(lexicon: Lexicon, term: number, name: string, languages: number): void {
  const words = new Set<string>();
  for (const { text, gram } of tokens(name)) {
    words.add(text);
    // Single characters of an unspaced run are kept too, so that a query of one character finds something.
    if (gram) for (const character of text) words.add(character);
  }
  for (const word of words) {
    const existing = lexicon.occurrences.get(word);
    if (!existing) {
      lexicon.occurrences.set(word, [{ term, languages, size: words.size }]);
      addForms(lexicon.forms, word);
      if (lexicon.sorted) lexicon.sorted.splice(firstFrom(lexicon.sorted, word), 0, word);
    } else {
      const last = existing.at(-1)!;
      if (last.term === term && last.size === words.size) last.languages |= languages;
      else existing.push({ term, languages, size: words.size });
    }
  }
  const whole = wordsOf(name).join(" ");
  const named = lexicon.names.get(whole);
  if (!named) lexicon.names.set(whole, [term]);
  else if (named.at(-1) !== term) named.push(term);
}

/** The words that begin so, the word itself left out. */
export function* wordsBeginning(lexicon: Lexicon, beginning: string): Generator<string> {
  lexicon.sorted ??= [...lexicon.occurrences.keys()].sort();
  const words = lexicon.sorted;
  for (let i = firstFrom(words, beginning); i < words.length && words[i]!.startsWith(beginning); i += 1)
    if (words[i] !== beginning) yield words[i]!;
}

function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

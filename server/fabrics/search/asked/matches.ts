import type { FabricFilters, FilterField, Lang, RangeField } from "@selvedge/contract";
import type { FabricIndex } from "../index/fabric-index.ts";
import { FIELD_NUMBER, FIELDS } from "../index/fields.ts";
import { alsoAnswering } from "../language/kinds.ts";
import { meaningsOf, phraseKey, phrasesMeaning } from "../language/synonyms.ts";
import { translatorTo } from "../language/translations.ts";
import { isUnspaced, tokens, wordsOf } from "../words/fold.ts";
import { languagesOf, type Occurrence, wordsBeginning } from "../words/lexicon.ts";
import type { Match, Unit } from "./score.ts";

/** What typed words ask for. */
export type Reading = {
  readonly units: readonly Unit[];
  /** Terms that raise a fabric without being asked for. */
  readonly boosts: readonly Match[];
  readonly filters: FabricFilters;
  readonly understood: readonly {
    readonly text: string;
    readonly field: FilterField | RangeField;
    readonly value: string | null;
    readonly range: readonly [number, number] | null;
  }[];
  readonly correction: { readonly from: string; readonly to: string } | null;
  readonly synonyms: readonly string[];
  /** Words were typed, but only such as "fabric": everything is asked for. */
  readonly saysNothing: boolean;
  /** Nothing but signs was typed. */
  readonly isBlank: boolean;
};

/** Quality of a match where a word only begins with the typed one; the word itself counts 1. */
const BEGINNING = 0.4;
/** Quality of a match by what a typed synonym means, and by other synonyms of the same meaning. */
const MEANING = 0.9;
const OTHER_SYNONYM = 0.7;
/** Quality of a match by a kind of what is asked for, or by its neighbour (`kinds.ts`). */
const ALSO_ANSWERING = 0.5;
/** A word of the catalogue is also searched as a prefix from this length on: "red" does not find "reduced". */
const MIN_PREFIX_LENGTH = 4;
/** Share of the score that does not depend on how much of a name was asked for. */
const PART_OF_NAME = 0.55;
/** Records are written in English; a value without a translation, of a mill that writes its own language, counts as English too. */
const ENGLISH = languagesOf("en");

/** All terms that answer a phrase: those named so, those it means, and those named by another word for the same. */
export function unitOf(index: FabricIndex, words: readonly string[], lang: Lang): Unit {
  const best = new Map<number, number>();
  const key = words.join(" ");
  addNamed(index, best, words, languagesOf(lang), 1);
  const named = (index.lexicon.names.get(key) ?? []).filter((term) => FIELDS[index.terms[term]!.field]!.key !== "description");
  const own = [...new Set(named.map((term) => index.terms[term]!.value.toLowerCase()))];
  const meant = meaningsOf(key, lang);
  const synonyms: string[] = [];
  for (const canonical of new Set([...meant, ...own])) {
    if (meant.includes(canonical) && addNamed(index, best, wordsOf(canonical), ENGLISH, MEANING) && phraseKey(canonical) !== key)
      synonyms.push(translatorTo(lang)(canonical));
    for (const other of phrasesMeaning(canonical))
      if (other !== key) addNamed(index, best, other.split(" "), ENGLISH, OTHER_SYNONYM);
    for (const other of alsoAnswering(canonical)) addNamed(index, best, other.split(" "), ENGLISH, ALSO_ANSWERING);
  }
  const [only] = words;
  if (words.length === 1 && isOpen(only!, best.size > 0))
    addBeginning(
      index,
      best,
      only!,
      best.size > 0 ? (all) => inLanguages(all, ENGLISH) : (all) => preferred(all, languagesOf(lang)),
    );
  const matches = [...best].map(([term, score]) => ({ term, score }));
  const fromFields = matches.filter(({ term }) => index.terms[term]!.field !== FIELD_NUMBER.description);
  // What a description says in passing counts only when nothing else answers.
  return { text: key, matches: fromFields.length > 0 ? fromFields : matches, synonyms };
}

/** The terms of any field that have a name in which all words of the text occur, or that it means. */
export function termsMatching(index: FabricIndex, text: string, lang: Lang): number[] {
  const words = wordsOf(text);
  return words.length === 0 ? [] : unitOf(index, words, lang).matches.map(({ term }) => term);
}

const isOpen = (word: string, isNamed: boolean): boolean =>
  !isUnspaced(word) && !/^\p{N}+$/u.test(word) && (!isNamed || word.length >= MIN_PREFIX_LENGTH);

/** Adds the terms with a name in which all the words occur; returns whether there was one. */
function addNamed(
  index: FabricIndex,
  best: Map<number, number>,
  words: readonly string[],
  languages: number,
  quality: number,
): boolean {
  const parts = words.flatMap((word) => tokens(word).map(({ text }) => text));
  const found =
    quality === OTHER_SYNONYM ? inLanguages(together(index, parts), languages) : preferred(together(index, parts), languages);
  for (const occurrence of found) add(index, best, occurrence, parts.length, quality);
  return found.length > 0;
}

/** Adds what begins so. Beside a word that is one itself only words of the records count: "lino" is no beginning of "linone". */
function addBeginning(
  index: FabricIndex,
  best: Map<number, number>,
  beginning: string,
  chosen: (occurrences: readonly Occurrence[]) => readonly Occurrence[],
): void {
  for (const word of wordsBeginning(index.lexicon, beginning))
    for (const occurrence of chosen(index.lexicon.occurrences.get(word)!)) add(index, best, occurrence, 1, BEGINNING);
}

function add(index: FabricIndex, best: Map<number, number>, { term, size }: Occurrence, found: number, quality: number): void {
  const { field } = index.terms[term]!;
  const coverage = field === FIELD_NUMBER.description ? 1 : PART_OF_NAME + (1 - PART_OF_NAME) * Math.min(1, found / size);
  const score = FIELDS[field]!.score * coverage * quality;
  if (score > (best.get(term) ?? 0)) best.set(term, score);
}

/** Occurrences of names that have all the words. */
function together(index: FabricIndex, parts: readonly string[]): readonly Occurrence[] {
  const [first, ...others] = parts.map((part) => index.lexicon.occurrences.get(part) ?? []);
  if (!first) return [];
  return first.filter((one) =>
    others.every((list) => list.some(({ term, languages }) => term === one.term && (languages & one.languages) !== 0)),
  );
}

/** Those in one of the languages. */
const inLanguages = (occurrences: readonly Occurrence[], languages: number): readonly Occurrence[] =>
  occurrences.filter((one) => (one.languages & languages) !== 0);

/** Those in the caller's language or English, or all when there are none. */
function preferred(occurrences: readonly Occurrence[], languages: number): readonly Occurrence[] {
  const own = inLanguages(occurrences, languages);
  return own.length > 0 ? own : occurrences;
}

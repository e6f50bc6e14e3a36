import type { Lang } from "@selvedge/contract";
import { type Bits, hasBit, noBits, setBit } from "./bits.ts";
import type { FabricIndex } from "./fabric-index.ts";
import { FIELDS } from "./fields.ts";
import { foldCode, isUnspaced, tokens, wordsOf } from "./fold.ts";
import { languagesOf, type Occurrence, wordsBeginning } from "./lexicon.ts";
import type { Match, Unit } from "./score.ts";

/** Of a word that begins so, against the word itself. */
const BEGINNING = 0.5;
/** Shortest word that finds words it begins although it is one itself: "red" does not find "reduced". */
const SHORTEST_OPEN = 4;
/** Words of a phrase at most. */
const LONGEST_PHRASE = 5;
/** Share of the worth that does not depend on how much of a name was asked for. */
const PART_OF_NAME = 0.6;

/** What the typed words ask for. */
export type Asked = { readonly units: readonly Unit[] };

export function readWords(index: FabricIndex, keys: string, lang: Lang): Asked {
  const languages = languagesOf(lang);
  return {
    units: phrasesOf(index, keys).map((words) => ({ text: words.join(" "), matches: matchesOf(index, words, languages) })),
  };
}

/** The terms of any field that have a name in which all words of the text occur. */
export function termsMatching(index: FabricIndex, text: string, lang: Lang): number[] {
  const words = wordsOf(text);
  return words.length === 0 ? [] : matchesOf(index, words, languagesOf(lang)).map(({ term }) => term);
}

/** The words grouped: the longest runs that are names of terms stand together. */
function phrasesOf(index: FabricIndex, keys: string): string[][] {
  const words = wordsOf(keys);
  const phrases: string[][] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !index.lexicon.names.has(words.slice(at, at + length).join(" "))) length -= 1;
    phrases.push(words.slice(at, at + length));
    at += length;
  }
  return phrases;
}

function matchesOf(index: FabricIndex, words: readonly string[], languages: number): Match[] {
  const best = new Map<number, number>();
  const add = ({ term, size }: Occurrence, found: number, quality: number) => {
    const coverage = PART_OF_NAME + (1 - PART_OF_NAME) * Math.min(1, found / size);
    const worth = FIELDS[index.terms[term]!.field]!.worth * coverage * quality;
    if (worth > (best.get(term) ?? 0)) best.set(term, worth);
  };
  const parts = words.flatMap((word) => tokens(word).map(({ text }) => text));
  for (const occurrence of preferred(together(index, parts), languages)) add(occurrence, parts.length, 1);
  const [only] = words;
  if (words.length === 1 && only && !isUnspaced(only) && !isNumber(only) && (best.size === 0 || only.length >= SHORTEST_OPEN)) {
    for (const word of wordsBeginning(index.lexicon, only))
      for (const occurrence of preferred(index.lexicon.occurrences.get(word)!, languages)) add(occurrence, 1, BEGINNING);
  }
  return [...best].map(([term, worth]) => ({ term, worth }));
}

/** Occurrences of names that have all the words. */
function together(index: FabricIndex, parts: readonly string[]): readonly Occurrence[] {
  const [first, ...others] = parts.map((part) => index.lexicon.occurrences.get(part) ?? []);
  if (!first) return [];
  return first.filter((one) =>
    others.every((list) => list.some(({ term, languages }) => term === one.term && (languages & one.languages) !== 0)),
  );
}

/** Those in the caller's language or English, or all when there are none. */
function preferred(occurrences: readonly Occurrence[], languages: number): readonly Occurrence[] {
  const own = occurrences.filter((of) => (of.languages & languages) !== 0);
  return own.length > 0 ? own : occurrences;
}

const isNumber = (word: string) => /^\p{N}+$/u.test(word);

const HAS_DIGIT = /\p{N}/u;
const SHORTEST_CODE = 3;

/** Fabrics whose code is the text, or begins so; null when the text is no code. */
export function codesIn(index: FabricIndex, keys: string): { readonly bits: Bits; readonly exact: number | null } | null {
  const typed = foldCode(keys);
  if (typed.length < SHORTEST_CODE || !HAS_DIGIT.test(typed)) return null;
  const bits = noBits(index.slots);
  let found = false;
  let exact: number | null = null;
  for (let slot = 0; slot < index.slots; slot += 1) {
    if (!index.codes[slot]!.startsWith(typed) || !hasBit(index.alive, slot)) continue;
    setBit(bits, slot);
    found = true;
    if (index.codes[slot] === typed) exact = slot;
  }
  return found ? { bits, exact } : null;
}

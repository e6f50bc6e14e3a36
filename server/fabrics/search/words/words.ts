import type { FabricFilters, Lang } from "@selvedge/contract";
import { type Reading, unitOf } from "../asked/matches.ts";
import type { Match } from "../asked/score.ts";
import { type Bits, hasBit, noBits, setBit } from "../index/bits.ts";
import { codeRun, type FabricIndex } from "../index/fabric-index.ts";
import { FIELDS } from "../index/fields.ts";
import { isStopWord, isSynonym, type WeightClass, weightClassOf } from "../language/synonyms.ts";
import { takeCounts } from "../measures/counts.ts";
import { type Quantity, quantityFilters, takeQuantities } from "../measures/quantities.ts";
import { takeShares } from "../measures/shares.ts";
import { weightsOf } from "../measures/weight-classes.ts";
import { withSeveralColours } from "../several-colours.ts";
import { asWritten, correctWords, knownForms } from "./correct.ts";
import { foldCode, wordsOf } from "./fold.ts";
import { segmentWords } from "./segment-words.ts";

export type { Reading } from "../asked/matches.ts";

/** Words of a phrase at most. */
const MAX_PHRASE_WORDS = 5;
/** What a fabric gains whose name has words of the query side by side. */
const SIDE_BY_SIDE = 6;

/** Reads typed words: numbers with units become filters, the rest is what fabrics are found by. `exact` takes every word as it is spelled. */
export function readWords(index: FabricIndex, keys: string, lang: Lang, exact = false): Reading {
  const { rest: afterCounts, understood, filters } = takeNumbers(index, keys, lang);
  const typed = segmentWords(index.lexicon, wordsOf(afterCounts));
  const forms = exact ? typed : knownForms(index, typed, lang);
  const words = exact ? typed : correctWords(index, forms, lang);
  const phrases = phrasesOf(index, words);
  const telling: string[][] = [];
  let weightClass: { readonly text: string; readonly of: WeightClass } | null = null;
  for (const phrase of phrases) {
    const key = phrase.join(" ");
    const found: WeightClass | null = filters.weight || weightClass ? null : weightClassOf(key);
    if (found) weightClass = { text: key, of: found };
    else if (!isStopWord(key)) telling.push(phrase);
  }
  const units = withSeveralColours(
    index,
    telling.map((phrase) => unitOf(index, phrase, lang)),
  );
  if (weightClass) {
    const range = weightsOf(index, units, weightClass.of);
    filters.weight = [...range];
    understood.push({ text: weightClass.text, field: "weight", value: null, range });
  }
  return {
    units,
    boosts: sideBySide(index, words),
    filters,
    understood,
    correction: words === forms ? null : { from: keys.trim(), to: rewritten(index, keys, { typed, forms, words }, lang) },
    synonyms: [...new Set(units.flatMap(({ synonyms }) => synonyms))],
    saysNothing: typed.length > 0 && telling.length === 0,
    isBlank: typed.length === 0 && understood.length === 0,
  };
}

type Numbers = { readonly rest: string; readonly understood: Reading["understood"][number][]; readonly filters: FabricFilters };

function takeNumbers(index: FabricIndex, keys: string, lang: Lang): Numbers {
  const { rest: afterQuantities, quantities } = takeQuantities(keys);
  const { rest: afterShares, shares } = takeShares(index, afterQuantities, lang);
  const counts = takeCounts(index, afterShares);
  const understood = [
    ...quantities.map(({ text, field, range }: Quantity) => ({ text, field, value: null, range })),
    ...shares.map(({ text, value }) => ({ text, field: "composition" as const, value, range: null })),
    ...(counts ? [{ text: counts.text, field: "yarnCount" as const, value: counts.values.join(", "), range: null }] : []),
  ];
  const filters: FabricFilters = {
    ...quantityFilters(quantities),
    ...(counts && { yarnCount: [...counts.values] }),
  };
  return { rest: counts?.rest ?? afterShares, understood, filters };
}

/** The words grouped: the longest runs that name a value or stand in a dictionary stay together. */
function phrasesOf(index: FabricIndex, words: readonly string[]): string[][] {
  const phrases: string[][] = [];
  for (let i = 0; i < words.length; ) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - i);
    while (length > 1 && !isPhrase(index, words.slice(i, i + length).join(" "))) length -= 1;
    phrases.push(words.slice(i, i + length));
    i += length;
  }
  return phrases;
}

const NAME_FIELDS: ReadonlySet<string> = new Set(["name", "shade", "secondShade"]);
/** Names of fabrics are no phrases: "black poplin" also finds what is called "Poplin 50, black". */
function isPhrase(index: FabricIndex, key: string): boolean {
  if (isSynonym(key) || isStopWord(key) || weightClassOf(key)) return true;
  return (index.lexicon.names.get(key) ?? []).some((term) => {
    const { key: field, words } = FIELDS[index.terms[term]!.field]!;
    return words === "named" && !NAME_FIELDS.has(field);
  });
}

/** Terms whose whole name is two or more words of the query side by side. */
function sideBySide(index: FabricIndex, words: readonly string[]): Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 2; to <= Math.min(words.length, from + MAX_PHRASE_WORDS); to += 1)
      for (const term of index.lexicon.names.get(words.slice(from, to).join(" ")) ?? [])
        matches.push({ term, score: SIDE_BY_SIDE });
  return matches;
}

type Spelt = { readonly typed: readonly string[]; readonly forms: readonly string[]; readonly words: readonly string[] };

/** The typed text with its corrected words; what was right stays as it was typed. */
function rewritten(index: FabricIndex, keys: string, { typed, forms, words }: Spelt, lang: Lang): string {
  const { quantities } = takeQuantities(keys);
  const typedAs = new Map(forms.map((form, i) => [form, typed[i]!]));
  const text = words.map((word) => typedAs.get(word) ?? asWritten(index, word, lang)).join(" ");
  return [text, ...quantities.map((quantity) => quantity.text)].join(" ");
}

const HAS_DIGIT = /\p{N}/u;
const MIN_CODE_LENGTH = 3;
const BETWEEN_CODES = /[\s,;]+/;

/** Letters that are read for digits: "SV-1lO1" is SV-1101. */
const asDigits = (code: string): string => code.replace(/(?<=\d)[oO]|[oO](?=\d)/g, "0").replace(/(?<=\d)[lI]|[lI](?=\d)/g, "1");

/** Fabrics whose code is the text, or begins so, or of several codes in a row; null when the text is no code. */
export function codesIn(index: FabricIndex, keys: string): { readonly bits: Bits; readonly exact: number | null } | null {
  const whole = codeDocIds(index, keys);
  if (whole) return whole;
  const parts = keys.trim().split(BETWEEN_CODES);
  if (parts.length < 2) return null;
  const found = parts.map((part) => codeDocIds(index, part));
  if (found.some((one) => one === null)) return null;
  const bits = noBits(index.docIdCount);
  for (const one of found) for (let word = 0; word < bits.length; word += 1) bits[word]! |= one!.bits[word]!;
  return { bits, exact: null };
}

function codeDocIds(index: FabricIndex, text: string): { readonly bits: Bits; readonly exact: number | null } | null {
  for (const typed of new Set([foldCode(text), foldCode(asDigits(text))])) {
    if (typed.length < MIN_CODE_LENGTH || !HAS_DIGIT.test(typed)) continue;
    const bits = noBits(index.docIdCount);
    let found = false;
    let exact: number | null = null;
    for (const docId of codeRun(index, typed)) {
      if (!hasBit(index.alive, docId)) continue;
      setBit(bits, docId);
      found = true;
      if (index.codes[docId] === typed) exact = docId;
    }
    if (found) return { bits, exact };
  }
  return null;
}

import type { FabricFilters, Lang } from "@selvedge/contract";
import { type Reading, unitOf } from "../asked/matches.ts";
import type { Match } from "../asked/score.ts";
import { type Bits, hasBit, noBits, setBit } from "../index/bits.ts";
import { codeRun, type FabricIndex } from "../index/fabric-index.ts";
import { FIELDS } from "../index/fields.ts";
import { heftOf, isStopWord, isSynonym } from "../language/synonyms.ts";
import { takeCounts } from "../measures/counts.ts";
import { type Quantity, quantityFilters, takeQuantities } from "../measures/quantities.ts";
import { takeShares } from "../measures/shares.ts";
import { asWritten, correctWords } from "./correct.ts";
import { foldCode, wordsOf } from "./fold.ts";
import { cutRuns } from "./pieces.ts";

export type { Reading } from "../asked/matches.ts";

/** Words of a phrase at most. */
const LONGEST_PHRASE = 5;
/** What a fabric gains whose name has words of the query side by side. */
const SIDE_BY_SIDE = 6;
/** g/m² of what is called light, middling and heavy among cloths for clothes. */
const HEFTS = { light: [0, 135], middle: [135, 220], heavy: [220, 2_000] } as const;

/** Reads typed words: numbers with units become filters, the rest is what fabrics are found by. `exact` takes every word as it is spelled. */
export function readWords(index: FabricIndex, keys: string, lang: Lang, exact = false): Reading {
  const { rest: afterCounts, understood, filters } = takeNumbers(index, keys, lang);
  const typed = cutRuns(index.lexicon, wordsOf(afterCounts));
  const words = exact ? typed : correctWords(index, typed, lang);
  const phrases = phrasesOf(index, words);
  const telling: string[][] = [];
  for (const phrase of phrases) {
    const key = phrase.join(" ");
    const heft = heftOf(key);
    if (heft && !filters.weight) {
      filters.weight = [...HEFTS[heft]];
      understood.push({ text: key, field: "weight", value: null, range: HEFTS[heft] });
    } else if (!isStopWord(key)) telling.push(phrase);
  }
  const units = telling.map((phrase) => unitOf(index, phrase, lang));
  return {
    units,
    boosts: sideBySide(index, words),
    filters,
    understood,
    correction: words === typed ? null : { from: keys.trim(), to: rewritten(index, keys, typed, words, lang) },
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
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !isPhrase(index, words.slice(at, at + length).join(" "))) length -= 1;
    phrases.push(words.slice(at, at + length));
    at += length;
  }
  return phrases;
}

const NAME_FIELDS: ReadonlySet<string> = new Set(["name", "shade", "secondShade"]);
/** Names of fabrics are no phrases: "black poplin" also finds what is called "Poplin 50, black". */
function isPhrase(index: FabricIndex, key: string): boolean {
  if (isSynonym(key) || isStopWord(key) || heftOf(key)) return true;
  return (index.lexicon.names.get(key) ?? []).some((term) => {
    const { key: field, words } = FIELDS[index.terms[term]!.field]!;
    return words === "named" && !NAME_FIELDS.has(field);
  });
}

/** Terms whose whole name is two or more words of the query side by side. */
function sideBySide(index: FabricIndex, words: readonly string[]): Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1)
      for (const term of index.lexicon.names.get(words.slice(from, to).join(" ")) ?? [])
        matches.push({ term, worth: SIDE_BY_SIDE });
  return matches;
}

/** The typed text with its corrected words. */
function rewritten(index: FabricIndex, keys: string, typed: readonly string[], words: readonly string[], lang: Lang): string {
  const { quantities } = takeQuantities(keys);
  const known = new Set(typed);
  const text = words.map((word) => (known.has(word) ? word : asWritten(index, word, lang))).join(" ");
  return [text, ...quantities.map((quantity) => quantity.text)].join(" ");
}

const HAS_DIGIT = /\p{N}/u;
const SHORTEST_CODE = 3;
const BETWEEN_CODES = /[\s,;]+/;

/** Letters that are read for digits: "SV-1lO1" is SV-1101. */
const asDigits = (code: string): string => code.replace(/(?<=\d)[oO]|[oO](?=\d)/g, "0").replace(/(?<=\d)[lI]|[lI](?=\d)/g, "1");

/** Fabrics whose code is the text, or begins so, or of several codes in a row; null when the text is no code. */
export function codesIn(index: FabricIndex, keys: string): { readonly bits: Bits; readonly exact: number | null } | null {
  const whole = codeSlots(index, keys);
  if (whole) return whole;
  const parts = keys.trim().split(BETWEEN_CODES);
  if (parts.length < 2) return null;
  const found = parts.map((part) => codeSlots(index, part));
  if (found.some((one) => one === null)) return null;
  const bits = noBits(index.slots);
  for (const one of found) for (let word = 0; word < bits.length; word += 1) bits[word]! |= one!.bits[word]!;
  return { bits, exact: null };
}

function codeSlots(index: FabricIndex, text: string): { readonly bits: Bits; readonly exact: number | null } | null {
  for (const typed of new Set([foldCode(text), foldCode(asDigits(text))])) {
    if (typed.length < SHORTEST_CODE || !HAS_DIGIT.test(typed)) continue;
    const bits = noBits(index.slots);
    let found = false;
    let exact: number | null = null;
    for (const slot of codeRun(index, typed)) {
      if (!hasBit(index.alive, slot)) continue;
      setBit(bits, slot);
      found = true;
      if (index.codes[slot] === typed) exact = slot;
    }
    if (found) return { bits, exact };
  }
  return null;
}

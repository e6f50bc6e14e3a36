import type { Lang } from "@selvedge/contract";
import { scoreUnits } from "./asked/score.ts";
import { type Bits, hasBit } from "./index/bits.ts";
import { codeRun, type FabricIndex, type Term } from "./index/fabric-index.ts";
import { COUNTED_FIELDS, FIELD_NUMBER, FIELDS } from "./index/fields.ts";
import { valueLabel } from "./language/labels.ts";
import { translatorTo } from "./language/translations.ts";
import { isKnown, nearestBeginning } from "./words/correct.ts";
import { fold, foldCode, isUnspaced, tokens, wordsOf } from "./words/fold.ts";
import { languagesOf, wordsBeginning } from "./words/lexicon.ts";
import { readWords } from "./words/words.ts";

export const MAX_SUGGESTIONS = 10;
/** Terms looked at for a list of ten: some have one name, some no fabric. */
const MAX_LOOKED_AT = 60;
/** Fields whose values nobody types. */
const SILENT = new Set<number>([FIELD_NUMBER.description, FIELD_NUMBER.menu, FIELD_NUMBER.stock]);

export type Suggestion = {
  readonly text: string;
  readonly kind: "code" | "word";
  /** The fabric of a code. */
  readonly id: string | null;
  readonly count: number;
};

/** Codes that begin with the key, then attribute words, then names, in the caller's language or English; wrong letters are forgiven when nothing fits. */
export function suggest(index: FabricIndex, key: string, lang: Lang): Suggestion[] {
  const parts = tokens(key).map(({ text }) => text);
  if (parts.length === 0) return [];
  const exact = [...codesBeginning(index, key), ...terms(index, parts, lang), ...afterWords(index, key, lang)];
  const found = exact.length > 0 ? exact : terms(index, correctedParts(index, parts, lang), lang);
  const texts = new Set<string>();
  return found.filter(({ text, kind }) => {
    const read = kind === "code" ? text : fold(text);
    return texts.size < MAX_SUGGESTIONS && !texts.has(read) && texts.add(read);
  });
}

export function codesBeginning(index: FabricIndex, key: string): Suggestion[] {
  const typed = foldCode(key);
  if (typed === "") return [];
  const found: Suggestion[] = [];
  for (const docId of codeRun(index, typed)) {
    if (!hasBit(index.alive, docId)) continue;
    found.push({ text: index.codesAsWritten[docId]!, kind: "code", id: index.ids[docId]!, count: 1 });
    if (found.length === MAX_SUGGESTIONS) break;
  }
  return found;
}

/** Terms with a name in which every part begins a word, attributes before names, the most used first. */
function termsBeginning(index: FabricIndex, parts: readonly string[], lang: Lang): Term[] {
  const languages = languagesOf(lang);
  let found: Set<number> | null = null;
  for (const part of parts) {
    const own = new Set<number>();
    for (const word of [part, ...wordsBeginning(index.lexicon, part)])
      for (const { term, languages: named } of index.lexicon.occurrences.get(word) ?? [])
        if ((named & languages) !== 0 && (!found || found.has(term))) own.add(term);
    found = own;
  }
  return [...(found ?? [])]
    .map((number) => index.terms[number]!)
    .filter(({ field, count }) => count > 0 && !SILENT.has(field))
    .sort((a, b) => rank(a) - rank(b) || b.count - a.count || (a.value < b.value ? -1 : 1));
}

type Named = { readonly term: Term; readonly text: string };

/** Terms under the name that was typed. A pair of characters is found anywhere in a name, 린 in 프린트: what begins so stands first, as 린넨 does. */
function namedTerms(index: FabricIndex, parts: readonly string[], lang: Lang): Named[] {
  const named = termsBeginning(index, parts, lang)
    .slice(0, MAX_LOOKED_AT)
    .map((term) => ({ term, text: nameOf(term, parts, lang) }));
  const [first] = parts;
  if (!isUnspaced(first!)) return named;
  const begins = ({ text }: Named) => wordsOf(text).some((word) => word.startsWith(first!));
  return [...named.filter(begins), ...named.filter((one) => !begins(one))];
}

const terms = (index: FabricIndex, parts: readonly string[], lang: Lang): Suggestion[] =>
  namedTerms(index, parts, lang).map(({ term, text }) => ({ text, kind: "word", id: null, count: term.count }));

const rank = ({ field }: Term) => (field < COUNTED_FIELDS ? 0 : 1);

/** The name in the caller's language when it is the one that was typed, else the English one. */
function nameOf({ field, value }: Term, parts: readonly string[], lang: Lang): string {
  const key = FIELDS[field]!.key;
  const own = valueLabel(key, value, translatorTo(lang));
  const fits = (name: string) => {
    const words = tokens(name).map(({ text }) => text);
    return parts.every((part) => words.some((word) => word.startsWith(part) || (isUnspaced(part) && word.includes(part))));
  };
  return fits(own) ? own : valueLabel(key, value, (english) => english);
}

/** The last word completed among the fabrics that the words before it find: "navy pop" gives "navy poplin". */
function afterWords(index: FabricIndex, key: string, lang: Lang): Suggestion[] {
  const typed = key.trim();
  const space = typed.lastIndexOf(" ");
  const before = typed.slice(0, Math.max(0, space)).trim();
  const last = tokens(typed.slice(space + 1)).map(({ text }) => text);
  if (!before || last.length === 0) return [];
  const { bits } = scoreUnits(index, readWords(index, before, lang).units);
  const found: Suggestion[] = [];
  for (const { term, text: name } of namedTerms(index, last, lang)) {
    const count = countAmong(bits, term);
    // "velours de" stands in "velours de coton" already.
    const text = fold(name).startsWith(`${fold(before)} `) ? name : `${before} ${name}`;
    if (count > 0) found.push({ text, kind: "word", id: null, count });
    if (found.length === MAX_SUGGESTIONS) break;
  }
  return found;
}

/** Fabrics of a set that have a term. */
function countAmong(bits: Bits, { docIds: { values, length } }: Term): number {
  let count = 0;
  for (let i = 0; i < length; i += 1) if (hasBit(bits, values[i]!)) count += 1;
  return count;
}

/** Parts that begin no word replaced by the word that begins nearly so. */
const correctedParts = (index: FabricIndex, parts: readonly string[], lang: Lang): string[] =>
  parts.map((part) => (isKnown(index, part) ? part : (nearestBeginning(index, part, lang) ?? part)));

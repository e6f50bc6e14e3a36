import type { Lang } from "@selvedge/contract";
import type { FabricIndex } from "../index/fabric-index.ts";
import { FIELDS } from "../index/fields.ts";
import { stemsOf } from "../language/inflections.ts";
import { valueLabel } from "../language/labels.ts";
import { isStopWord, SYNONYM_FORMS, SYNONYM_WORDS, spellingOf } from "../language/synonyms.ts";
import { translatorTo } from "../language/translations.ts";
import { fold, isUnspaced, wordsOf } from "./fold.ts";
import { languagesOf, wordsBeginning } from "./lexicon.ts";
import { editsBetween, editsToBeginning, forgiven, letterSet } from "./typos.ts";

/** Words that may be meant, those of one language and English before others, with how much they are used; `letters` lets most be passed over unread. */
type Vocabulary = {
  readonly words: readonly string[];
  readonly letters: Int32Array;
  readonly uses: Float64Array;
  readonly usesOf: ReadonlyMap<string, number>;
  /** Words of the dictionaries of other languages: people type what they know a cloth by. */
  readonly foreign: ReadonlySet<string>;
};

const vocabularies = new WeakMap<FabricIndex, Map<Lang, Vocabulary & { readonly terms: number }>>();
const isNumber = (word: string) => /\p{N}/u.test(word);
const MIN_HALF_LENGTH = 4;

function vocabularyOf(index: FabricIndex, lang: Lang): Vocabulary {
  const byLang = vocabularies.get(index) ?? new Map<Lang, Vocabulary & { terms: number }>();
  vocabularies.set(index, byLang);
  const known = byLang.get(lang);
  if (known?.terms === index.terms.length) return known;
  const languages = languagesOf(lang);
  const uses = new Map<string, number>();
  const foreign = new Set<string>();
  for (const [word, occurrences] of index.lexicon.occurrences) {
    if (isUnspaced(word) || isNumber(word)) continue;
    let sum = 0;
    for (const { term, languages: named } of occurrences)
      if ((named & languages) !== 0) sum += index.terms[term]!.count * FIELDS[index.terms[term]!.field]!.score;
    if (sum > 0) uses.set(word, sum);
  }
  for (const [word, named] of SYNONYM_WORDS)
    if (!isUnspaced(word) && !isNumber(word) && !uses.has(word)) {
      uses.set(word, 1);
      if ((named & languages) === 0) foreign.add(word);
    }
  const words = [...uses.keys()];
  const made = {
    words,
    letters: Int32Array.from(words, letterSet),
    uses: Float64Array.from(words, (word) => uses.get(word)!),
    usesOf: uses,
    foreign,
    terms: index.terms.length,
  };
  byLang.set(lang, made);
  return made;
}

/** Whether a word stands in the catalogue or in a dictionary just so. */
const isWord = (index: FabricIndex, word: string): boolean =>
  index.lexicon.occurrences.has(word) || SYNONYM_WORDS.has(word) || isStopWord(word);

/** Whether a word is one or begins one. */
export const isKnown = (index: FabricIndex, word: string): boolean =>
  isUnspaced(word) || isNumber(word) || isWord(index, word) || !wordsBeginning(index.lexicon, word).next().done;

/** A stem as short as this is not enough to recognise a word of another language. */
const MIN_FOREIGN_STEM_LENGTH = 4;

/** Words with those that nothing is called replaced by another form of the same word: "azzurra" is "azzurro". The same array when all are known. */
export function knownForms(index: FabricIndex, words: readonly string[], lang: Lang): readonly string[] {
  const forms = words.map((word) => (isKnown(index, word) ? word : (otherForm(index, word, lang) ?? word)));
  return forms.some((form, i) => form !== words[i]) ? forms : words;
}

function otherForm(index: FabricIndex, word: string, lang: Lang): string | null {
  const { usesOf, foreign } = vocabularyOf(index, lang);
  const isOwn = (form: string) => usesOf.has(form) && !foreign.has(form);
  const uses = (form: string) => usesOf.get(form) ?? 0;
  for (const stem of stemsOf(word)) {
    const forms = [...(index.lexicon.forms.get(stem) ?? []), ...(SYNONYM_FORMS.get(stem) ?? [])]
      .filter((form) => isOwn(form) || stem.length >= MIN_FOREIGN_STEM_LENGTH)
      .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || uses(b) - uses(a));
    if (forms.length > 0) return forms[0]!;
  }
  return null;
}

/** Words with those that nothing is called replaced by the nearest that something is; the same array when all are known. */
export function correctWords(index: FabricIndex, words: readonly string[], lang: Lang): readonly string[] {
  const corrected: string[] = [];
  let changed = false;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!;
    const next = words[i + 1];
    if (next && isJoined(index, word, next)) {
      corrected.push(word + next);
      changed = true;
      i += 1;
    } else if (isKnown(index, word)) corrected.push(word);
    else {
      const meant = nearest(index, word, lang) ?? halves(index, word) ?? [word];
      if (meant[0] !== word) changed = true;
      corrected.push(...meant);
    }
  }
  return changed ? corrected : words;
}

/** "sea sucker": two words that belong together, at least one of which is not in the index by itself. */
const isJoined = (index: FabricIndex, word: string, next: string): boolean =>
  !isUnspaced(word) &&
  !isUnspaced(next) &&
  !isNumber(word + next) &&
  isWord(index, word + next) &&
  !(isWord(index, word) && isWord(index, next));

/** "whitepoplin": one word that is two. */
function halves(index: FabricIndex, word: string): string[] | null {
  for (let cut = MIN_HALF_LENGTH; cut <= word.length - MIN_HALF_LENGTH; cut += 1) {
    const both = [word.slice(0, cut), word.slice(cut)];
    if (both.every((half) => isWord(index, half))) return both;
  }
  return null;
}

/** Penalty for a correction to a word of another language, in letters. */
const FOREIGN = 0.75;

/** Words wrong by a letter less come first, then those that begin alike, then the most used; `most` letters may be wrong. */
function near(index: FabricIndex, word: string, lang: Lang, most: number): string[] {
  if (most === 0) return [];
  const { words, letters, uses, foreign } = vocabularyOf(index, lang);
  const set = letterSet(word);
  const found: { readonly candidate: string; readonly rank: number }[] = [];
  for (let i = 0; i < words.length; i += 1) {
    if (lettersApart(letters[i]!, set) > 2 * most) continue;
    const candidate = words[i]!;
    const edits = editsBetween(candidate, word, most);
    if (edits > most) continue;
    const strange = (candidate[0] === word[0] ? 0 : 0.5) + (foreign.has(candidate) ? FOREIGN : 0);
    found.push({ candidate, rank: edits + strange - Math.min(0.4, Math.log1p(uses[i]!) / 50) });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ candidate }) => candidate);
}

function nearest(index: FabricIndex, word: string, lang: Lang): string[] | null {
  const [best] = near(index, word, lang, forgiven(word));
  return best ? [best] : null;
}

const MAX_NEAR = 3;
/** Words that may be meant by one that nothing is called, one letter more than usual being wrong. */
export const nearWords = (index: FabricIndex, word: string, lang: Lang): string[] =>
  isUnspaced(word) || isNumber(word) || word.length < 3 ? [] : near(index, word, lang, forgiven(word) + 1).slice(0, MAX_NEAR);

/** The most used word that begins nearly so, for a word that is still being typed. */
export function nearestBeginning(index: FabricIndex, part: string, lang: Lang): string | null {
  const most = Math.min(1, forgiven(part));
  if (most === 0) return null;
  const { words, uses } = vocabularyOf(index, lang);
  let best: string | null = null;
  let bestUses = 0;
  for (let i = 0; i < words.length; i += 1) {
    if (uses[i]! <= bestUses || editsToBeginning(words[i]!, part, most) > most) continue;
    best = words[i]!;
    bestUses = uses[i]!;
  }
  return best;
}

function lettersApart(a: number, b: number): number {
  let apart = a ^ b;
  let count = 0;
  while (apart !== 0) {
    apart &= apart - 1;
    count += 1;
  }
  return count;
}

/** A folded word as it is written where it occurs. */
export function asWritten(index: FabricIndex, word: string, lang: Lang): string {
  for (const { term } of index.lexicon.occurrences.get(word) ?? []) {
    const { field, value } = index.terms[term]!;
    const names = [valueLabel(FIELDS[field]!.key, value, translatorTo(lang)), value];
    for (const name of names)
      for (const written of name.split(/[\s,]+/))
        if (fold(written) === word && wordsOf(written).length === 1) return written.toLocaleLowerCase();
  }
  return spellingOf(word) ?? word;
}

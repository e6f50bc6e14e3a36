import { isStopWord, isSynonym, MAX_SEGMENT_LENGTH, weightClassOf } from "../language/synonyms.ts";
import { isUnspaced } from "./fold.ts";
import type { Lexicon } from "./lexicon.ts";

/** Whether a phrase is in a dictionary: as a name, a synonym, a stop word or a weight class. */
const isListed = (lexicon: Lexicon, key: string): boolean =>
  lexicon.names.has(key) || isSynonym(key) || isStopWord(key) || weightClassOf(key) !== null;

/**
 * Splits text of a script without spaces into words, by dynamic programming: the split with the longest segments that are in a
 * dictionary wins. What is in no dictionary stays together between them.
 */
function segmentsOf(lexicon: Lexicon, run: string): string[] {
  const characters = [...run];
  const best: { score: number; from: number; listed: boolean }[] = [{ score: 0, from: 0, listed: false }];
  for (let end = 1; end <= characters.length; end += 1) {
    best[end] = { score: best[end - 1]!.score, from: end - 1, listed: false };
    for (let from = Math.max(0, end - MAX_SEGMENT_LENGTH); from < end; from += 1) {
      if (!isListed(lexicon, characters.slice(from, end).join(""))) continue;
      const score = best[from]!.score + (end - from) ** 2;
      if (score > best[end]!.score) best[end] = { score, from, listed: true };
    }
  }
  const segments: string[] = [];
  let unlisted = "";
  for (let end = characters.length; end > 0; end = best[end]!.from) {
    const { from, listed } = best[end]!;
    const segment = characters.slice(from, end).join("");
    if (!listed) {
      unlisted = segment + unlisted;
      continue;
    }
    if (unlisted) segments.push(unlisted);
    unlisted = "";
    segments.push(segment);
  }
  if (unlisted) segments.push(unlisted);
  return segments.reverse();
}

/** The words, with those of unspaced scripts split into segments. A single character in no dictionary is dropped when there are other words. */
export function segmentWords(lexicon: Lexicon, words: readonly string[]): string[] {
  const cut = words.flatMap((word) => (isUnspaced(word) ? segmentsOf(lexicon, word) : [word]));
  const telling = cut.filter((segment) => !isUnspaced(segment) || [...segment].length > 1 || isListed(lexicon, segment));
  return telling.length > 0 ? telling : cut;
}

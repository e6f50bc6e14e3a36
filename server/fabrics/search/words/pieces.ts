import { heftOf, isStopWord, isSynonym, LONGEST_PIECE } from "../language/synonyms.ts";
import { isUnspaced } from "./fold.ts";
import type { Lexicon } from "./lexicon.ts";

/** Whether a phrase stands in a dictionary: it names something, means something, or asks for nothing. */
const isListed = (lexicon: Lexicon, key: string): boolean =>
  lexicon.names.has(key) || isSynonym(key) || isStopWord(key) || heftOf(key) !== null;

/**
 * An unspaced run cut into the words it is written of: the cut with the longest listed pieces, by dynamic programming.
 * What is not listed stays together between them.
 */
function piecesOf(lexicon: Lexicon, run: string): string[] {
  const characters = [...run];
  const best: { worth: number; from: number; listed: boolean }[] = [{ worth: 0, from: 0, listed: false }];
  for (let end = 1; end <= characters.length; end += 1) {
    best[end] = { worth: best[end - 1]!.worth, from: end - 1, listed: false };
    for (let from = Math.max(0, end - LONGEST_PIECE); from < end; from += 1) {
      if (!isListed(lexicon, characters.slice(from, end).join(""))) continue;
      const worth = best[from]!.worth + (end - from) ** 2;
      if (worth > best[end]!.worth) best[end] = { worth, from, listed: true };
    }
  }
  const pieces: string[] = [];
  let unlisted = "";
  for (let end = characters.length; end > 0; end = best[end]!.from) {
    const { from, listed } = best[end]!;
    const piece = characters.slice(from, end).join("");
    if (!listed) {
      unlisted = piece + unlisted;
      continue;
    }
    if (unlisted) pieces.push(unlisted);
    unlisted = "";
    pieces.push(piece);
  }
  if (unlisted) pieces.push(unlisted);
  return pieces.reverse();
}

/** Words with unspaced runs cut into pieces. A single character that stands in no dictionary says nothing beside others. */
export function cutRuns(lexicon: Lexicon, words: readonly string[]): string[] {
  const cut = words.flatMap((word) => (isUnspaced(word) ? piecesOf(lexicon, word) : [word]));
  const telling = cut.filter((piece) => !isUnspaced(piece) || [...piece].length > 1 || isListed(lexicon, piece));
  return telling.length > 0 ? telling : cut;
}

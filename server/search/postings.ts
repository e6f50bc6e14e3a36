import { type Token, tokens } from "./fold.ts";

/** Which entries a word occurs in, words sorted so that a beginning is found by bisection. */
export type Postings = { readonly words: readonly string[]; readonly entries: readonly Uint32Array[] };

/** Builds postings from the texts of each entry; entry numbers are the positions in `texts`. */
export function buildPostings(texts: readonly (readonly string[])[]): Postings {
  const found = new Map<string, Set<number>>();
  texts.forEach((ofEntry, entry) => {
    for (const text of ofEntry) {
      for (const token of indexed(text)) {
        const entries = found.get(token);
        if (entries) entries.add(entry);
        else found.set(token, new Set([entry]));
      }
    }
  });
  const words = [...found.keys()].sort();
  return { words, entries: words.map((word) => Uint32Array.from(found.get(word)!)) };
}

/** Entries in which every word of the query occurs, words of spaced scripts by their beginning; null when the query has no word. */
export function lookUp(postings: Postings, query: string): Set<number> | null {
  const [first, ...others] = tokens(query);
  if (!first) return null;
  let result = entriesOf(postings, first);
  for (const token of others) {
    if (result.size === 0) break;
    const entries = entriesOf(postings, token);
    result = new Set([...result].filter((entry) => entries.has(entry)));
  }
  return result;
}

/** Single characters of an unspaced run are kept too, so that a query of one character finds something. */
function* indexed(text: string): Generator<string> {
  for (const token of tokens(text)) {
    yield token.text;
    if (token.gram) yield* token.text;
  }
}

function entriesOf(postings: Postings, token: Token): Set<number> {
  const result = new Set<number>();
  for (let at = firstFrom(postings.words, token.text); at < postings.words.length; at += 1) {
    const word = postings.words[at]!;
    if (token.gram ? word !== token.text : !word.startsWith(token.text)) break;
    for (const entry of postings.entries[at]!) result.add(entry);
  }
  return result;
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

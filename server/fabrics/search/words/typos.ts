/** Words shorter than this are not corrected: too many other words differ by one letter. */
const MIN_CORRECTED_LENGTH = 4;
/** From this length on two wrong letters are forgiven. */
const MIN_TWICE_CORRECTED_LENGTH = 8;

/** Wrong letters that are forgiven in a word. */
export const forgiven = (word: string): number =>
  word.length < MIN_CORRECTED_LENGTH ? 0 : word.length < MIN_TWICE_CORRECTED_LENGTH ? 1 : 2;

/**
 * Letters added, left out, changed or exchanged with their neighbour between two words, or `most + 1` for more than `most`.
 * Source: optimal string alignment, E. Ukkonen's band.
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast = new Uint8Array(b.length + 1);
  let last = Uint8Array.from({ length: b.length + 1 }, (_, i) => i);
  let row = new Uint8Array(b.length + 1);
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        edits = Math.min(edits, beforeLast[j - 2]! + 1);
      row[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}

/** Which letters occur in a word, in 32 bits: words with few wrong letters differ in few of them. */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i += 1) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

/** Edits between a typed part and the beginning of a word, the best of the beginnings of nearly its length. */
export function editsToBeginning(word: string, part: string, most: number): number {
  let least = most + 1;
  for (let length = Math.max(1, part.length - most); length <= Math.min(word.length, part.length + most); length += 1)
    least = Math.min(least, editsBetween(word.slice(0, length), part, most));
  return least;
}

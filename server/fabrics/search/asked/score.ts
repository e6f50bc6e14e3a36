import { type Bits, hasBit, noBits } from "../index/bits.ts";
import type { FabricIndex } from "../index/fabric-index.ts";

/** A term that answers a word, and the score of a fabric that has it; `byShare`: the score grows with how much of the term it has. */
export type Match = { readonly term: number; readonly score: number; readonly byShare?: boolean };
/** One thing that was asked for: a word or a phrase, and all terms that answer it. */
export type Unit = { readonly text: string; readonly matches: readonly Match[]; readonly synonyms: readonly string[] };

/** Score of a fabric that has next to nothing of a term, as a share of the score of one that has 50 % of it or more. */
const MIN_SHARE_SCORE = 0.5;

/** What a second match of the same word adds to the first. */
const SECOND_MATCH = 0.1;

const scoreOfShare = (percent: number): number => MIN_SHARE_SCORE + (1 - MIN_SHARE_SCORE) * Math.min(1, percent / 50);

/** Fabrics that answer every unit, and the score of each by its document id. `boosts` raise those that do. */
export function scoreUnits(
  index: FabricIndex,
  units: readonly Unit[],
  boosts: readonly Match[] = [],
): { readonly bits: Bits; readonly scores: Float32Array } {
  const scores = new Float32Array(index.docIdCount);
  const unitScores = new Float32Array(index.docIdCount);
  const bits = index.alive.slice(0, (index.docIdCount + 31) >>> 5);
  for (const [i, { matches }] of units.entries()) {
    if (i > 0) unitScores.fill(0);
    const found = noBits(index.docIdCount);
    for (const match of matches) {
      const { docIds, shares } = index.terms[match.term]!;
      for (let k = 0; k < docIds.length; k += 1) {
        const docId = docIds.values[k]!;
        if (!hasBit(bits, docId)) continue;
        found[docId >>> 5]! |= 1 << (docId & 31);
        const before = unitScores[docId]!;
        const own = match.byShare ? match.score * scoreOfShare(shares!.values[k]!) : match.score;
        unitScores[docId] = own > before ? own + SECOND_MATCH * before : before + SECOND_MATCH * own;
      }
    }
    for (let word = 0; word < bits.length; word += 1) bits[word]! &= found[word]!;
    for (let docId = 0; docId < index.docIdCount; docId += 1) scores[docId]! += unitScores[docId]!;
  }
  for (const { term, score: more } of boosts) {
    const { values, length } = index.terms[term]!.docIds;
    for (let i = 0; i < length; i += 1) scores[values[i]!]! += more;
  }
  return { bits, scores };
}

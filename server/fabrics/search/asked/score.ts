import { type Bits, hasBit, noBits } from "../index/bits.ts";
import type { FabricIndex } from "../index/fabric-index.ts";

/** A term that answers a word, and what a fabric is worth that has it; `byShare` where it is worth more the more it has of it. */
export type Match = { readonly term: number; readonly worth: number; readonly byShare?: boolean };
/** One thing that was asked for: a word or a phrase, and all terms that answer it. */
export type Unit = { readonly text: string; readonly matches: readonly Match[]; readonly synonyms: readonly string[] };

/** What a fabric is worth that has nearly nothing of a term, against one that has half of itself of it or more. */
const LEAST_SHARE_WORTH = 0.5;

/** What a second match of the same word adds to the first. */
const SECOND_MATCH = 0.1;

const worthOfShare = (percent: number): number => LEAST_SHARE_WORTH + (1 - LEAST_SHARE_WORTH) * Math.min(1, percent / 50);

/** Fabrics that answer every unit, and what they are worth. `boosts` raise those that do. */
export function score(
  index: FabricIndex,
  units: readonly Unit[],
  boosts: readonly Match[] = [],
): { readonly bits: Bits; readonly worth: Float32Array } {
  const worth = new Float32Array(index.slots);
  const ofUnit = new Float32Array(index.slots);
  const bits = index.alive.slice(0, (index.slots + 31) >>> 5);
  for (const [i, { matches }] of units.entries()) {
    if (i > 0) ofUnit.fill(0);
    const found = noBits(index.slots);
    for (const match of matches) {
      const { slots, shares } = index.terms[match.term]!;
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots.values[at]!;
        if (!hasBit(bits, slot)) continue;
        found[slot >>> 5]! |= 1 << (slot & 31);
        const before = ofUnit[slot]!;
        const own = match.byShare ? match.worth * worthOfShare(shares!.values[at]!) : match.worth;
        ofUnit[slot] = own > before ? own + SECOND_MATCH * before : before + SECOND_MATCH * own;
      }
    }
    for (let word = 0; word < bits.length; word += 1) bits[word]! &= found[word]!;
    for (let slot = 0; slot < index.slots; slot += 1) worth[slot]! += ofUnit[slot]!;
  }
  for (const { term, worth: more } of boosts) {
    const { values, length } = index.terms[term]!.slots;
    for (let at = 0; at < length; at += 1) worth[values[at]!]! += more;
  }
  return { bits, worth };
}

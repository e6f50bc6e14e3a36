import { createHash } from "node:crypto";

/** Numbers from 0 to below 1, one after the other, that follow from the words alone: the same on every machine. */
export type Chance = () => number;

/** Source: mulberry32, started from the SHA-256 of the words. */
export function chanceOf(...words: readonly string[]): Chance {
  let state = createHash("sha256").update(words.join("\n")).digest().readUInt32BE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number of a range, at a whole multiple of `step`. */
export const between = (chance: Chance, least: number, most: number, step = 1): number =>
  Number((Math.round((least + chance() * (most - least)) / step) * step).toFixed(3));

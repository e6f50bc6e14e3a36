import { createHash } from "node:crypto";
import { randomFrom } from "@selvedge/textile-core";

/** Numbers from 0 to below 1, one after the other, that follow from the words alone: the same on every machine. */
export type Chance = () => number;

/** Started from the SHA-256 of the words. */
export const chanceOf = (...words: readonly string[]): Chance =>
  randomFrom(createHash("sha256").update(words.join("\n")).digest().readUInt32BE(0));

/** A number of a range, at a whole multiple of `step`. */
export const between = (chance: Chance, least: number, most: number, step = 1): number =>
  Number((Math.round((least + chance() * (most - least)) / step) * step).toFixed(3));

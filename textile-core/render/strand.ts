import { type Hex, linearOf } from "../colour/convert.ts";
import type { Yarn } from "../yarn/yarn.ts";
import { hash } from "./noise.ts";
import { RING } from "./sample.ts";
import type { Strand } from "./thread-system.ts";

/** Share of a turn on which the strand is seen, and how sharp its edge is, in ring places. */
const PLY_SHARE = 0.5;
const STRIP_SHARE = 0.3;
const EDGE = 14;
/** Fibres of the other colour lie in bundles; so strongly do they show at half and half. */
const STREAK = 0.75;
const STREAKS_IN_RING = 32;

/** A band over `share` of the ring with soft edges. */
const bandRing = (share: number): Float32Array =>
  Float32Array.from({ length: RING }, (_, index) => {
    const inside = (share * RING) / 2 - Math.abs(index - RING / 2);
    return Math.min(1, Math.max(0, 0.5 + inside / EDGE));
  });

const streakRing = (strength: number): Float32Array =>
  Float32Array.from({ length: RING }, (_, index) => {
    const place = (index * STREAKS_IN_RING) / RING;
    const cell = Math.floor(place);
    const t = place - cell;
    const s = t * t * (3 - 2 * t);
    return strength * (2 * (hash(cell + 911) * (1 - s) + hash(((cell + 1) % STREAKS_IN_RING) + 911) * s) - 1);
  });

const strand = (colour: Hex, ring: Float32Array, more: Pick<Strand, "along" | "across" | "gloss" | "sparkle">): Strand => {
  const [red, green, blue] = linearOf(colour);
  return { red, green, blue, ring, ...more };
};

/** What winds about a yarn; null for a yarn of one colour. */
export function strandOf({ lurex, ply, melange }: Yarn): Strand | null {
  if (lurex) return strand(lurex.colour, bandRing(STRIP_SHARE), { along: 0.5, across: 70, gloss: 0.95, sparkle: 1 });
  if (ply) return strand(ply.colour, bandRing(PLY_SHARE), { along: 0.6, across: 64, gloss: 0, sparkle: 0 });
  if (!melange) return null;
  const strength = STREAK * 4 * melange.share * (1 - melange.share);
  return strand(melange.colour, streakRing(strength), { along: 0.23, across: 110, gloss: 0, sparkle: 0 });
}

/** Turns of a yarn over which a strip of metal keeps its facing. */
const TURNS_PER_FACET = 2.5;

/** Light of a glittering strand over its mean at a place on the ring of a thread: most facets are dull, a few flash. */
export const facetLight = (place: number, thread: number): number =>
  0.4 + 3.4 * hash(Math.floor(place / (RING * TURNS_PER_FACET)) + thread * 977) ** 5;

/** Where on the ring a thread begins: twist does not run on from one thread to the next. */
export const phaseOf = (thread: number): number => Math.floor(hash(thread * 31 + 7) * RING);

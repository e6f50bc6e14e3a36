import type { Mm } from "../units.ts";
import type { ThreadVariation } from "./thread-variation.ts";

/** A second colour that winds about a yarn: a ply, a metal strip, or the streaks of a melange's other fibres. */
export type Strand = {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** How much of the second colour shows, by place on the ring of one turn; may be below 0 where less than the mean does. */
  readonly ring: Float32Array;
  /** Turns of the strand for one of the yarn, and ring places from the middle of the yarn to its edge. */
  readonly along: number;
  readonly across: number;
  readonly gloss: number;
  /** 0: even; 1: facets that catch the light or do not. */
  readonly sparkle: number;
};

/** One thread system of the tile, ready to be drawn. Colours are linear light, three values a thread. */
export type System = {
  readonly threads: number;
  readonly pitch: Mm;
  readonly halfWidth: Mm;
  readonly halfThickness: Mm;
  /** Half the wave of the centre line. */
  readonly amplitude: Mm;
  readonly colours: Float32Array;
  readonly variation: ThreadVariation;
  /** Where the weave pulls each thread to, in pitches: threads that move as one lie together. */
  readonly drawn: Float32Array;
  readonly melange: Float32Array | null;
  readonly neps: Float32Array | null;
  /** Gloss of the yarn, 0 … 1. */
  readonly lustre: number;
  /** Grain of single fibres on the yarn. */
  readonly grain: number;
  /** Turns of the twist along the tile, for the ring table of striations. */
  readonly turns: number;
  /** Ring places from the middle of the yarn to its edge: positive for Z twist, negative for S. */
  readonly slant: number;
  readonly strand: Strand | null;
};

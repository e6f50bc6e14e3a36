import type { Mm } from "../units.ts";
import { hash } from "./noise.ts";
import type { System } from "./thread-system.ts";

/** One row of samples across the tile. `height` in mm; colours linear, unshaded; `shade` and `gloss` 0 … 1. */
export type SampleRow = {
  readonly height: Float32Array;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly shade: Float32Array;
  readonly gloss: Float32Array;
  /** 1 where no thread lies; kept only by a sampler that is open. */
  readonly open: Uint8Array;
};

export type Sampler = {
  readonly lowest: Mm;
  readonly highest: Mm;
  /** Whether one sees through the cloth, so that its openings are worth a map. */
  readonly isOpen: boolean;
  /** Draws the row whose middle is at `y` mm below the top; any y, the tile is a torus. */
  readonly draw: (row: number, into: SampleRow) => void;
};

/** Places on a ring of one turn of a yarn. */
export const RING = 256;
/** A nep lies in its yarn, among the ground's fibres. */
const NEP_COVER = 0.78;

export const sampleRow = (samples: number): SampleRow => ({
  height: new Float32Array(samples),
  red: new Float32Array(samples),
  green: new Float32Array(samples),
  blue: new Float32Array(samples),
  shade: new Float32Array(samples),
  gloss: new Float32Array(samples),
  open: new Uint8Array(samples),
});

/** Streaks of fibres round a yarn, a closed ring, −1 … 1. */
export function striationRing(): Float32Array {
  const ring = new Float32Array(RING);
  for (let i = 0; i < RING; i++) {
    const cell = i >> 4;
    const t = (i & 15) / 16;
    const s = t * t * (3 - 2 * t);
    ring[i] = 2 * (hash(cell) * (1 - s) + hash((cell + 1) % (RING >> 4)) * s) - 1;
  }
  return ring;
}

/** The colour of a thread at a station, with its melange, nep and lightness, written to `out` as r, g, b. `from` is its place among the colours. */
export function colourAt(
  system: Pick<System, "colours" | "melange" | "neps" | "variation">,
  thread: number,
  station: number,
  light: number,
  other: number,
  out: Float32Array,
  from: number = thread,
): void {
  let r = system.colours[from * 3]!;
  let g = system.colours[from * 3 + 1]!;
  let b = system.colours[from * 3 + 2]!;
  if (system.variation.dyed) {
    const offset = (thread * system.variation.stations + station) * 3;
    r = system.variation.dyed[offset]!;
    g = system.variation.dyed[offset + 1]!;
    b = system.variation.dyed[offset + 2]!;
  }
  if (system.melange) {
    r += (system.melange[0]! - r) * other;
    g += (system.melange[1]! - g) * other;
    b += (system.melange[2]! - b) * other;
  }
  if (system.neps) {
    const nep = system.variation.nep[thread * system.variation.stations + station]!;
    if (nep > 0) {
      r += (system.neps[nep * 3 - 3]! - r) * NEP_COVER;
      g += (system.neps[nep * 3 - 2]! - g) * NEP_COVER;
      b += (system.neps[nep * 3 - 1]! - b) * NEP_COVER;
    }
  }
  out[0] = r * light;
  out[1] = g * light;
  out[2] = b * light;
}

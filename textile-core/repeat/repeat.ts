import { CM_PER_INCH, MM_PER_CM } from "@selvedge/geometry-core";
import { type AnyCloth, type KnittedCloth, threadsOf, type WovenCloth } from "../cloth.ts";
import { motifOfDecoration } from "../finish/decoration.ts";
import type { Motif } from "../finish/motif.ts";
import { netCellOf } from "../knit/lace.ts";
import { knitOf } from "../knit/structure.ts";
import type { EndsPerCm, Mm, PerInch } from "../units.ts";
import { weaveOf } from "../weave/table.ts";
import { endsOf, picksOf } from "../weave/weave.ts";

/** Big enough that a garment does not show the tiling, small enough that a yarn keeps its pixels. */
export const TILE_TARGET_MM: Mm = 60;

/** Size of a piece of cloth. In a knit the `ends` are wales and the `picks` are courses. */
export type Extent = { readonly ends: number; readonly picks: number; readonly mmWidth: Mm; readonly mmHeight: Mm };
/** A piece of cloth that repeats without a seam, and how often the pattern repeat lies in it each way. */
export type Tile = Extent & { readonly repeat: Extent; readonly across: number; readonly up: number };

export function greatestCommonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;

/** Distance of two threads (or wales, or meshes) across and up. */
function pitchOf(cloth: AnyCloth): { readonly across: Mm; readonly up: Mm } {
  switch (cloth.kind) {
    case "woven":
      return { across: MM_PER_CM / cloth.endsPerCm, up: MM_PER_CM / cloth.picksPerCm };
    case "knitted":
      return { across: MM_PER_CM / cloth.walesPerCm, up: MM_PER_CM / cloth.coursesPerCm };
    case "lace": {
      const { mmWidth, mmHeight } = netCellOf(cloth.net.meshMm);
      return { across: mmWidth, up: mmHeight };
    }
  }
}

function extent(cloth: AnyCloth, ends: number, picks: number): Extent {
  const { across, up } = pitchOf(cloth);
  return { ends, picks, mmWidth: ends * across, mmHeight: picks * up };
}

/** The ends of one wale of a corduroy, a whole number of pairs. */
export const endsPerWale = (endsPerCm: EndsPerCm, walesPerInch: PerInch): number =>
  Math.max(4, 2 * Math.round((endsPerCm * CM_PER_INCH) / walesPerInch / 2));

type Threads = { readonly ends: number; readonly picks: number };

function wovenRepeat(cloth: WovenCloth): Threads {
  const weave = weaveOf(cloth.weave);
  const wale = cloth.pile?.walesPerInch ? endsPerWale(cloth.endsPerCm, cloth.pile.walesPerInch) : 1;
  const stripe = cloth.pucker?.reduce((sum, [, ends]) => sum + ends, 0) ?? 1;
  const ends = leastCommonMultiple(endsOf(weave), threadsOf(cloth.warpOrder));
  return {
    ends: leastCommonMultiple(leastCommonMultiple(ends, wale), stripe),
    picks: leastCommonMultiple(picksOf(weave), threadsOf(cloth.weftOrder)),
  };
}

function knittedRepeat(cloth: KnittedCloth): Threads {
  const { chart, inlay } = knitOf(cloth.structure);
  // The tucks of a laid-in yarn step by half a float from one of its courses to the next.
  const wales = inlay ? leastCommonMultiple(chart[0]!.length, inlay.span) : chart[0]!.length;
  const courses = inlay ? leastCommonMultiple(chart.length, 2 * inlay.every) : chart.length;
  const { jacquard } = cloth;
  return {
    ends: leastCommonMultiple(wales, jacquard ? jacquard.chart[0]!.length : 1),
    picks: leastCommonMultiple(courses, jacquard ? jacquard.chart.length : threadsOf(cloth.courseOrder)),
  };
}

/** The repeat of threads and colours, before a motif is laid on them. */
function threadRepeat(cloth: AnyCloth): Threads {
  if (cloth.kind === "woven") return wovenRepeat(cloth);
  return cloth.kind === "knitted" ? knittedRepeat(cloth) : { ends: 1, picks: 1 };
}

/** The motif that a cloth carries, if it carries one. */
export function motifOf(cloth: AnyCloth): Motif | null {
  if (cloth.kind === "lace") return cloth.motif;
  return cloth.decoration ? motifOfDecoration(cloth.decoration) : null;
}

/**
 * The smallest piece after which structure and colours both begin again, in threads and mm. A motif takes the whole
 * number of thread repeats that comes closest to its own size.
 */
export function repeatOf(cloth: AnyCloth): Extent {
  const { ends, picks } = threadRepeat(cloth);
  const motif = motifOf(cloth);
  if (!motif) return extent(cloth, ends, picks);
  const { across, up } = pitchOf(cloth);
  return extent(cloth, ends * times(ends * across, motif.repeatMm), picks * times(picks * up, motif.repeatMm));
}

const times = (repeatMm: Mm, targetMm: Mm): number => Math.max(1, Math.round(targetMm / repeatMm));

/**
 * Whole repeats that come closest to `targetMm` square; a repeat that is larger stays one tile.
 * A long repeat one way lengthens the other, so that the tile stays near to a square.
 */
export function tileOf(cloth: AnyCloth, targetMm: Mm = TILE_TARGET_MM): Tile {
  const repeat = repeatOf(cloth);
  const goal = Math.max(targetMm, Math.min(repeat.mmWidth, targetMm * 2), Math.min(repeat.mmHeight, targetMm * 2));
  const across = times(repeat.mmWidth, goal);
  const up = times(repeat.mmHeight, goal);
  return { ...extent(cloth, repeat.ends * across, repeat.picks * up), repeat, across, up };
}

/** How often a motif lies in a tile each way: once in its own repeat, more often where the threads repeat more slowly. */
export const motifsIn = (
  { repeat, across, up }: Tile,
  { repeatMm }: Motif,
): { readonly across: number; readonly up: number } => ({
  across: across * times(repeatMm, repeat.mmWidth),
  up: up * times(repeatMm, repeat.mmHeight),
});

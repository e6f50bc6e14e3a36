import { type AnyCloth, threadsOf } from "../cloth.ts";
import { knitOf } from "../knit/structure.ts";
import { MM_PER_CM, type Mm } from "../units.ts";
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

const extent = (cloth: AnyCloth, ends: number, picks: number): Extent => ({
  ends,
  picks,
  mmWidth: (ends / (cloth.kind === "knitted" ? cloth.walesPerCm : cloth.endsPerCm)) * MM_PER_CM,
  mmHeight: (picks / (cloth.kind === "knitted" ? cloth.coursesPerCm : cloth.picksPerCm)) * MM_PER_CM,
});

/** The smallest piece after which structure and colours both begin again, in threads and mm. */
export function repeatOf(cloth: AnyCloth): Extent {
  if (cloth.kind === "knitted") {
    const { chart, inlay } = knitOf(cloth.structure);
    // The tucks of a laid-in yarn step by half a float from one of its courses to the next.
    const wales = inlay ? leastCommonMultiple(chart[0]!.length, inlay.span) : chart[0]!.length;
    const courses = inlay ? leastCommonMultiple(chart.length, 2 * inlay.every) : chart.length;
    return extent(cloth, wales, leastCommonMultiple(courses, threadsOf(cloth.courseOrder)));
  }
  const weave = weaveOf(cloth.weave);
  return extent(
    cloth,
    leastCommonMultiple(endsOf(weave), threadsOf(cloth.warpOrder)),
    leastCommonMultiple(picksOf(weave), threadsOf(cloth.weftOrder)),
  );
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

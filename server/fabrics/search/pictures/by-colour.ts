import { ciede2000Of, type Lab } from "@selvedge/textile-core";
import type { PictureIndex } from "./seen/replica.ts";

export type FoundColour = { readonly id: string; readonly deltaE: number };

/** A colour that covers less of a cloth than this is not what the cloth is bought for. */
const MIN_SHARE = 0.2;
const MAX_RESULTS = 200;

/** ΔE2000 is at least the difference of lightness over this: the most that its weight of lightness comes to. */
export const MAX_LIGHTNESS_WEIGHT = 1.75;

/** The lesser of a distance and that of another colour, which is only measured when its lightness is near enough to matter. */
function lesser(least: number, [l, a, b]: Lab, [l2, a2, b2]: readonly [number, number, number, number?]): number {
  return Math.abs(l - l2) > least * MAX_LIGHTNESS_WEIGHT ? least : Math.min(least, ciede2000Of(l, a, b, l2, a2, b2));
}

type Narrowed = {
  /** Null: all of them. */
  readonly isAllowed?: ((id: string) => boolean) | null;
  /** Whether one of its inks may be what a cloth is found by. */
  readonly byInks?: boolean;
};

/** Fabrics by colour, nearest first: CIEDE2000 of the cloth from afar, or of one of its inks that covers a good part of it. 100,000 take 25 ms. */
export function likeColour(
  { fabrics }: PictureIndex,
  wanted: Lab,
  { isAllowed = null, byInks = true }: Narrowed = {},
): readonly FoundColour[] {
  let found: FoundColour[] = [];
  // What is farther than the last of the list so far is not measured to its end.
  let farthest = Number.POSITIVE_INFINITY;
  for (const { id, meanLab, palette } of fabrics.values()) {
    let deltaE = lesser(farthest, wanted, meanLab);
    if (byInks) for (const ink of palette) if (ink[3] >= MIN_SHARE) deltaE = lesser(deltaE, wanted, ink);
    if (deltaE >= farthest || (isAllowed && !isAllowed(id))) continue;
    found.push({ id, deltaE });
    if (found.length < 2 * MAX_RESULTS) continue;
    found = nearestOf(found);
    farthest = found.at(-1)!.deltaE;
  }
  return nearestOf(found).map(({ id, deltaE }) => ({ id, deltaE: Math.round(deltaE * 100) / 100 }));
}

const nearestOf = (found: readonly FoundColour[]): FoundColour[] =>
  found.toSorted((first, second) => first.deltaE - second.deltaE).slice(0, MAX_RESULTS);

import { ciede2000Of, type Lab } from "@selvedge/textile-core";
import type { PictureIndex } from "./replica.ts";

export type FoundColour = { readonly id: string; readonly deltaE: number };

/** A colour that covers less of a cloth than this is not what the cloth is bought for. */
const LEAST_SHARE = 0.2;
const MOST_FOUND = 200;

/** Fabrics by colour, nearest first: CIEDE2000 of the cloth from afar, or of one of its inks that covers a good part of it. 100,000 take 0.2 s. */
export function likeColour(
  index: PictureIndex,
  [l, a, b]: Lab,
  isAllowed: (id: string) => boolean = () => true,
): readonly FoundColour[] {
  const found = index.fabrics.flatMap(({ id, meanLab, palette }): FoundColour[] => {
    if (!isAllowed(id)) return [];
    let deltaE = ciede2000Of(l, a, b, ...meanLab);
    for (const [l2, a2, b2, share] of palette)
      if (share >= LEAST_SHARE) deltaE = Math.min(deltaE, ciede2000Of(l, a, b, l2, a2, b2));
    return [{ id, deltaE: Math.round(deltaE * 100) / 100 }];
  });
  return found.sort((first, second) => first.deltaE - second.deltaE).slice(0, MOST_FOUND);
}

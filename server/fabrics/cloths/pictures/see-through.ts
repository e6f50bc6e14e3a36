import type { ClothMaps } from "@selvedge/textile-core";

/** A cloth that covers more than this share lets light through, but does not show what is behind it. */
const CLOSED_COVER = 0.95;

/** Whether one sees through the openings of a cloth: lace, net, voile, leno; not a poplin against the light. */
export function isSeeThrough({ isOpen, opacity }: Pick<ClothMaps, "isOpen" | "opacity">): boolean {
  if (!isOpen) return false;
  let covered = 0;
  for (let i = 0; i < opacity.length; i += 4) covered += opacity[i]!;
  return covered / (opacity.length / 4) < CLOSED_COVER * 255;
}

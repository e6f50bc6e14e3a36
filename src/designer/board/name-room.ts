import type { Point } from "./view.ts";

/** Names of pieces whose upper edges lie no farther apart than this, mm, stand beside each other at some zoom. */
const NAME_BAND_MM = 150;

/** How wide the name over `top` may be, mm, so that it meets no other: as far as the middle of the nearest one beside it. */
export const nameRoom = (top: Point, others: readonly Point[]): number =>
  Math.min(
    ...others.filter((other) => other !== top && Math.abs(other.y - top.y) < NAME_BAND_MM).map(({ x }) => Math.abs(x - top.x)),
  );

/** Levels change at these heights of the garment, in pixels of the screen. */
const NEAR_FROM_PX = 420;
/** A processor spends most of a frame on corners: it is spared them where the middle level is still within a pixel of the whole. */
const SOFTWARE_NEAR_FROM_PX = 1_000;
const SMALL_FROM_PX = 200;
/** A level is kept until the height is this much past its end, so that it does not flicker between two. */
const STAY = 0.88;

/** Which level a garment of this height on the screen is shown in; `before` is the one it has, and `isSoftware` where a processor draws. */
export function levelFor(heightPx: number, before: number, isSoftware = false): number {
  const isLargeFor = (level: number, from: number) => heightPx >= (before <= level ? STAY * from : from);
  if (isLargeFor(0, isSoftware ? SOFTWARE_NEAR_FROM_PX : NEAR_FROM_PX)) return 0;
  return isLargeFor(1, SMALL_FROM_PX) ? 1 : 2;
}

import type { Point } from "./view.ts";

/** Several fingers pressed and lifted in place: how many were down at most, since when, and where each came down. */
export type FingerTap = { readonly fingers: number; readonly since: number; readonly places: ReadonlyMap<number, Point> };
type Finger = { readonly pointerId: number; readonly clientX: number; readonly clientY: number; readonly timeStamp: number };

/** All fingers are up again within this time … */
export const TAP_MS = 400;
/** … and none has moved farther. */
const STILL_PX = 10;

/** One more finger came down. */
export const moreFingers = (
  tap: FingerTap | null,
  { pointerId, clientX, clientY, timeStamp }: Finger,
  fingers: number,
): FingerTap => ({
  fingers,
  since: tap?.since ?? timeStamp,
  places: new Map([...(tap?.places ?? []), [pointerId, { x: clientX, y: clientY }]]),
});

/** A finger moved: whether it is a pinch by now. */
export function hasLeft({ places }: FingerTap, { pointerId, clientX, clientY }: Finger): boolean {
  const from = places.get(pointerId);
  return from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX;
}

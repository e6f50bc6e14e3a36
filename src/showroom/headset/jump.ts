import type { Spot } from "../walk/route.ts";

/** While one is taken elsewhere it is dark so long: half of it before, half of it after. */
const FADE_MS = 100;

/** Where one is being taken, and how one looks there; `yaw` null where one looks on as one does. */
export type Jump = { readonly spot: Spot; readonly yaw: number | null; readonly startedAt: number; readonly isDone: boolean };

/** How dark it is, from 0 to 1. */
export const darknessOf = (jump: Jump | null, now: number): number =>
  jump ? Math.max(0, 1 - Math.abs((2 * (now - jump.startedAt)) / FADE_MS - 1)) : 0;

/** A jump that begins; during another it goes on as dark as it is: whoever holds a key down is taken on all the same. */
export function jumpTo(spot: Spot, yaw: number | null, now: number, before: Jump | null): Jump {
  const startedAt = now - (FADE_MS / 2) * darknessOf(before, now);
  return { spot, yaw, startedAt, isDone: false };
}

/** A jump that begins in the dark. */
export const jumpInTheDark = (spot: Spot, yaw: number | null, now: number): Jump => ({
  spot,
  yaw,
  startedAt: now - FADE_MS / 2,
  isDone: false,
});

/** Whether it is time to be there. */
export const isThere = ({ startedAt }: Jump, now: number): boolean => now - startedAt >= FADE_MS / 2;
/** Whether it is light again. */
export const isOver = ({ startedAt }: Jump, now: number): boolean => now - startedAt >= FADE_MS;

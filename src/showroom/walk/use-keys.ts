import type { KeyboardEvent } from "react";
import type { RoomHandle, Walk } from "../types.ts";

/** A step of the keyboard, mm, and a turn, radians. */
const STEP_MM = 420;
const TURN = Math.PI / 12;

/** Ahead, to the right, and to the left. */
const MOVES: Readonly<Record<string, readonly [ahead: number, right: number, left: number]>> = {
  ArrowUp: [1, 0, 0],
  ArrowDown: [-1, 0, 0],
  ArrowLeft: [0, 0, 1],
  ArrowRight: [0, 0, -1],
  KeyW: [1, 0, 0],
  KeyS: [-1, 0, 0],
  KeyA: [0, -1, 0],
  KeyD: [0, 1, 0],
};

/** The stop that a key leads to from stop `here` of so many; null for a key that leads to none. */
export function stopAfter(key: string, here: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "PageDown") return Math.min(count - 1, here + 1);
  if (key === "PageUp") return Math.max(0, here - 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** What hangs at the same stop after the one that is close; undefined where nothing hangs. */
function nextCloth({ pieces }: RoomHandle, stand: string | undefined, close: number): number | undefined {
  const hung = pieces.flatMap(({ kind, standId }, index) => (kind === "hanger" && standId === stand ? [index] : []));
  return hung[(hung.indexOf(close) + 1) % hung.length];
}

/** What the keyboard does in the room: arrows and WASD walk, Page Up and Page Down go from stop to stop, Enter comes close to one cloth after the other, Escape steps back. */
export function useKeys(handle: RoomHandle | null, walk: Walk, standIds: readonly string[]) {
  return (event: KeyboardEvent): void => {
    const { key, code } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Letters by their place: they lie together on every keyboard.
    const move = MOVES[key] ?? MOVES[code];
    const stop = stopAfter(key, walk.stand, standIds.length);
    if (!move && stop === null && key !== "Enter" && key !== "Escape") return;
    event.preventDefault();
    if (move?.[2]) walk.look(move[2] * TURN, 0);
    else if (move) walk.step(move[0] * STEP_MM, move[1] * STEP_MM);
    else if (stop !== null) walk.toStand(stop);
    else if (key === "Escape") walk.back();
    else if (handle) {
      const next = nextCloth(handle, standIds[Math.max(0, walk.stand)], walk.piece);
      if (next !== undefined) walk.toPiece(next);
    }
  };
}

import type { KeyboardEvent } from "react";
import { NEARER_STEP } from "../taken/reach.ts";
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

/** Of what is in hand: turned to the right, or the hanger after it. */
const HELD: Readonly<Record<string, { readonly turn: number } | { readonly next: 1 | -1 } | { readonly nearer: number }>> = {
  ArrowLeft: { turn: -1 },
  ArrowRight: { turn: 1 },
  ArrowUp: { next: -1 },
  ArrowDown: { next: 1 },
  "+": { nearer: NEARER_STEP },
  "=": { nearer: NEARER_STEP },
  "-": { nearer: 1 / NEARER_STEP },
};

/** What the keyboard does in the room: arrows and WASD walk, Page Up and Page Down go from stop to stop, Enter takes a hanger of the stop in hand. There the arrows turn it and take the one before or after it, plus and minus bring it nearer and farther, Escape puts it back. */
export function useKeys(handle: RoomHandle | null, walk: Walk, stands: number) {
  return (event: KeyboardEvent): void => {
    const { key, code } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Letters by their place: they lie together on every keyboard.
    const held = walk.piece >= 0 ? HELD[key] : undefined;
    const move = MOVES[key] ?? MOVES[code];
    const stop = stopAfter(key, walk.stand, stands);
    if (!held && !move && stop === null && key !== "Enter" && key !== "Escape") return;
    event.preventDefault();
    if (held) {
      if ("next" in held) walk.takeNext(held.next);
      else if ("turn" in held) handle?.turn(held.turn * TURN, 0);
      else handle?.nearer(held.nearer);
    } else if (move?.[2]) walk.look(move[2] * TURN, 0);
    else if (move) walk.step(move[0] * STEP_MM, move[1] * STEP_MM);
    else if (stop !== null) walk.toStand(stop);
    else if (key === "Escape") walk.putBack();
    else walk.takeNext(1);
  };
}

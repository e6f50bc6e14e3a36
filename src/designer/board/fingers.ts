import type { Session } from "../session/session.ts";
import { type FingerTap, hasLeft, moreFingers, TAP_MS } from "./finger-tap.ts";
import { createPalm } from "./palm.ts";
import { type Pinch, startPinch } from "./pinch.ts";
import type { Point } from "./view.ts";

/** The fingers on the board: one presses as a mouse does, more of them pinch or tap together. Each answers whether the pointer's own press goes on. */
export type Fingers = {
  /** `onTaken` is called where what was pressed before is taken back. */
  readonly down: (event: PointerEvent, onTaken: () => void) => boolean;
  readonly move: (event: PointerEvent) => boolean;
  readonly up: (event: PointerEvent) => boolean;
  /** The browser took the pointer away. */
  readonly lose: (event: PointerEvent) => boolean;
  /** Edits nothing, but may move the board. */
  readonly onlyPans: (event: PointerEvent) => boolean;
};

export function createFingers(
  { camera, editor }: Pick<Session, "camera" | "editor">,
  screenOf: (event: PointerEvent) => Point,
): Fingers {
  const touches = new Map<number, Point>();
  const palm = createPalm();
  let pinch: Pinch | null = null;
  let tap: FingerTap | null = null;

  /** A finger that came down as a palm, or was taken for one. */
  const rests = ({ pointerType, pointerId }: PointerEvent) => pointerType === "touch" && !touches.has(pointerId);
  const firstTwo = () => [...touches.values()] as [Point, Point];

  /** Two fingers pressed and lifted take the last step back, three do it again. */
  function endTap({ fingers, since }: FingerTap, now: number): void {
    tap = null;
    if (now - since > TAP_MS) return;
    if (fingers === 2) editor.undo();
    if (fingers === 3) editor.redo();
  }

  return {
    onlyPans: palm.onlyPans,
    down(event, onTaken) {
      if (palm.rests(event)) return false;
      if (event.pointerType === "pen" && touches.size > 0) {
        // The palm came down before the pen.
        touches.clear();
        [pinch, tap] = [null, null];
        onTaken();
      }
      if (event.pointerType !== "touch") return true;
      touches.set(event.pointerId, screenOf(event));
      if (touches.size > 1) tap = moreFingers(tap, event, touches.size);
      if (touches.size === 2) {
        onTaken();
        pinch = startPinch(camera, ...firstTwo());
      }
      return touches.size < 2;
    },
    move(event) {
      if (rests(event)) return false;
      if (event.pointerType !== "touch") return true;
      touches.set(event.pointerId, screenOf(event));
      if (tap && hasLeft(tap, event)) tap = null;
      if (!pinch || touches.size < 2) return true;
      pinch.move(...firstTwo());
      return false;
    },
    up(event) {
      palm.lift(event);
      if (rests(event)) return false;
      touches.delete(event.pointerId);
      const wasPinched = pinch !== null;
      if (touches.size < 2) pinch = null;
      if (tap && touches.size === 0) endTap(tap, event.timeStamp);
      return !wasPinched;
    },
    lose(event) {
      palm.lift(event);
      if (rests(event)) return false;
      touches.delete(event.pointerId);
      [pinch, tap] = [null, null];
      return true;
    },
  };
}

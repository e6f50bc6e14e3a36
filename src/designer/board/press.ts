import type { Session } from "../session/session.ts";
import type { Frame } from "./frame.ts";
import type { Gesture, Intent, PointerPlace } from "./gestures/gesture.ts";
import { intentAt } from "./gestures/intent.ts";

/** A press becomes a drag when the pointer has moved this far. */
const DRAG_PX = { mouse: 3, touch: 8 } as const;

/** Keys that are held to say how a gesture goes. */
const GESTURE_KEYS: ReadonlySet<string> = new Set(["Shift", "Alt", "AltGraph", "Control", "Meta", " "]);

type Press = { readonly intent: Intent; readonly from: PointerPlace; readonly isTouch: boolean; gesture: Gesture | null };

/** What is pressed on the board, from the press to its end as a drag or a tap. */
export type Pressing = {
  readonly isDown: () => boolean;
  readonly begin: (intent: Intent, from: PointerPlace, isTouch: boolean) => void;
  /** Takes the pointer's place, at most once a frame. */
  readonly moveTo: (place: PointerPlace) => void;
  /** Ends the gesture there, or taps. */
  readonly letGo: (place: PointerPlace) => void;
  readonly cancel: () => void;
  /**
   * Keys are handled here before the page's own shortcuts. Escape takes the gesture back and does nothing else; any other key that does
   * something finds the gesture ended, as a step of its own.
   */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export function createPressing(
  session: Session,
  frame: Frame,
  setCursor: (cursor: string) => void,
  isPanning: () => boolean,
): Pressing {
  const { live } = session;
  let press: Press | null = null;
  let latest: PointerPlace | null = null;
  let pending: number | null = null;

  function follow(): void {
    pending = null;
    if (!latest) return;
    if (!press) {
      setCursor(intentAt(session, latest, { isTouch: false, isPanning: isPanning() }).cursor);
      return;
    }
    if (!press.gesture) {
      const far = Math.hypot(latest.screen.x - press.from.screen.x, latest.screen.y - press.from.screen.y);
      if (far < (press.isTouch ? DRAG_PX.touch : DRAG_PX.mouse) || !press.intent.drag) return;
      press.gesture = press.intent.drag(press.from);
      setCursor(press.gesture.cursor);
      live.setState({ isGesturing: true });
    }
    press.gesture.move(latest);
    frame.flush();
  }
  const followSoon = () => {
    pending ??= requestAnimationFrame(follow);
  };
  const stopFrame = () => {
    if (pending !== null) cancelAnimationFrame(pending);
    pending = null;
  };

  function cancel(): void {
    stopFrame();
    press?.gesture?.cancel();
    press = null;
    live.setState({ isGesturing: false, guides: null, readout: null, marquee: null });
  }

  function letGo(place: PointerPlace): void {
    stopFrame();
    latest = place;
    follow();
    const done = press;
    press = null;
    if (!done) return;
    if (done.gesture) done.gesture.end(place);
    else done.intent.tap?.();
    live.setState({ isGesturing: false });
    followSoon();
  }

  return {
    isDown: () => press !== null,
    begin(intent, from, isTouch) {
      press = { intent, from, isTouch, gesture: null };
      latest = from;
    },
    moveTo(place) {
      latest = place;
      followSoon();
    },
    letGo,
    cancel,
    onKeyDown(event) {
      if (!press) return;
      if (event.key !== "Escape") {
        if (press.gesture && latest && !GESTURE_KEYS.has(event.key)) letGo(latest);
        return;
      }
      event.stopImmediatePropagation();
      event.preventDefault();
      cancel();
    },
  };
}

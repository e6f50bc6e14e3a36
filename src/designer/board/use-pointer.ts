import { type RefObject, useEffect } from "react";
import type { Session } from "../session/session.ts";
import { type FingerTap, hasLeft, moreFingers, TAP_MS } from "./finger-tap.ts";
import type { Frame } from "./frame.ts";
import type { Gesture, PointerPlace } from "./gestures/gesture.ts";
import { type Intent, intentAt } from "./gestures/intent.ts";
import { createPalm } from "./palm.ts";
import { type Pinch, startPinch } from "./pinch.ts";
import { type Point, toBoard } from "./view.ts";

/** A press becomes a drag when the pointer has moved this far. */
const DRAG_PX = { mouse: 3, touch: 8 } as const;
const MIDDLE_BUTTON = 1;
/** One notch of a wheel zooms by this factor; finer devices by parts of it. */
const ZOOM_PER_WHEEL_PX = 1.0022;

/** Keys that are held to say how a gesture goes. */
const GESTURE_KEYS: ReadonlySet<string> = new Set(["Shift", "Alt", "AltGraph", "Control", "Meta", " "]);

type Press = { readonly intent: Intent; readonly from: PointerPlace; readonly isTouch: boolean; gesture: Gesture | null };

/**
 * Hands pointer, wheel and touch on the board to gestures. Moves are taken at most once a frame and end in `frame.flush`, so that what a move
 * shows is drawn in the same frame. `heldSpace` says whether the space bar is down.
 */
export function usePointer(
  area: RefObject<HTMLDivElement | null>,
  session: Session,
  frame: Frame,
  heldSpace: RefObject<boolean>,
): void {
  useEffect(() => {
    const node = area.current;
    if (!node) return;
    const { camera, live } = session;
    const touches = new Map<number, Point>();
    const palm = createPalm();
    let press: Press | null = null;
    let pinch: Pinch | null = null;
    let tap: FingerTap | null = null;
    let latest: PointerPlace | null = null;
    let pending: number | null = null;

    const placeOf = (event: {
      clientX: number;
      clientY: number;
      shiftKey: boolean;
      altKey: boolean;
      ctrlKey: boolean;
      metaKey: boolean;
    }): PointerPlace => {
      const box = node.getBoundingClientRect();
      const screen = { x: event.clientX - box.left, y: event.clientY - box.top };
      return {
        screen,
        board: toBoard(camera.getState().view, screen),
        shift: event.shiftKey,
        alt: event.altKey,
        ctrl: event.ctrlKey || event.metaKey,
      };
    };
    const setCursor = (cursor: string) => {
      if (node.style.cursor !== cursor) node.style.cursor = cursor;
    };
    const stopFrame = () => {
      if (pending !== null) cancelAnimationFrame(pending);
      pending = null;
    };
    const modeOf = (isTouch: boolean) => ({ isTouch, isPanning: heldSpace.current });

    function follow(): void {
      pending = null;
      if (!latest) return;
      if (!press) {
        setCursor(intentAt(session, latest, modeOf(false)).cursor);
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

    function cancel(): void {
      stopFrame();
      press?.gesture?.cancel();
      press = null;
      live.setState({ isGesturing: false, guides: null, readout: null, marquee: null });
    }

    /** Ends the gesture there, or taps. */
    function letGo(at: PointerPlace): void {
      stopFrame();
      latest = at;
      follow();
      const done = press;
      press = null;
      if (!done) return;
      if (done.gesture) done.gesture.end(at);
      else done.intent.tap?.();
      live.setState({ isGesturing: false });
      followSoon();
    }

    function onPointerDown(event: PointerEvent): void {
      if (event.target instanceof Element && event.target.closest("[data-overlay]")) return;
      const isTouch = event.pointerType === "touch";
      if (palm.rests(event)) return;
      if (event.pointerType === "pen" && touches.size > 0) {
        // The palm came down before the pen.
        touches.clear();
        [pinch, tap] = [null, null];
        cancel();
      }
      if (isTouch) {
        touches.set(event.pointerId, placeOf(event).screen);
        if (touches.size > 1) tap = moreFingers(tap, event, touches.size);
        if (touches.size === 2) {
          cancel();
          const [a, b] = [...touches.values()] as [Point, Point];
          pinch = startPinch(camera, a, b);
          return;
        }
        if (touches.size > 2) return;
      }
      if (event.button !== 0 && event.button !== MIDDLE_BUTTON) return;
      if (event.button === MIDDLE_BUTTON) event.preventDefault();
      node!.focus({ preventScroll: true });
      node!.setPointerCapture(event.pointerId);
      const from = placeOf(event);
      const isPanning = heldSpace.current || event.button === MIDDLE_BUTTON || palm.onlyPans(event);
      const intent = intentAt(session, from, { isTouch, isPanning });
      intent.press?.();
      press = { intent, from, isTouch, gesture: null };
      latest = from;
    }

    /** A finger that came down as a palm, or was taken for one. */
    const rests = ({ pointerType, pointerId }: PointerEvent) => pointerType === "touch" && !touches.has(pointerId);

    function onPointerMove(event: PointerEvent): void {
      if (rests(event)) return;
      if (event.pointerType === "touch" && touches.has(event.pointerId)) {
        touches.set(event.pointerId, placeOf(event).screen);
        if (tap && hasLeft(tap, event)) tap = null;
        if (pinch && touches.size >= 2) {
          const [a, b] = [...touches.values()] as [Point, Point];
          pinch.move(a, b);
          return;
        }
      }
      latest = placeOf(event);
      session.pointer.setState({ at: latest.board });
      followSoon();
    }

    /** Two fingers pressed and lifted take the last step back, three do it again. */
    function endTap({ fingers, since }: FingerTap, now: number): void {
      tap = null;
      if (now - since > TAP_MS) return;
      if (fingers === 2) session.editor.undo();
      if (fingers === 3) session.editor.redo();
    }

    function onPointerUp(event: PointerEvent): void {
      palm.lift(event);
      if (rests(event)) return;
      touches.delete(event.pointerId);
      if (pinch) {
        if (touches.size < 2) pinch = null;
        if (tap && touches.size === 0) endTap(tap, event.timeStamp);
        return;
      }
      if (tap && touches.size === 0) endTap(tap, event.timeStamp);
      if (press) letGo(placeOf(event));
    }

    function onPointerCancel(event: PointerEvent): void {
      palm.lift(event);
      if (rests(event)) return;
      touches.delete(event.pointerId);
      pinch = null;
      tap = null;
      cancel();
    }

    function onWheel(event: WheelEvent): void {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const { screen } = placeOf(event);
      if (event.ctrlKey || event.metaKey || isNotchedWheel(event)) {
        camera.zoomBy(
          ZOOM_PER_WHEEL_PX ** (-event.deltaY * unit * (event.ctrlKey && Math.abs(event.deltaY) < 50 ? 4 : 1)),
          screen,
        );
      } else if (event.shiftKey && event.deltaX === 0) {
        camera.panBy(-event.deltaY * unit, 0);
      } else {
        camera.panBy(-event.deltaX * unit, -event.deltaY * unit);
      }
    }

    const onLeave = () => session.pointer.setState({ at: null });
    // Keys are heard here before the page's own shortcuts. Escape takes the gesture back and does nothing else; any other key that does
    // something finds the gesture ended, as a step of its own.
    function onKeyDown(event: KeyboardEvent): void {
      if (!press) return;
      if (event.key !== "Escape") {
        if (press.gesture && latest && !GESTURE_KEYS.has(event.key)) letGo(latest);
        return;
      }
      event.stopImmediatePropagation();
      event.preventDefault();
      cancel();
    }

    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerdown", onPointerDown, { signal });
    node.addEventListener("pointermove", onPointerMove, { signal });
    node.addEventListener("pointerup", onPointerUp, { signal });
    node.addEventListener("pointercancel", onPointerCancel, { signal });
    node.addEventListener("pointerleave", onLeave, { signal });
    node.addEventListener("wheel", onWheel, { signal, passive: false });
    window.addEventListener("keydown", onKeyDown, { signal, capture: true });
    return () => {
      cancel();
      stop.abort();
    };
  }, [area, session, frame, heldSpace]);
}

/** A mouse wheel turns in large whole steps and only one way; a touchpad slides. The first zooms, the second moves the board. */
function isNotchedWheel({ deltaMode, deltaX, deltaY, shiftKey }: WheelEvent): boolean {
  return (
    !shiftKey &&
    deltaX === 0 &&
    (deltaMode === WheelEvent.DOM_DELTA_LINE || (Math.abs(deltaY) >= 100 && Number.isInteger(deltaY)))
  );
}

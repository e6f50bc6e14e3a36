import { type RefObject, useEffect } from "react";
import type { Session } from "../session/session.ts";
import { createFingers } from "./fingers.ts";
import type { Frame } from "./frame.ts";
import { intentAt } from "./gestures/intent.ts";
import { pointerPlace } from "./pointer-place.ts";
import { createPressing } from "./press.ts";
import { turnWheel } from "./wheel.ts";

const MIDDLE_BUTTON = 1;

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
    return hearPointer(node, session, frame, heldSpace);
  }, [area, session, frame, heldSpace]);
}

/** Listens until what it returns is called. */
function hearPointer(node: HTMLDivElement, session: Session, frame: Frame, heldSpace: RefObject<boolean>): () => void {
  const { camera } = session;
  const placeOf = (event: MouseEvent) => pointerPlace(node, camera.getState().view, event);
  const setCursor = (cursor: string) => {
    if (node.style.cursor !== cursor) node.style.cursor = cursor;
  };
  const fingers = createFingers(session, (event) => placeOf(event).screen);
  const pressing = createPressing(session, frame, setCursor, () => heldSpace.current);

  function onPointerDown(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest("[data-overlay]")) return;
    if (!fingers.down(event, pressing.cancel)) return;
    if (event.button !== 0 && event.button !== MIDDLE_BUTTON) return;
    if (event.button === MIDDLE_BUTTON) event.preventDefault();
    node.focus({ preventScroll: true });
    node.setPointerCapture(event.pointerId);
    const from = placeOf(event);
    const isTouch = event.pointerType === "touch";
    const isPanning = heldSpace.current || event.button === MIDDLE_BUTTON || fingers.onlyPans(event);
    const intent = intentAt(session, from, { isTouch, isPanning });
    intent.press?.();
    pressing.begin(intent, from, isTouch);
  }

  function onPointerMove(event: PointerEvent): void {
    if (!fingers.move(event)) return;
    const place = placeOf(event);
    session.pointer.setState({ at: place.board });
    pressing.moveTo(place);
  }

  function onPointerUp(event: PointerEvent): void {
    if (fingers.up(event) && pressing.isDown()) pressing.letGo(placeOf(event));
  }

  function onPointerCancel(event: PointerEvent): void {
    if (fingers.lose(event)) pressing.cancel();
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    turnWheel(camera, event, placeOf(event).screen);
  }

  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener("pointerdown", onPointerDown, { signal });
  node.addEventListener("pointermove", onPointerMove, { signal });
  node.addEventListener("pointerup", onPointerUp, { signal });
  node.addEventListener("pointercancel", onPointerCancel, { signal });
  node.addEventListener("pointerleave", () => session.pointer.setState({ at: null }), { signal });
  node.addEventListener("wheel", onWheel, { signal, passive: false });
  window.addEventListener("keydown", pressing.onKeyDown, { signal, capture: true });
  return () => {
    pressing.cancel();
    stop.abort();
  };
}

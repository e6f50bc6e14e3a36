import type { PointerPlace } from "./gestures/gesture.ts";
import { toBoard, type View } from "./view.ts";

type Pointed = Pick<MouseEvent, "clientX" | "clientY" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey">;

/** Where an event is in the board area `node`, seen as `view`. */
export function pointerPlace(node: Element, view: View, event: Pointed): PointerPlace {
  const box = node.getBoundingClientRect();
  const screen = { x: event.clientX - box.left, y: event.clientY - box.top };
  return {
    screen,
    board: toBoard(view, screen),
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey || event.metaKey,
  };
}

import type { Camera } from "../camera.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";

/** Moves the board with the pointer. */
export function pan(camera: Camera, from: PointerPlace): Gesture {
  const start = camera.getState().view;
  const moveTo = (to: PointerPlace) =>
    camera.show({ ...start, x: start.x + to.screen.x - from.screen.x, y: start.y + to.screen.y - from.screen.y });
  return { cursor: "grabbing", move: moveTo, end: moveTo, cancel: () => camera.show(start) };
}

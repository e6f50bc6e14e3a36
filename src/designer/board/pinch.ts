import type { Camera } from "./camera.ts";
import type { Point, View } from "./view.ts";

/** Two fingers on the board: the two points they hold stay under them. */
export type Pinch = { move: (a: Point, b: Point) => void };

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** The view after two fingers went from one place to another, in CSS px. */
export function pinched(view: View, from: readonly [Point, Point], to: readonly [Point, Point]): View {
  const factor = apart(...to) / apart(...from);
  const [start, end] = [middle(...from), middle(...to)];
  return {
    pxPerMm: view.pxPerMm * factor,
    x: end.x - (start.x - view.x) * factor,
    y: end.y - (start.y - view.y) * factor,
  };
}

export function startPinch(camera: Camera, a: Point, b: Point): Pinch {
  const start = camera.getState().view;
  return { move: (toA, toB) => camera.show(pinched(start, [a, b], [toA, toB])) };
}

import type { Camera } from "./camera.ts";
import type { Point } from "./view.ts";

/** One notch of a wheel zooms by this factor; finer devices by parts of it. */
const ZOOM_PER_WHEEL_PX = 1.0022;

/** Zooms about the pointer at `screen`, or moves the board. */
export function turnWheel(camera: Camera, event: WheelEvent, screen: Point): void {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  if (event.ctrlKey || event.metaKey || isNotchedWheel(event)) {
    camera.zoomBy(ZOOM_PER_WHEEL_PX ** (-event.deltaY * unit * (event.ctrlKey && Math.abs(event.deltaY) < 50 ? 4 : 1)), screen);
  } else if (event.shiftKey && event.deltaX === 0) {
    camera.panBy(-event.deltaY * unit, 0);
  } else {
    camera.panBy(-event.deltaX * unit, -event.deltaY * unit);
  }
}

/** A mouse wheel turns in large whole steps and only one way; a touchpad slides. The first zooms, the second moves the board. */
function isNotchedWheel({ deltaMode, deltaX, deltaY, shiftKey }: WheelEvent): boolean {
  return (
    !shiftKey &&
    deltaX === 0 &&
    (deltaMode === WheelEvent.DOM_DELTA_LINE || (Math.abs(deltaY) >= 100 && Number.isInteger(deltaY)))
  );
}

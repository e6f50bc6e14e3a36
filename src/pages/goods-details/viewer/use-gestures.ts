import { perMm } from "@selvedge/geometry-core";
import { type RefObject, useEffect } from "react";
import { moved, type Sight, type Size, STEP, zoomed } from "./sight.ts";

type Change = (change: (sight: Sight, size: Size) => Sight) => void;
type At = { readonly x: number; readonly y: number };

/** One notch of a wheel. */
const NOTCH_PX = 100;

/** Wheel, drag and pinch on the cloth. One finger leaves up and down to the page; two fingers pull and zoom. */
export function useGestures(element: RefObject<HTMLElement | null>, change: Change): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const held = new Map<number, At>();
    const inside = ({ clientX, clientY }: MouseEvent): At => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const span = () => {
      const [a, b] = [...held.values()] as [At, At];
      return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, length: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const notches = (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY) / NOTCH_PX;
      const point = inside(event);
      change((sight, size) => zoomed(sight, perMm(sight.pxPerMm * STEP ** (-notches / 2)), point, size));
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      node.setPointerCapture(event.pointerId);
      held.set(event.pointerId, inside(event));
    };
    const onMove = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const point = inside(event);
      if (held.size === 2) {
        const from = span();
        held.set(event.pointerId, point);
        const to = span();
        change((sight, size) =>
          zoomed(
            moved(sight, to.middle.x - from.middle.x, to.middle.y - from.middle.y),
            perMm((sight.pxPerMm * to.length) / from.length),
            to.middle,
            size,
          ),
        );
        return;
      }
      held.set(event.pointerId, point);
      change((sight) => moved(sight, point.x - before.x, point.y - before.y));
    };
    const onUp = (event: PointerEvent) => void held.delete(event.pointerId);
    node.addEventListener("wheel", onWheel, { passive: false });
    node.addEventListener("pointerdown", onDown);
    node.addEventListener("pointermove", onMove);
    node.addEventListener("pointerup", onUp);
    node.addEventListener("pointercancel", onUp);
    return () => {
      node.removeEventListener("wheel", onWheel);
      node.removeEventListener("pointerdown", onDown);
      node.removeEventListener("pointermove", onMove);
      node.removeEventListener("pointerup", onUp);
      node.removeEventListener("pointercancel", onUp);
    };
  }, [element, change]);
}

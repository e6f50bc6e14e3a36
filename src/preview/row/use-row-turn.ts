import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type PreviewView, VIEWS } from "../types.ts";
import type { RowHandle } from "./row-scene.tsx";

const KEY_TURN = Math.PI / 12;
const TURN_PER_PX = 0.009;

/** What pointer and keys do to a row: they turn all its garments; Enter shows the side after `view`. */
export function useRowTurn(row: RowHandle | null, view: PreviewView | null) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const letGo = () => {
    from.current = null;
  };
  return {
    onPointerDown({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      from.current = { x: clientX, y: clientY };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, clientY, pointerType }: PointerEvent) {
      if (!from.current) return;
      // A finger that moves up or down scrolls the page.
      const up = pointerType === "touch" ? 0 : clientY - from.current.y;
      row?.rig.nudge((from.current.x - clientX) * TURN_PER_PX, up * TURN_PER_PX);
      from.current = { x: clientX, y: clientY };
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Enter") {
        event.preventDefault();
        row?.rig.goTo(VIEWS[(VIEWS.indexOf(view ?? "back") + 1) % VIEWS.length]!, performance.now());
      }
      const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 0.5], ArrowDown: [0, -0.5] }[event.key];
      if (!by) return;
      event.preventDefault();
      row?.rig.nudge(by[0]! * KEY_TURN, by[1]! * KEY_TURN);
    },
  };
}

import { type PointerEvent, useRef } from "react";
import type { RoomHandle, Walk } from "../types.ts";
import { Presses } from "./presses.ts";

/** A drag over the whole height turns by this, radians. */
const LOOK = 1.3;
/** The same drag turns what is in hand by this, radians. */
const TURN = 3.2;
/** Two fingers spread by a pixel go this many mm ahead. */
const PINCH_MM = 7;

/** What a pointer does to the room: a click goes there, takes a hanger in hand or goes to a garment, a drag looks round, two fingers walk. With something in hand a click beside it puts it back, a drag turns it, two fingers bring it nearer. */
export function useGestures(handle: RoomHandle | null, walk: Walk) {
  const kept = useRef<Presses>(null);
  kept.current ??= new Presses();
  const presses = kept.current;
  const letGo = (event: PointerEvent) => void presses.end(event);

  function click({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const picked = handle?.pick(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
    if (picked?.kind === "cloth") walk.take(picked.piece);
    else if (walk.piece >= 0) walk.putBack();
    else if (picked?.kind === "garment") walk.toGarment(picked.garment);
    else if (picked) walk.toSpot(picked.spot);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      presses.begin(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      // Released where nobody heard of it, as over a menu of the browser.
      if (event.buttons === 0) return letGo(event);
      const wide = presses.spread;
      const gone = presses.move(event);
      if (!gone) return;
      const isHeld = walk.piece >= 0;
      if (presses.size === 2 && isHeld) handle?.nearer(wide > 0 ? presses.spread / wide : 1);
      else if (presses.size === 2) walk.step((presses.spread - wide) * PINCH_MM, 0);
      else if (presses.size === 1 && presses.isDrag) {
        const perPx = (isHeld ? TURN : LOOK) / event.currentTarget.clientHeight;
        if (isHeld) handle?.turn(gone.x * perPx, gone.y * perPx);
        else walk.look(gone.x * perPx, gone.y * perPx);
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (presses.end(event) && event.button === 0) click(event);
    },
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  };
}

import { type PointerEvent, useRef } from "react";
import type { RoomHandle, Walk } from "../types.ts";

/** A press that moves less than this is a click, CSS pixels. */
const CLICK_PX = 6;
/** A drag over the whole height turns by this, radians. */
const LOOK = 1.3;
/** The same drag turns what is in hand by this, radians. */
const TURN = 3.2;
/** Two fingers spread by a pixel go this many mm ahead. */
const PINCH_MM = 7;

type Point = { readonly x: number; readonly y: number };

/** What a pointer does to the room: a click goes there or takes a hanger in hand, a drag looks round, two fingers walk. With something in hand a click beside it puts it back, a drag turns it, two fingers bring it nearer. */
export function useGestures(handle: RoomHandle | null, walk: Walk) {
  const down = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const spread = () => {
    const [a, b] = [...down.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const letGo = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  return {
    onPointerDown({ clientX, clientY, pointerId, currentTarget, button }: PointerEvent<HTMLElement>) {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      down.current.set(pointerId, { x: clientX, y: clientY });
      if (down.current.size === 1) moved.current = 0;
      else moved.current = CLICK_PX;
    },
    onPointerMove({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      const before = down.current.get(pointerId);
      if (!before) return;
      const wide = spread();
      down.current.set(pointerId, { x: clientX, y: clientY });
      const [dx, dy] = [clientX - before.x, clientY - before.y];
      moved.current += Math.hypot(dx, dy);
      const isHeld = walk.piece >= 0;
      if (down.current.size === 2 && isHeld) handle?.nearer(wide > 0 ? spread() / wide : 1);
      else if (down.current.size === 2) walk.step((spread() - wide) * PINCH_MM, 0);
      else if (moved.current >= CLICK_PX) {
        const perPx = (isHeld ? TURN : LOOK) / currentTarget.clientHeight;
        if (isHeld) handle?.turn(dx * perPx, dy * perPx);
        else walk.look(dx * perPx, dy * perPx);
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isClick = down.current.size === 1 && moved.current < CLICK_PX;
      letGo(event);
      if (!isClick || !handle) return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      const picked = handle.pick(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
      if (picked?.kind === "cloth") walk.take(picked.piece);
      else if (walk.piece >= 0) walk.putBack();
      else if (picked) walk.toSpot(picked.spot);
    },
    onPointerCancel: letGo,
  };
}

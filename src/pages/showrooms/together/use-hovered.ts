import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { RoomHandle } from "../../../showroom/types.ts";

type Point = { readonly x: number; readonly y: number };

/** Which cloth of the room the mouse is on, or while a headset is worn a hand points at, by its index; −1 for none. It is looked for when it is asked for and the mouse has moved. */
export function useHovered(frame: RefObject<HTMLElement | null>, handle: RoomHandle | null): () => number {
  const now = useRef<{ point: Point | null; found: number }>({ point: null, found: -1 });
  const drawn = useRef(handle);
  drawn.current = handle;
  useEffect(() => {
    const picture = handle && frame.current?.querySelector<HTMLElement>("[data-room] > button");
    if (!picture) return;
    const move = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      const { left, top, width, height } = picture.getBoundingClientRect();
      now.current.point = { x: ((clientX - left) / width) * 2 - 1, y: 1 - ((clientY - top) / height) * 2 };
    };
    const leave = () => {
      now.current = { point: null, found: -1 };
    };
    picture.addEventListener("pointermove", move);
    picture.addEventListener("pointerleave", leave);
    return () => {
      picture.removeEventListener("pointermove", move);
      picture.removeEventListener("pointerleave", leave);
    };
  }, [handle, frame]);
  return useCallback(() => {
    const pointed = drawn.current?.pointed() ?? null;
    if (pointed !== null) {
      // Where the mouse was before is not where one points afterwards.
      now.current = { point: null, found: -1 };
      return pointed;
    }
    const { point } = now.current;
    if (!point || !drawn.current) return now.current.found;
    const picked = drawn.current.pick(point.x, point.y);
    now.current = { point: null, found: picked?.kind === "cloth" ? picked.piece : -1 };
    return now.current.found;
  }, []);
}

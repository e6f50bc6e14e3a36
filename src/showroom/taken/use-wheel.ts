import { type RefObject, useEffect, useRef } from "react";
import type { RoomHandle } from "../types.ts";
import { nearerByWheel } from "./wheel.ts";

/** The wheel over what this goes on brings what is in hand nearer and takes it farther away; where nothing comes nearer it scrolls the page. */
export function useWheel(handle: RoomHandle | null, comesNearer: boolean): RefObject<HTMLButtonElement | null> {
  const over = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const node = over.current;
    if (!node || !handle || !comesNearer) return;
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY === 0) return;
      event.preventDefault();
      handle.nearer(nearerByWheel(event));
    };
    // Listeners of React are passive: the page would scroll as well.
    node.addEventListener("wheel", onWheel, { passive: false });
    return () => node.removeEventListener("wheel", onWheel);
  }, [handle, comesNearer]);
  return over;
}

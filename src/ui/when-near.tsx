import { type ReactNode, useRef } from "react";
import { useNear } from "./near.ts";

/** How far below the window something is begun to be loaded: about one turn of the wheel before it is seen. */
const NEAR_PX = 300;

/** Shows its children when they come near the window; until then `room` keeps their place. */
export function WhenNear({ room, children }: { room: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, NEAR_PX);
  return <div ref={place}>{isNear ? children : room}</div>;
}

import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far below the window something is begun to be loaded: about one turn of the wheel before it is seen. */
const NEAR_PX = 300;

/** Shows its children when they come near the window; until then `room` keeps their place. */
export function WhenNear({ room, children }: { room: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: `${NEAR_PX}px 0px`,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : room}</div>;
}

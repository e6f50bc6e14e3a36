import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come within so many px of the window once; always where it does not matter. */
export function useNear(element: RefObject<HTMLElement | null>, nearPx: number, matters = true): boolean {
  const [hasBeen, setNear] = useState(false);
  const isNear = hasBeen || !matters;
  useEffect(() => {
    if (!element.current || isNear) return;
    // A busy window may report "not visible" and "visible" in one batch, so any entry of it counts.
    const hear = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    const watch = new IntersectionObserver(hear, { rootMargin: `${nearPx}px 0px` });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, nearPx, isNear]);
  return isNear;
}

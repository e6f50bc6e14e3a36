import { type RefObject, useEffect, useState } from "react";
import type { Size } from "./sight.ts";

/** The size of an element as it changes; nothing until it was measured. */
export function useSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setSize({ width: node.clientWidth, height: node.clientHeight }));
    observer.observe(node);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

import { useCallback, useEffect, useRef } from "react";

/** A processor takes about so long for a frame: what comes in meanwhile is drawn in one. */
const TOGETHER_MS = 250;

/** Asks for a frame because something came in: a picture, a tile, another dress. Where a processor draws, for all of it together a moment later. */
export function useArrivals(invalidate: () => void, isSoftware: boolean): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return useCallback(() => {
    if (!isSoftware) return invalidate();
    timer.current ??= setTimeout(() => {
      timer.current = null;
      invalidate();
    }, TOGETHER_MS);
  }, [invalidate, isSoftware]);
}

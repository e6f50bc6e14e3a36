import { useEffect, useState } from "react";

/** Presses that came before the actions were there; they are done once these arrive. */
export type Early = { readonly take: () => readonly KeyboardEvent[] };

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "contextmenu", "paste"] as const;
/** Keys a browser would take for itself while the actions are on their way. */
const OURS = /^[sdgklhz]$/i;

/** Actions, menus and the palette are fetched at the first pointer or key event, to keep the first load small: null before, then the keys pressed meanwhile. */
export function useTools(): Early | null {
  const [early, setEarly] = useState<Early | null>(null);
  useEffect(() => {
    let kept: KeyboardEvent[] | null = [];
    const stop = new AbortController();
    const wake = (event: Event) => {
      // A page that appears under a resting pointer gets a move event of zero distance.
      if (event.type === "pointermove" && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
      if (kept && event instanceof KeyboardEvent) {
        if ((event.ctrlKey || event.metaKey) && OURS.test(event.key)) event.preventDefault();
        if (!event.defaultPrevented || event.ctrlKey || event.metaKey) kept.push(event);
      }
      setEarly(
        (known) =>
          known ?? {
            take: () => {
              const taken = kept ?? [];
              kept = null;
              stop.abort();
              return taken;
            },
          },
      );
    };
    for (const sign of SIGNS) window.addEventListener(sign, wake, { signal: stop.signal, passive: sign === "pointermove" });
    return () => stop.abort();
  }, []);
  return early;
}

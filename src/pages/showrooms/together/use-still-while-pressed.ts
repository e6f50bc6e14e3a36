import { useEffect, useRef, useState } from "react";

/** How a press ends; not every browser says that the pointer is up when a menu opens or the window is left. */
const ENDS = ["pointerup", "pointercancel", "contextmenu", "blur"] as const;

/**
 * What is shown, as it was when a press began anywhere on the page, and as it is now once the press has ended. Others come, go and lead at any
 * moment; were the list to grow under a pointer that is down, the press would end on something else, and be none.
 */
export function useStillWhilePressed<Shown>(shown: Shown): Shown {
  const [held, setHeld] = useState<{ readonly shown: Shown } | null>(null);
  const now = useRef(shown);
  now.current = shown;
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ button }: PointerEvent) => {
      if (button !== 0) return;
      clearTimeout(ending);
      setHeld((before) => before ?? { shown: now.current });
    };
    // After the click: it comes once the pointer is up.
    const end = () => {
      clearTimeout(ending);
      ending = setTimeout(setHeld, 0, null);
    };
    addEventListener("pointerdown", begin, true);
    for (const name of ENDS) addEventListener(name, end, true);
    return () => {
      clearTimeout(ending);
      removeEventListener("pointerdown", begin, true);
      for (const name of ENDS) removeEventListener(name, end, true);
    };
  }, []);
  return held ? held.shown : shown;
}

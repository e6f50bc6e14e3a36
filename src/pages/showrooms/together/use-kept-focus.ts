import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Leads the focus to a heading when what had it goes: a leader leads no more, a hanger is put back, the connection is lost. Whoever is
 * elsewhere on the page stays there. To be spread over what the heading stands in.
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) heading.current?.focus();
  });
  return {
    onFocus({ target }: FocusEvent) {
      last.current = target;
    },
    onBlur({ target }: FocusEvent) {
      // A window that is left for another one keeps its focus.
      if (document.activeElement !== target) last.current = null;
    },
  };
}

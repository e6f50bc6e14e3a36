import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** Gives the focus to what cannot be tabbed to: from there the next Tab goes on. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Leads the focus to `target` when what had it is taken away: a removed filter, a list that is replaced, a hanger that is put back.
 * Without it a keyboard would start again at the head of the page. Whoever left the focus stays without it. Looked at whenever the
 * component that uses it has rendered; the answer is to be spread over the element within which the focus is followed.
 */
export function useKeptFocus(target: () => HTMLElement | null | undefined) {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === null || document.activeElement === document.body) focusOn(target());
  });
  return {
    onFocus({ currentTarget, target: element }: FocusEvent) {
      // A dialog that was opened from within stands elsewhere in the page.
      last.current = currentTarget.contains(element) ? element : null;
    },
    onBlur({ target: element }: FocusEvent) {
      // A window that is left for another one keeps its focus. React tells of no blur by which an element is taken away.
      if (document.activeElement !== element) last.current = null;
    },
  };
}

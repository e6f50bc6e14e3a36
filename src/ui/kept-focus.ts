import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to what cannot be tabbed to: from there the next Tab goes on. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.style.outline = "none";
  }
  element.focus({ preventScroll: true });
}

/**
 * Where the focus goes when what has it inside `within` is taken away: a removed filter, a list that is replaced. Looked at whenever the
 * component that uses it has rendered; without it a keyboard would start again at the head of the page.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>, target: () => HTMLElement | null | undefined): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const follow = ({ target: element }: FocusEvent) => {
      last.current = element instanceof Element && within.current?.contains(element) ? element : null;
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [within]);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === null || document.activeElement === document.body) focusOn(target());
  });
}

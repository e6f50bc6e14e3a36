/**
 * Base UI puts focusable spans around an open list that hand the focus on when Tab reaches them, and hides them from readers. What can be
 * focused must not be hidden (WAI-ARIA 1.2, aria-hidden), and an empty span has nothing to read: so they are no longer hidden.
 */
export function unhideFocusGuards(): void {
  for (const guard of document.querySelectorAll("[data-base-ui-focus-guard][aria-hidden]")) guard.removeAttribute("aria-hidden");
}

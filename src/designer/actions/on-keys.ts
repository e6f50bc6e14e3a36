import type { Verbs } from "./action.ts";
import { actionOf, canDo } from "./table.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=range], [type=checkbox], [type=radio])"));
const isWithin = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null;
/** A key that writes a letter or sign acts on the board only, so that speech and slips elsewhere do nothing (WCAG 2.1.4). */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey && !altKey;
const isBoard = (target: EventTarget | null): boolean => target === document.body || isWithin(target, "[data-board]");

/** The keys of all actions; presses that came before are done first. Returns the way out. */
export function onKeys(verbs: Verbs, early: readonly KeyboardEvent[]): () => void {
  const press = (event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action || action.isNative) return;
    const isSaving = action.id === "save";
    if (isSaving) event.preventDefault();
    if (isWithin(event.target, "[role=dialog], [role=menu]") || (isTyping(event.target) && !isSaving)) return;
    if (isCharacter(event) && !isBoard(event.target)) return;
    if (!canDo(action, verbs)) {
      if (event.ctrlKey || event.metaKey) event.preventDefault();
      return;
    }
    event.preventDefault();
    action.run(verbs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) press(event);
  };
  for (const event of early) press(event);
  window.addEventListener("keydown", onKeyDown);
  return () => window.removeEventListener("keydown", onKeyDown);
}

import type { KeyboardEvent } from "react";

/** Marks what the arrow keys walk: the level of a category, 1 to 3. */
export const LEVEL = "data-level";

const entriesOf = (root: HTMLElement, level: number): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[${LEVEL}="${level}"]`),
];

/** The level beside, or the first of the next one: what is chosen there wins. */
function enter(root: HTMLElement, level: number): boolean {
  const entries = entriesOf(root, level);
  const target = entries.find((entry) => entry.matches("[aria-current],[aria-expanded=true]")) ?? entries[0];
  target?.focus();
  return target !== undefined;
}

/** Arrow keys in the category bar: along the row at the first level, up and down in the columns below it, sideways between the columns. Escape closes. `open` opens what has the focus. */
export function walkCategories(event: KeyboardEvent<HTMLElement>, open: (entry: HTMLElement) => void, close: () => void): void {
  const root = event.currentTarget;
  const here = (event.target as HTMLElement).closest<HTMLElement>(`[${LEVEL}]`);
  if (event.key === "Escape") close();
  if (!here) return;
  const level = Number(here.getAttribute(LEVEL));
  const isRtl = document.documentElement.dir === "rtl";
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  const along = level === 1 ? [back, forward] : ["ArrowUp", "ArrowDown"];
  const entries = entriesOf(root, level);
  const current = entries.indexOf(here);
  const go = (index: number) => entries[(index + entries.length) % entries.length]?.focus();
  if (event.key === along[0]) {
    if (level > 1 && current === 0) enter(root, level === 2 ? 1 : 2);
    else go(current - 1);
  } else if (event.key === along[1]) go(current + 1);
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(entries.length - 1);
  else if (level === 1 && event.key === "ArrowDown") {
    open(here);
    requestAnimationFrame(() => enter(root, 2));
  } else if (level === 2 && event.key === forward) {
    open(here);
    requestAnimationFrame(() => enter(root, 3));
  } else if (level > 1 && event.key === back) enter(root, level - 1);
  else return;
  event.preventDefault();
}

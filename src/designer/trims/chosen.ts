import { type DesignDocument, type Trim, trimsInOrder } from "@selvedge/editor-core";
import type { Session } from "../session/session.ts";

type Trims = DesignDocument["trims"];

/** The trim chosen, where it has a place of its own. */
export function chosenTrim({ selection, editor }: Pick<Session, "selection" | "editor">): Trim | null {
  const { trimId } = selection.getState();
  const trim = trimId === null ? undefined : editor.document().trims[trimId];
  return trim && !trim.atButtons ? trim : null;
}

/** Trims that have a place of their own. */
export const seated = (trims: Trims): Trim[] => Object.values(trims).filter(({ atButtons, look }) => !atButtons && look);

/** The same from back to front. */
export const inOrder = (trims: Trims): Trim[] => trimsInOrder({ trims }).filter(({ atButtons, look }) => !atButtons && look);

/** What is sewn to the buttonholes; null where it is the pattern's own button. */
export const atButtons = (trims: Trims): Trim | null => Object.values(trims).find((trim) => trim.atButtons) ?? null;

/** The layer over all other trims, or under them. */
export function layerFor(trims: Trims, to: "top" | "back"): number {
  const layers = Object.values(trims).map(({ layer = 0 }) => layer);
  return to === "top" ? Math.max(0, ...layers) + 1 : Math.min(0, ...layers) - 1;
}

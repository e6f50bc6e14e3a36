import type { DesignDocument } from "../document/schema.ts";
import { merge } from "./delta.ts";
import type { SavedHistory } from "./saved.ts";

/** The document after the first `index` entries of a history; beyond either end it is that end's. Nothing is undone for it. */
export function documentAt({ document, past, future }: SavedHistory, index: number): DesignDocument {
  const back = past.slice(Math.max(0, index)).reverse();
  const forward = [...future].reverse().slice(0, Math.max(0, index - past.length));
  return [...back, ...forward].reduce(merge, document);
}

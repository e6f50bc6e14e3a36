import type { SeamMiss } from "@selvedge/editor-core";
import { useState } from "react";
import type { Session } from "../session/session.ts";

/** Seams that a maker of checked garments looks at first are longer than this. */
const LONG_MM = 100;

/** What is marked as important while the design is open, by the style's seams; kept when the panel is folded. */
const marked = new WeakMap<Session, ReadonlySet<number>>();

/** Important until something else is said: every long seam between two pieces that can be matched. */
export const usuallyMarked = (seams: readonly SeamMiss[]): ReadonlySet<number> =>
  new Set(seams.filter(({ mm, length, a, b }) => mm !== null && a !== b && length >= LONG_MM).map(({ index }) => index));

/** The marked seams, and how another set is marked. */
export function useMarks(
  session: Session,
  seams: readonly SeamMiss[],
): [ReadonlySet<number>, (next: ReadonlySet<number>) => void] {
  const [, setCount] = useState(0);
  const marks = marked.get(session) ?? usuallyMarked(seams);
  return [
    marks,
    (next) => {
      marked.set(session, next);
      setCount((count) => count + 1);
    },
  ];
}

import type { Annotation } from "@selvedge/editor-core";

/** Notes in the order they were written; their number is their place in it. */
export const orderedNotes = (annotations: Readonly<Record<string, Annotation>>): Annotation[] =>
  Object.values(annotations).sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));

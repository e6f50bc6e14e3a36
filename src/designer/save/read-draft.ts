import { readDocumentAlone, readHistory, type SavedHistory } from "@selvedge/editor-core";

/**
 * The shape in which this version writes unsaved work; what was written before shapes were numbered is 0. A later shape leaves
 * `name`, `revision` and `at` where they are, so that work can be named even where it cannot be read.
 */
export const DRAFT_SCHEMA = 1;

type Heading = {
  /** The revision it was begun from; null for a design that was never saved. */
  readonly revision: number | null;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** Unsaved work with its history. */
export type Draft = Heading & { readonly saved: SavedHistory };

/** Unsaved work as it was found: what this version can read of it. With its document alone there is no step to undo. */
export type FoundDraft = (Draft & { readonly reads: "all" | "document" }) | (Heading & { readonly reads: "nothing" });
export type ReadableDraft = Exclude<FoundDraft, { reads: "nothing" }>;

/** Reads unsaved work of this or any other version; null for what is no unsaved work. */
export function readDraft(found: unknown): FoundDraft | null {
  if (typeof found !== "object" || found === null) return null;
  const { schema = 0, saved, revision, name, at } = found as Readonly<Record<string, unknown>>;
  if (typeof at !== "number") return null;
  const heading = {
    revision: typeof revision === "number" ? revision : null,
    name: typeof name === "string" ? name : "",
    at,
  };
  const whole = typeof schema === "number" && schema <= DRAFT_SCHEMA ? readHistory(saved) : null;
  if (whole) return { ...heading, saved: whole, reads: "all" };
  try {
    return { ...heading, saved: readDocumentAlone(saved), reads: "document" };
  } catch (thrown) {
    console.warn("Unsaved work of another version cannot be read.", thrown);
    return { ...heading, reads: "nothing" };
  }
}

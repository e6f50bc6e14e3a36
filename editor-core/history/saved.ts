import { z } from "zod";
import { Command } from "../commands/table.ts";
import { readDocument } from "../document/migrations.ts";
import { brokenReference } from "../document/references.ts";
import { DesignDocument } from "../document/schema.ts";
import { Delta } from "./delta.ts";

/** Steps kept; beyond it the oldest is forgotten. */
export const MAX_ENTRIES = 500;

/** One step of the history list. `at` is milliseconds since 1970. */
export const HistoryEntry = z.object({
  label: z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))]).readonly(),
  at: z.number(),
  command: Command,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** A document with everything that can be undone and redone, as it goes through JSON (crash recovery in the browser). */
export const SavedHistory = z.object({
  document: DesignDocument,
  entries: z.array(HistoryEntry).max(MAX_ENTRIES),
  /** What undoing leads back through, oldest first; as many as there are entries before the document. */
  past: z.array(Delta),
  /** What redoing leads forward through, the next one last. */
  future: z.array(Delta),
});
export type SavedHistory = z.infer<typeof SavedHistory>;

/** A saved history as it was written by this version, or null: then the document must be read by itself. */
export function readHistory(value: unknown): SavedHistory | null {
  const parsed = SavedHistory.safeParse(value);
  if (!parsed.success) return null;
  const { document, entries, past, future } = parsed.data;
  return past.length + future.length === entries.length && !brokenReference(document) ? parsed.data : null;
}

/** The document of a saved history by itself, of this or any older schema, with no step to undo. Throws `UnreadableDocument`. */
export function readDocumentAlone(value: unknown): SavedHistory {
  const document = typeof value === "object" && value !== null && "document" in value ? value.document : undefined;
  return { document: readDocument(document), entries: [], past: [], future: [] };
}

import { z } from "zod";
import { Id } from "../document/schema.ts";
import { HistoryEntry, readDocumentAlone, readHistory, SavedHistory } from "../history/saved.ts";

export const MAX_VARIANT_NAME = 40;

/** Where a what-if was forked: a null `name` is the design, a null `step` what stood before its first step. */
export const Origin = z.object({
  name: z.string().nullable(),
  step: HistoryEntry.pick({ label: true, at: true }).nullable(),
});
export type Origin = z.infer<typeof Origin>;

/** A what-if with everything that can be undone in it, as it goes through JSON (between two visits, in the browser). */
export const SavedWhatIf = z.object({
  id: Id,
  name: z.string().trim().min(1).max(MAX_VARIANT_NAME),
  /** When it was forked, in milliseconds since 1970. */
  at: z.number(),
  origin: Origin,
  history: SavedHistory,
});
export type SavedWhatIf = z.infer<typeof SavedWhatIf>;

/** A what-if as this version wrote it, or null. */
export function readWhatIf(value: unknown): SavedWhatIf | null {
  const parsed = SavedWhatIf.safeParse(value);
  if (!parsed.success) return null;
  const history = readHistory(parsed.data.history);
  return history && { ...parsed.data, history };
}

const Alone = SavedWhatIf.extend({ history: z.unknown() });

/** A what-if whose history this version cannot read, with its document alone. Throws a `ZodError` or an `UnreadableDocument`. */
export function readWhatIfAlone(value: unknown): SavedWhatIf {
  const whatIf = Alone.parse(value);
  return { ...whatIf, history: readDocumentAlone(whatIf.history) };
}

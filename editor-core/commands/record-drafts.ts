import type { Immer } from "immer";
import { isDraft } from "immer";
import { recordOf } from "../document/dictionary.ts";
import { same } from "../document/same.ts";

type Records = Readonly<Record<string, unknown>>;

/** Not a plain object, so that immer hands it out as it is. */
class Collection {}

/** A collection a command may write to: the draft it sees, and what it made of it once it is through. */
export type DraftedRecords = { readonly draft: Record<string, unknown>; changes(): Record<string, unknown> };

/**
 * A draft of a collection that drafts a record when it is first read, and never copies the collection. `changes` are the records that say
 * something else than before, null for those that were taken out.
 */
export function draftRecords(records: Records, immer: Immer): DraftedRecords {
  /** What was read or written by id; null is taken out. */
  const known = new Map<string, unknown>();
  const recordAt = (id: string): unknown => {
    const seen = known.get(id);
    if (seen !== undefined) return seen;
    const record = recordOf(records, id);
    if (typeof record !== "object" || record === null) return record;
    const draft = immer.createDraft(record);
    known.set(id, draft);
    return draft;
  };
  const isIn = (id: string): boolean => (known.has(id) ? known.get(id) !== null : Object.hasOwn(records, id));
  const draft = new Proxy(new Collection(), {
    get: (_, id) => (typeof id === "string" ? (recordAt(id) ?? undefined) : undefined),
    has: (_, id) => typeof id === "string" && isIn(id),
    ownKeys: () => [...new Set([...Object.keys(records), ...known.keys()])].filter(isIn),
    getOwnPropertyDescriptor: (_, id) =>
      typeof id === "string" && isIn(id)
        ? { value: recordAt(id), enumerable: true, configurable: true, writable: true }
        : undefined,
    set: (_, id, value) => Boolean(known.set(String(id), value)),
    deleteProperty: (_, id) => Boolean(known.set(String(id), null)),
  });
  return {
    draft: draft as Record<string, unknown>,
    changes: () => {
      const finished = [...known].map(([id, value]) => [id, isDraft(value) ? immer.finishDraft(value) : value] as const);
      return Object.fromEntries(finished.filter(([id, value]) => !same(recordOf(records, id), value)));
    },
  };
}

import { readHistory, type SavedHistory } from "@selvedge/editor-core";
import { createStore, del, get, set } from "idb-keyval";
import { DRAFTS } from "../../state/unsaved-work.ts";

/** Where unsaved work lies between two visits. */
export type Drafts = {
  /** The draft of a design, or null: none, too old, of another version of the program, or no storage in this browser. */
  readonly read: (key: DraftKey) => Promise<Draft | null>;
  /** Keeps unsaved work; a browser that stores nothing (private window, full disk) says so in its console. */
  readonly keep: (key: DraftKey, draft: Draft) => Promise<void>;
  readonly drop: (key: DraftKey) => Promise<void>;
};

/** Whose unsaved work on what. A new design of a style has no proposal yet. */
export type DraftKey = { readonly userId: string; readonly designId: string; readonly proposalId: string | null };

/** Unsaved work as it lies in the browser, with its whole history. */
export type Draft = {
  readonly saved: SavedHistory;
  /** The revision it was begun from; null for a design that was never saved. */
  readonly revision: number | null;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1_000;
export const draftStore = () => createStore(...DRAFTS);
/** A key as it names what lies in the browser. */
export const textOf = ({ userId, designId, proposalId }: DraftKey) => `${userId}/${proposalId ?? `new-${designId}`}`;

async function read(key: DraftKey): Promise<Draft | null> {
  try {
    const found = await get<Draft>(textOf(key), draftStore());
    const saved = found ? readHistory(found.saved) : null;
    return found && saved && Date.now() - found.at < MAX_AGE_MS ? { ...found, saved } : null;
  } catch (thrown) {
    console.warn("Unsaved work cannot be read in this browser.", thrown);
    return null;
  }
}

async function keep(key: DraftKey, draft: Draft): Promise<void> {
  try {
    await set(textOf(key), draft, draftStore());
  } catch (thrown) {
    console.warn("Unsaved work cannot be kept in this browser.", thrown);
  }
}

async function drop(key: DraftKey): Promise<void> {
  try {
    await del(textOf(key), draftStore());
  } catch (thrown) {
    console.warn("Unsaved work cannot be removed from this browser.", thrown);
  }
}

/** Drafts in the browser's IndexedDB. */
export const browserDrafts: Drafts = { read, keep, drop };

import { type Id, readWhatIf, type SavedWhatIf } from "@selvedge/editor-core";
import { createStore, del, getMany, keys, set } from "idb-keyval";
import { WHAT_IFS } from "../../state/unsaved-work.ts";
import { type DraftKey, textOf } from "./drafts.ts";

/** Where what-ifs lie between two visits: each by itself, so that two tabs never write over one another's. */
export type WhatIfDrafts = {
  /** Those of a design; what another version of the program wrote is passed over and stays. */
  readonly read: (key: DraftKey) => Promise<readonly SavedWhatIf[]>;
  readonly keep: (key: DraftKey, whatIf: SavedWhatIf) => Promise<void>;
  readonly drop: (key: DraftKey, id: Id) => Promise<void>;
};

// One connection for all, so that what is asked first is done first.
let opened: ReturnType<typeof createStore> | null = null;
const store = () => {
  opened ??= createStore(...WHAT_IFS);
  return opened;
};
const nameOf = (key: DraftKey, id: Id | "") => `${textOf(key)}/${id}`;

async function read(key: DraftKey): Promise<readonly SavedWhatIf[]> {
  try {
    const own = (await keys<string>(store())).filter((name) => name.startsWith(nameOf(key, "")));
    return (await getMany<unknown>(own, store())).flatMap((found) => readWhatIf(found) ?? []);
  } catch (thrown) {
    console.warn("What-ifs cannot be read in this browser.", thrown);
    return [];
  }
}

async function keep(key: DraftKey, whatIf: SavedWhatIf): Promise<void> {
  try {
    await set(nameOf(key, whatIf.id), whatIf, store());
  } catch (thrown) {
    console.warn("What-ifs cannot be kept in this browser.", thrown);
  }
}

async function drop(key: DraftKey, id: Id): Promise<void> {
  try {
    await del(nameOf(key, id), store());
  } catch (thrown) {
    console.warn("What-ifs cannot be removed from this browser.", thrown);
  }
}

/** What-ifs in the browser's IndexedDB. */
export const browserWhatIfs: WhatIfDrafts = { read, keep, drop };

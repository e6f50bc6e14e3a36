import { type Id, readWhatIf, readWhatIfAlone, type SavedWhatIf } from "@selvedge/editor-core";
import { WHAT_IFS } from "../../state/unsaved-work.ts";
import { browserPlace, type DraftPlace } from "./draft-place.ts";
import { type DraftKey, textOf } from "./drafts.ts";
import { DRAFT_SCHEMA } from "./read-draft.ts";

/** Where what-ifs lie between two visits: each by itself, so that two tabs never write over one another's. */
export type WhatIfDrafts = {
  /** Those of a design. One whose history this version cannot read comes without steps. */
  readonly read: (key: DraftKey) => Promise<FoundWhatIfs>;
  readonly keep: (key: DraftKey, whatIf: SavedWhatIf) => Promise<void>;
  readonly drop: (key: DraftKey, id: Id) => Promise<void>;
};

/** What-ifs as they were found, and the names of those that this version could not read as a whole or at all: they stay. */
export type FoundWhatIfs = { readonly whatIfs: readonly SavedWhatIf[]; readonly notWhole: readonly string[] };

const nameOf = (key: DraftKey, id: Id | "") => `${textOf(key)}/${id}`;

const isKnown = (found: unknown) => {
  const schema = (found as { readonly schema?: unknown } | null | undefined)?.schema ?? 0;
  return typeof schema === "number" && schema <= DRAFT_SCHEMA;
};

function aloneOf(found: unknown): SavedWhatIf | null {
  try {
    return readWhatIfAlone(found);
  } catch (thrown) {
    console.warn("A what-if of another version cannot be read.", thrown);
    return null;
  }
}

const wordFor = (found: unknown, place: string): string => {
  const name = (found as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === "string" && name ? name : place.slice(-32, -24);
};

/** The what-ifs of a place. */
export function whatIfsIn(place: DraftPlace): WhatIfDrafts {
  /** Those that came without their history, by their places. */
  const alone = new Map<string, SavedWhatIf>();

  async function read(key: DraftKey): Promise<FoundWhatIfs> {
    try {
      const own = (await place.names()).filter((name) => name.startsWith(nameOf(key, "")));
      const whatIfs: SavedWhatIf[] = [];
      const notWhole: string[] = [];
      for (const name of own) {
        const found = await place.get(name);
        const whole = isKnown(found) ? readWhatIf(found) : null;
        const whatIf = whole ?? aloneOf(found);
        if (whatIf) whatIfs.push(whatIf);
        if (whole) continue;
        notWhole.push(wordFor(found, name));
        if (whatIf) alone.set(name, whatIf);
      }
      return { whatIfs, notWhole };
    } catch (thrown) {
      console.warn("What-ifs cannot be read in this browser.", thrown);
      return { whatIfs: [], notWhole: [] };
    }
  }

  async function keep(key: DraftKey, whatIf: SavedWhatIf): Promise<void> {
    const name = nameOf(key, whatIf.id);
    // Until something is done in it, what lies there says more than what could be read of it.
    if (alone.get(name)?.name === whatIf.name && whatIf.history.entries.length === 0) return;
    alone.delete(name);
    try {
      await place.set(name, { schema: DRAFT_SCHEMA, ...whatIf });
    } catch (thrown) {
      console.warn("What-ifs cannot be kept in this browser.", thrown);
    }
  }

  async function drop(key: DraftKey, id: Id): Promise<void> {
    alone.delete(nameOf(key, id));
    try {
      await place.del(nameOf(key, id));
    } catch (thrown) {
      console.warn("What-ifs cannot be removed from this browser.", thrown);
    }
  }

  return { read, keep, drop };
}

/** What-ifs in the browser's IndexedDB. */
export const browserWhatIfs: WhatIfDrafts = whatIfsIn(browserPlace(WHAT_IFS));

import { DRAFTS } from "../../state/unsaved-work.ts";
import { browserPlace, type DraftPlace } from "./draft-place.ts";
import { DRAFT_SCHEMA, type Draft, type FoundDraft, readDraft } from "./read-draft.ts";

export type { Draft, FoundDraft, ReadableDraft } from "./read-draft.ts";

/** Where unsaved work lies between two visits. A browser that stores nothing (private window, full disk) says so in its console. */
export type Drafts = {
  /**
   * The draft of a design, or null: none, too old, or no storage in this browser. What was set aside comes back once it can be
   * read and nothing newer lies in its place.
   */
  readonly read: (key: DraftKey) => Promise<FoundDraft | null>;
  /**
   * The draft to offer when a design opens at a revision: begun from just that one, or unreadable. Begun from another it is set
   * aside, so that what is changed now does not take its place.
   */
  readonly offer: (key: DraftKey, revision: number | null) => Promise<FoundDraft | null>;
  /** Keeps unsaved work in place of what lies there. */
  readonly keep: (key: DraftKey, draft: Draft) => Promise<void>;
  readonly drop: (key: DraftKey) => Promise<void>;
  /** Puts what lies there where keeping and dropping do not reach it. */
  readonly setAside: (key: DraftKey) => Promise<void>;
  /** All that a person left in this browser, also what was set aside. Rejects where nothing can be stored. */
  readonly list: (userId: string) => Promise<readonly ListedDraft[]>;
  readonly remove: (listed: Pick<ListedDraft, "place">) => Promise<void>;
};

/** Whose unsaved work on what. A new design of a style has no proposal yet. */
export type DraftKey = { readonly userId: string; readonly designId: string; readonly proposalId: string | null };

/** Unsaved work in a list; `designId` is null where the style is known only from the work itself, and that cannot be read. */
export type ListedDraft = {
  readonly place: string;
  readonly proposalId: string | null;
  readonly designId: string | null;
  readonly draft: FoundDraft;
};

const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1_000;
const NEW = "new-";
/** A key as it names what lies in the browser. */
export const textOf = ({ userId, designId, proposalId }: DraftKey) => `${userId}/${proposalId ?? `${NEW}${designId}`}`;

/** The drafts of a place. */
export function draftsIn(place: DraftPlace): Drafts {
  async function move(from: string, to: string): Promise<void> {
    const found = await place.get(from);
    if (found === undefined) return;
    // Written before it is removed: whatever ends the program in between, it is there once or twice.
    await place.set(to, found);
    await place.del(from);
  }

  /** What was set aside of a design, the latest first. What is too old goes. */
  async function asideOf(name: string): Promise<readonly { readonly aside: string; readonly draft: FoundDraft | null }[]> {
    const names = (await place.names()).filter((other) => other.startsWith(`${name}/`));
    const found = await Promise.all(names.map(async (aside) => ({ aside, draft: readDraft(await place.get(aside)) })));
    await Promise.all(found.filter(({ draft }) => draft && !isFresh(draft)).map(({ aside }) => place.del(aside)));
    return found.filter(({ draft }) => draft && isFresh(draft)).sort((a, b) => b.draft!.at - a.draft!.at);
  }

  async function read(key: DraftKey): Promise<FoundDraft | null> {
    const name = textOf(key);
    const found = await place.get(name);
    if (found !== undefined) {
      const draft = readDraft(found);
      return draft && isFresh(draft) ? draft : null;
    }
    const back = (await asideOf(name)).find(({ draft }) => draft?.reads !== "nothing");
    if (!back) return null;
    await move(back.aside, name);
    return back.draft;
  }

  async function list(userId: string): Promise<readonly ListedDraft[]> {
    const names = (await place.names()).filter((name) => name.startsWith(`${userId}/`));
    const all = await Promise.all(
      names.map(async (name): Promise<readonly ListedDraft[]> => {
        const [, of = "", aside] = name.split("/");
        const draft = readDraft(await place.get(name));
        if (!draft || !of) return [];
        // Two of one design cannot both be opened: the one that was set aside waits until the other is saved or deleted.
        if (aside && draft.reads !== "nothing" && names.includes(`${userId}/${of}`)) return [];
        const isNew = of.startsWith(NEW);
        const designId = draft.reads === "nothing" ? null : draft.saved.document.styleId;
        return [
          { place: name, proposalId: isNew ? null : of, designId: designId ?? (isNew ? of.slice(NEW.length) : null), draft },
        ];
      }),
    );
    return all.flat().sort((a, b) => b.draft.at - a.draft.at);
  }

  const readOrNull = (key: DraftKey) => warning("Unsaved work cannot be read in this browser.", null, () => read(key));
  const setAside = (key: DraftKey) =>
    warning("Unsaved work cannot be set aside in this browser.", undefined, async () => {
      const name = textOf(key);
      const found = readDraft(await place.get(name));
      if (found) await move(name, `${name}/${found.at}`);
    });

  return {
    read: readOrNull,
    async offer(key, revision) {
      const draft = await readOrNull(key);
      if (!draft || draft.reads === "nothing" || draft.revision === revision) return draft;
      await setAside(key);
      return null;
    },
    keep: (key, draft) =>
      warning("Unsaved work cannot be kept in this browser.", undefined, () =>
        place.set(textOf(key), { schema: DRAFT_SCHEMA, ...draft }),
      ),
    drop: (key) => warning("Unsaved work cannot be removed from this browser.", undefined, () => place.del(textOf(key))),
    setAside,
    list,
    remove: (listed) => warning("Unsaved work cannot be removed from this browser.", undefined, () => place.del(listed.place)),
  };
}

const isFresh = ({ at }: FoundDraft) => Date.now() - at < MAX_AGE_MS;

async function warning<Result>(sentence: string, otherwise: Result, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    console.warn(sentence, thrown);
    return otherwise;
  }
}

/** Drafts in the browser's IndexedDB. */
export const browserDrafts: Drafts = draftsIn(browserPlace(DRAFTS));

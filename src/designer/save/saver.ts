import { createStore, type StoreApi } from "zustand/vanilla";
import { recallAutosave, rememberAutosave } from "./autosave-choice.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import type { DraftKey } from "./drafts.ts";
import { dirtyCheck, type OpenSaving } from "./open-saving.ts";
import type { Outcome, Saver, SaverParts, Saving } from "./saving.ts";
import { renameDesign, sendDesign } from "./send-design.ts";
import { hearOfSaved, type SavedElsewhere, takeTheirs } from "./theirs.ts";

/** A saved design saves itself this long after the last change. */
export const AUTOSAVE_AFTER_MS = 8_000;
/** The channel on which the windows of a browser notify each other that a design was saved or renamed. */
const SAVED_CHANNEL = "designer.saved";

const storeOf = ({ proposal, name = "", document }: SaverParts): StoreApi<Saving> =>
  createStore<Saving>(() => ({
    proposal,
    name: proposal?.name ?? name,
    savedDocument: proposal ? document : null,
    savedAt: proposal ? Date.parse(proposal.updatedAt) : null,
    isBusy: false,
    error: null,
    theirs: null,
    isPutOff: false,
    isAutosaving: recallAutosave(),
  }));

/** Runs one piece of work at a time: a call while one runs gets that one's result. */
function oneAtATime(): (work: () => Promise<Outcome>) => Promise<Outcome> {
  let running: Promise<Outcome> | null = null;
  return (work) => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

export function createSaver(parts: SaverParts): Saver {
  const { editor, userId, designId, drafts, picture, fetchFor, draftOf = null, isTakenUp = false } = parts;
  const store = storeOf(parts);
  const { getState, setState } = store;
  const windows = new BroadcastChannel(SAVED_CHANNEL);
  const once = oneAtATime();
  let autosaveTimer: ReturnType<typeof setTimeout> | undefined;

  const draftKey = (): DraftKey => ({ userId, designId, proposalId: getState().proposal?.proposalId ?? draftOf });
  const base = () => getState().savedDocument ?? parts.document;
  const isDirty = dirtyCheck(editor, base);
  const draft = createDraftKeeper({ editor, drafts, getState, draftKey, isDirty }, isTakenUp);

  function schedule(): void {
    clearTimeout(autosaveTimer);
    draft.keepSoon();
    const { proposal: card, isAutosaving, theirs } = getState();
    if (!card || !isAutosaving || theirs) return;
    autosaveTimer = setTimeout(() => {
      if (isDirty() && !getState().theirs) void save();
    }, AUTOSAVE_AFTER_MS);
  }

  const saving: OpenSaving = {
    editor,
    designId,
    picture,
    fetchFor,
    store,
    draft,
    draftKey,
    base,
    isDirty,
    schedule,
    announce: ({ proposalId, version }) => windows.postMessage({ proposalId, version } satisfies SavedElsewhere),
  };
  const save = (name?: string): Promise<Outcome> => {
    const wanted = (name ?? getState().name).trim();
    if (!wanted) return Promise.resolve("needsName");
    return once(() => sendDesign(saving, { name: wanted, proposal: getState().proposal }));
  };
  windows.onmessage = ({ data }: MessageEvent<SavedElsewhere>) => void hearOfSaved(saving, data).catch(console.warn);

  let last = editor.document();
  const stop = editor.subscribe(() => {
    if (editor.document() === last) return;
    last = editor.document();
    schedule();
  });

  return {
    ...store,
    draftKey,
    isDirty,
    save,
    rename: (name) => once(() => renameDesign(saving, name)),
    keepAsCopy: (name) => once(() => sendDesign(saving, { name: name.trim(), proposal: null })),
    takeTheirs: () => takeTheirs(saving),
    putOff: (isPutOff) => setState({ isPutOff }),
    keepDraft: draft.keepNow,
    setAutosaving(isAutosaving) {
      rememberAutosave(isAutosaving);
      setState({ isAutosaving });
      schedule();
    },
    dispose() {
      clearTimeout(autosaveTimer);
      stop();
      windows.close();
      void draft.keepNow();
    },
  };
}

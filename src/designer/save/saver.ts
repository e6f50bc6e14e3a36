import type { Proposal, ProposalCard } from "@selvedge/contract";
import { canonical, type DesignDocument, type Editor, readDocument } from "@selvedge/editor-core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { getProposalData, modifyDesignName, saveProposal } from "../../api/calls.ts";
import { type ApiError, asApiError, call, upload } from "../../api/index.ts";
import type { DraftKey, Drafts } from "./drafts.ts";

/** How the open design stands to the one on the server. */
export type Saving = {
  readonly proposal: ProposalCard | null;
  readonly name: string;
  /** The document as the server has it; null when it never was saved. */
  readonly savedDocument: DesignDocument | null;
  readonly savedAt: number | null;
  readonly isBusy: boolean;
  /** Why the last try failed; everything is kept. */
  readonly error: ApiError | null;
  /** Somebody saved another revision in the meantime. Until it is decided which one goes on, nothing is saved by itself. */
  readonly theirs: (ProposalCard & { readonly document: DesignDocument }) | null;
  /** That decision was put off. */
  readonly isPutOff: boolean;
  readonly isAutosaving: boolean;
};

export type Outcome = "saved" | "needsName" | "nameUsed" | "conflict" | "failed";

export type Saver = StoreApi<Saving> & {
  /** Whose unsaved work this is; another key once the design is saved for the first time, or as a copy. */
  draftKey: () => DraftKey;
  isDirty: () => boolean;
  /** Saves under the known name, or a given one; a design without a name needs one. */
  save: (name?: string) => Promise<Outcome>;
  rename: (name: string) => Promise<Outcome>;
  /** Answers a conflict: mine becomes a design of its own under a name. */
  keepAsCopy: (name: string) => Promise<Outcome>;
  /** Answers a conflict: theirs is taken over, as one step that can be undone. */
  takeTheirs: () => void;
  /** Puts the decision off, or comes back to it. */
  putOff: (isPutOff: boolean) => void;
  /** Keeps what is unsaved in the browser now, not a moment after the last change. */
  keepDraft: () => Promise<void>;
  setAutosaving: (on: boolean) => void;
  dispose: () => void;
};

type Parts = {
  readonly editor: Editor;
  readonly userId: string;
  readonly designId: string;
  readonly drafts: Pick<Drafts, "keep" | "drop">;
  readonly proposal: ProposalCard | null;
  readonly document: DesignDocument;
  /** A small picture of the design; null when none can be made. */
  readonly picture: () => Promise<Blob | null>;
  /** Brings fabrics and pictures of another document. */
  readonly fetchFor: (document: DesignDocument) => Promise<void>;
  /** The name a recovered design already had. */
  readonly name?: string;
  /** The deleted design this was recovered from: its unsaved work is kept apart from that on a new design of the style. */
  readonly draftOf?: string | null;
  /** Unsaved work was taken up: what lies in the browser is what the editor opened with. */
  readonly isTakenUp?: boolean;
};

/** A saved design saves itself this long after the last change. */
export const AUTOSAVE_AFTER_MS = 8_000;
/** Unsaved work is kept in the browser this long after a change, and at most so often. */
const DRAFT_AFTER_MS = 100;
const AUTOSAVE_STORE = "designer.autosave";
/** By this the windows of a browser tell each other that a design was saved or renamed. */
const SAVED_CHANNEL = "designer.saved";
type Told = Pick<ProposalCard, "proposalId" | "version">;

const recallAutosave = (): boolean => {
  try {
    return localStorage.getItem(AUTOSAVE_STORE) !== "off";
  } catch {
    return true;
  }
};

export function createSaver({
  editor,
  userId,
  designId,
  drafts,
  proposal,
  document,
  picture,
  fetchFor,
  name = "",
  draftOf = null,
  isTakenUp = false,
}: Parts): Saver {
  const store = createStore<Saving>(() => ({
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
  const { getState, setState } = store;
  const windows = new BroadcastChannel(SAVED_CHANNEL);
  const tell = ({ proposalId, version }: ProposalCard) => windows.postMessage({ proposalId, version } satisfies Told);
  const opened = document;
  /** What lies in the browser is this editor's own: only then may it go when nothing is unsaved here. */
  let isKept = isTakenUp;
  let draftTimer: ReturnType<typeof setTimeout> | null = null;
  let autosaveTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Outcome> | null = null;

  const draftKey = (): DraftKey => ({ userId, designId, proposalId: getState().proposal?.proposalId ?? draftOf });
  // The history builds its documents anew, so what they say is compared, once for each pair.
  let compared: { now: DesignDocument; base: DesignDocument; isDirty: boolean } | null = null;
  const isDirty = () => {
    const now = editor.document();
    const base = getState().savedDocument ?? opened;
    if (compared?.now !== now || compared.base !== base)
      compared = { now, base, isDirty: now !== base && canonical(now) !== canonical(base) };
    return compared.isDirty;
  };

  async function pictureOrNull(): Promise<Blob | null> {
    try {
      return await picture();
    } catch (thrown) {
      // The design is worth saving without its picture.
      console.warn("The picture of the design was not made.", thrown);
      return null;
    }
  }

  /** Shows what somebody else saved; a question that was put off waits on unless it was the designer who saved. */
  async function show(stored: Proposal, how: { isAsked: boolean }): Promise<void> {
    const theirs = { ...stored, document: readDocument(stored.document) };
    await fetchFor(theirs.document).catch(console.warn);
    setState(({ isPutOff }) => ({ theirs, isPutOff: isPutOff && !how.isAsked }));
  }

  async function send(target: { name: string; proposal: ProposalCard | null }): Promise<Outcome> {
    const sent = editor.document();
    setState({ isBusy: true, error: null });
    try {
      const picture = await pictureOrNull();
      const design = {
        ...(target.proposal && { proposalId: target.proposal.proposalId, version: target.proposal.version }),
        designId,
        name: target.name,
        document: sent,
      };
      const card = await (picture ? upload(saveProposal, picture, design) : call(saveProposal, design));
      const before = draftKey();
      setState({
        proposal: card,
        name: card.name,
        savedDocument: sent,
        savedAt: Date.now(),
        isBusy: false,
        theirs: null,
        isPutOff: false,
      });
      isKept = false;
      await drafts.drop(before);
      tell(card);
      if (editor.document() !== sent) schedule();
      return "saved";
    } catch (thrown) {
      const error = asApiError(thrown);
      setState({ isBusy: false });
      if (error.is("nameUsed")) return "nameUsed";
      if (error.is("stale")) {
        await show(error.data as Proposal, { isAsked: true });
        return "conflict";
      }
      setState({ error });
      // What could not be sent is sent when the server is there again.
      if (error.isOffline) schedule();
      return "failed";
    }
  }

  function once(work: () => Promise<Outcome>): Promise<Outcome> {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }

  const save = (name?: string): Promise<Outcome> => {
    const wanted = (name ?? getState().name).trim();
    if (!wanted) return Promise.resolve("needsName");
    return once(() => send({ name: wanted, proposal: getState().proposal }));
  };

  async function keep(): Promise<void> {
    if (!isDirty()) {
      if (!isKept) return;
      isKept = false;
      return drafts.drop(draftKey());
    }
    isKept = true;
    const { proposal: card, name } = getState();
    await drafts.keep(draftKey(), { saved: editor.save(), revision: card?.revision ?? null, name, at: Date.now() });
  }

  function stopWaiting(): void {
    if (draftTimer !== null) clearTimeout(draftTimer);
    draftTimer = null;
  }

  function keepDraft(): Promise<void> {
    stopWaiting();
    return keep();
  }

  function schedule(): void {
    clearTimeout(autosaveTimer);
    draftTimer ??= setTimeout(() => void keepDraft(), DRAFT_AFTER_MS);
    const { proposal: card, isAutosaving, theirs } = getState();
    if (!card || !isAutosaving || theirs) return;
    autosaveTimer = setTimeout(() => {
      if (isDirty() && !getState().theirs) void save();
    }, AUTOSAVE_AFTER_MS);
  }

  function takeTheirs(): void {
    const { theirs } = getState();
    if (!theirs) return;
    editor.replace(theirs.document, ["Revision {{revision}} taken over", { revision: theirs.revision }]);
    const { document: _, ...card } = theirs;
    setState({
      proposal: card,
      name: theirs.name,
      savedDocument: editor.document(),
      savedAt: Date.parse(theirs.updatedAt),
      theirs: null,
      isPutOff: false,
      error: null,
    });
  }

  /** Another window saved this design: it is taken over as a step where nothing is unsaved, and asked about where something is. */
  async function hear({ proposalId, version }: Told): Promise<void> {
    const isNews = () => {
      const { proposal: card, isBusy } = getState();
      return card?.proposalId === proposalId && card.version < version && !isBusy;
    };
    const stored = isNews() ? await call(getProposalData, { proposalId }) : null;
    if (!stored || !("document" in stored) || !isNews()) return;
    const { document, ...card } = stored;
    if (canonical(readDocument(document)) === canonical(getState().savedDocument ?? opened))
      return setState({ proposal: card, name: card.name });
    await show(stored, { isAsked: false });
    if (!isDirty()) return takeTheirs();
    // What the other window dropped with its own is kept again.
    await keep();
  }
  windows.onmessage = ({ data }: MessageEvent<Told>) => void hear(data).catch(console.warn);

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
    rename: (name) =>
      once(async () => {
        const { proposal: card } = getState();
        if (!card) {
          setState({ name });
          return "saved";
        }
        try {
          const renamed = await call(modifyDesignName, { proposalId: card.proposalId, name, version: card.version });
          setState({ proposal: renamed, name: renamed.name });
          tell(renamed);
          return "saved";
        } catch (thrown) {
          const error = asApiError(thrown);
          if (error.is("nameUsed")) return "nameUsed";
          setState({ error });
          return "failed";
        }
      }),
    keepAsCopy: (name) => once(() => send({ name: name.trim(), proposal: null })),
    takeTheirs,
    putOff: (isPutOff) => setState({ isPutOff }),
    keepDraft,
    setAutosaving(isAutosaving) {
      try {
        localStorage.setItem(AUTOSAVE_STORE, isAutosaving ? "on" : "off");
      } catch {
        // Without storage the choice lasts as long as the page.
      }
      setState({ isAutosaving });
      schedule();
    },
    dispose() {
      clearTimeout(autosaveTimer);
      stop();
      windows.close();
      void keepDraft();
    },
  };
}

import type { ProposalCard } from "@selvedge/contract";
import type { DesignDocument, Editor } from "@selvedge/editor-core";
import type { StoreApi } from "zustand/vanilla";
import type { ApiError } from "../../api/index.ts";
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
  /** Somebody saved another revision in the meantime. Until the designer chooses one, nothing is saved automatically. */
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

export type SaverParts = {
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

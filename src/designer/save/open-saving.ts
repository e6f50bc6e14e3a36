import type { ProposalCard } from "@selvedge/contract";
import { canonical, type DesignDocument, type Editor } from "@selvedge/editor-core";
import type { StoreApi } from "zustand/vanilla";
import type { DraftKeeper } from "./draft-keeper.ts";
import type { DraftKey } from "./drafts.ts";
import type { SaverParts, Saving } from "./saving.ts";

/** A design while it is open: what the steps of saving it share. */
export type OpenSaving = Pick<SaverParts, "editor" | "designId" | "picture" | "fetchFor"> & {
  readonly store: StoreApi<Saving>;
  readonly draft: DraftKeeper;
  readonly draftKey: () => DraftKey;
  /** The document as the server has it, or as it was opened. */
  readonly base: () => DesignDocument;
  readonly isDirty: () => boolean;
  /** Tells the other windows of the browser that the design was saved or renamed. */
  readonly announce: (card: ProposalCard) => void;
  /** Something is unsaved: it is kept, and saved by itself after a while. */
  readonly schedule: () => void;
};

/** Whether the editor's document says something else than `base`. */
export function dirtyCheck(editor: Editor, base: () => DesignDocument): () => boolean {
  // The history rebuilds its documents, so they are compared by content, once for each pair.
  let compared: { now: DesignDocument; base: DesignDocument; isDirty: boolean } | null = null;
  return () => {
    const now = editor.document();
    const before = base();
    if (compared?.now !== now || compared.base !== before)
      compared = { now, base: before, isDirty: now !== before && canonical(now) !== canonical(before) };
    return compared.isDirty;
  };
}

import { type DesignDocument, openEditor, readHistory } from "@selvedge/editor-core";
import { entries } from "idb-keyval";
import { browserDrafts, type Draft, type DraftKey, draftStore } from "../save/drafts.ts";

/** Unsaved work in this browser, and whose it is. */
export type KeptDraft = { readonly key: DraftKey; readonly draft: Draft };

const NEW = "new-";

/** All unsaved work of a person in this browser, the latest first. Work of another version of the program is passed over. Rejects where nothing can be stored. */
export async function listDrafts(userId: string): Promise<readonly KeptDraft[]> {
  const found = await entries<string, Draft>(draftStore());
  return found
    .flatMap(([text, draft]): KeptDraft[] => {
      const [owner, of] = text.split("/");
      const saved = readHistory(draft.saved);
      if (owner !== userId || !of || !saved) return [];
      const proposalId = of.startsWith(NEW) ? null : of;
      return [{ key: { userId, designId: saved.document.styleId, proposalId }, draft: { ...draft, saved } }];
    })
    .sort((a, b) => b.draft.at - a.draft.at);
}

export const dropDraft = (key: DraftKey): Promise<void> => browserDrafts.drop(key);

/** The document that unsaved work had come to. */
export const documentOf = ({ saved }: Draft): DesignDocument =>
  openEditor({ document: saved.document, saved, now: Date.now }).document();

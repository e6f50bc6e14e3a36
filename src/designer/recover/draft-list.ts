import { type DesignDocument, openEditor } from "@selvedge/editor-core";
import { browserDrafts, type Draft, type ListedDraft } from "../save/drafts.ts";

export type { ListedDraft } from "../save/drafts.ts";

/** All unsaved work of a person in this browser, the latest first, also what this version cannot read. Rejects where nothing can be stored. */
export const listDrafts = (userId: string): Promise<readonly ListedDraft[]> => browserDrafts.list(userId);

export const dropDraft = (listed: ListedDraft): Promise<void> => browserDrafts.remove(listed);

/** The document that unsaved work had come to. */
export const documentOf = ({ saved }: Draft): DesignDocument =>
  openEditor({ document: saved.document, saved, now: Date.now }).document();

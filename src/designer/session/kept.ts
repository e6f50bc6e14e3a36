import type { Design } from "@selvedge/contract";
import { type SavedHistory, withEveryPiece } from "@selvedge/editor-core";
import type { ReadableDraft } from "../save/drafts.ts";
import type { FoundWhatIfs } from "../save/what-if-drafts.ts";

/** What this browser kept of a design: its unsaved work that is taken up again, and its what-ifs. */
export type Kept = { readonly draft: ReadableDraft | null } & Pick<FoundWhatIfs, "whatIfs">;

/** The same with every piece of the style, also those the style got after it was kept; its steps are as they were. */
export function wholeKept({ draft, whatIfs }: Kept, style: Pick<Design, "pieces" | "seams">): Kept {
  const whole = (saved: SavedHistory): SavedHistory => ({ ...saved, document: withEveryPiece(saved.document, style) });
  return {
    draft: draft && { ...draft, saved: whole(draft.saved) },
    whatIfs: whatIfs.map((whatIf) => ({ ...whatIf, history: whole(whatIf.history) })),
  };
}

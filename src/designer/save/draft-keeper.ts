import type { Editor } from "@selvedge/editor-core";
import type { StoreApi } from "zustand/vanilla";
import type { DraftKey, Drafts } from "./drafts.ts";
import type { Saving } from "./saving.ts";

/** Unsaved work is kept in the browser this long after a change, and at most so often. */
const DRAFT_AFTER_MS = 100;

/** Keeps what is unsaved in the browser, and takes it from there once nothing is. */
export type DraftKeeper = {
  /** A moment after the last change. */
  keepSoon: () => void;
  /** Now, instead of that moment. */
  keepNow: () => Promise<void>;
  /** Now, and at that moment once more. */
  keep: () => Promise<void>;
  /** The work under this key was saved. */
  drop: (key: DraftKey) => Promise<void>;
};

type Kept = {
  readonly editor: Editor;
  readonly drafts: Pick<Drafts, "keep" | "drop">;
  readonly getState: StoreApi<Saving>["getState"];
  readonly draftKey: () => DraftKey;
  readonly isDirty: () => boolean;
};

/** `isTakenUp`: what lies in the browser is what the editor opened with. */
export function createDraftKeeper({ editor, drafts, getState, draftKey, isDirty }: Kept, isTakenUp: boolean): DraftKeeper {
  /** What lies in the browser is this editor's own: only then may it go when nothing is unsaved here. */
  let isKept = isTakenUp;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function drop(key: DraftKey): Promise<void> {
    isKept = false;
    return drafts.drop(key);
  }

  async function keep(): Promise<void> {
    if (!isDirty()) {
      if (!isKept) return;
      return drop(draftKey());
    }
    isKept = true;
    const { proposal: card, name } = getState();
    await drafts.keep(draftKey(), { saved: editor.save(), revision: card?.revision ?? null, name, at: Date.now() });
  }

  function keepNow(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    return keep();
  }

  return {
    keepSoon: () => {
      timer ??= setTimeout(() => void keepNow(), DRAFT_AFTER_MS);
    },
    keepNow,
    keep,
    drop,
  };
}

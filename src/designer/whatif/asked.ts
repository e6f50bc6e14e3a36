import type { Id } from "@selvedge/editor-core";
import { createStore } from "zustand/vanilla";

/** What the designer asked of the strip, by button, key or palette: a comparison, or another name for a what-if. */
export const asked = createStore<{ readonly compares: boolean; readonly renames: Id | null }>(() => ({
  compares: false,
  renames: null,
}));

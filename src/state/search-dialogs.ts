import { create } from "zustand";
import type { AskedColour, AskedPicture } from "../finding/asked.ts";

/** The ways of searching that open over the page, and the searches that were saved. */
export type SearchKind = "advanced" | "picture" | "saved";

/** What a picture search starts with: a file just dropped or pasted, a picture on screen by its address, or what a list was found with. */
export type Start = Blob | string | AskedPicture | AskedColour;

type Open = {
  readonly kind: SearchKind | null;
  readonly start: Start | null;
  /** How often a search was opened: opened while it is open, it begins anew. */
  readonly openings: number;
  /** Whether what is found keeps to the filters of the list that lies below. */
  readonly keepsFilters: boolean;
};

export const useSearchDialogs = create<Open>(() => ({ kind: null, start: null, openings: 0, keepsFilters: true }));

/** Opens a search over the page. */
export function openSearch(kind: SearchKind, start: Start | null = null, { keepsFilters = true } = {}): void {
  useSearchDialogs.setState(({ openings }) => ({ kind, start, openings: openings + 1, keepsFilters }));
}

export const closeSearch = (): void => useSearchDialogs.setState({ kind: null, start: null });

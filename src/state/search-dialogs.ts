import { create } from "zustand";

/** The ways of searching that open over the page. */
export type SearchKind = "advanced" | "picture";

type Open = {
  readonly kind: SearchKind | null;
  /** What the picture search starts with: a file just dropped or pasted, or a picture already on screen by its address. */
  readonly picture: Blob | string | null;
};

export const useSearchDialogs = create<Open>(() => ({ kind: null, picture: null }));

/** Opens a search over the page. */
export function openSearch(kind: SearchKind, picture: Blob | string | null = null): void {
  useSearchDialogs.setState({ kind, picture });
}

export const closeSearch = (): void => useSearchDialogs.setState({ kind: null, picture: null });

import { useSyncExternalStore } from "react";

/** wide: a panel is open from the start; medium: panels are opened from the rail; narrow: inspector becomes a sheet; phone: sheets from below. */
export type Layout = "wide" | "medium" | "narrow" | "phone";

const QUERIES = {
  wide: "(min-width: 1200px)",
  medium: "(min-width: 1000px)",
  narrow: "(min-width: 640px)",
} as const;

function read(): Layout {
  for (const layout of ["wide", "medium", "narrow"] as const) if (matchMedia(QUERIES[layout]).matches) return layout;
  return "phone";
}

function subscribe(listener: () => void): () => void {
  const lists = Object.values(QUERIES).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", listener);
  return () => {
    for (const list of lists) list.removeEventListener("change", listener);
  };
}

/** How much room the window gives. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, read);

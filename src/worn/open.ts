import type { GarmentClosure } from "@selvedge/contract";

/** Under this name a document and an address keep which closures are worn open. */
export const OPEN = "open";

/** The keys of the closures that a text such as "front" names; what the garment does not have is left out. */
export function openIn(closures: readonly GarmentClosure[] | undefined, text: unknown): readonly string[] {
  const named = typeof text === "string" ? text.split(",") : [];
  return (closures ?? []).flatMap(({ key }) => (named.includes(key) ? [key] : []));
}

/** The keys of what is worn open after one closure was opened or closed, in the garment's own order. */
export const openWith = (
  closures: readonly GarmentClosure[],
  open: readonly string[],
  change: { readonly key: string; readonly isOpen: boolean },
): readonly string[] => closures.flatMap(({ key }) => ((key === change.key ? change.isOpen : open.includes(key)) ? [key] : []));

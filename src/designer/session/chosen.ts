import type { Artwork, DesignDocument, Id } from "@selvedge/editor-core";
import type { Session } from "./session.ts";

/** The artworks chosen, as they are shown now, from back to front. One that is gone is left out. */
export function chosenArtworks({ selection, editor }: Session): Artwork[] {
  const { artworkIds } = selection.getState();
  if (artworkIds.length === 0) return [];
  const { artworks, order } = editor.shown();
  const ids = artworkIds.length === 1 ? artworkIds : order.filter((id) => artworkIds.includes(id));
  return ids.flatMap((id) => artworks[id] ?? []);
}

/** The artwork whose handles are shown: the only chosen one, if it is visible. */
export function chosenArtwork(session: Session): Artwork | null {
  const [only, ...others] = chosenArtworks(session);
  return only && others.length === 0 && !only.hidden ? only : null;
}

/** The chosen artworks that may be moved: visible and not locked. */
export const freeArtworks = (session: Session): Artwork[] =>
  chosenArtworks(session).filter(({ locked, hidden }) => !locked && !hidden);

/** An artwork with all others of its group, from back to front. */
export function withGroup({ artworks, order }: DesignDocument, id: Id): Artwork[] {
  const artwork = artworks[id];
  if (!artwork) return [];
  if (artwork.group === null) return [artwork];
  return order.flatMap((each) => artworks[each] ?? []).filter(({ group }) => group === artwork.group);
}

/** Adds artworks to the chosen ones, or takes them out where all of them are chosen already. */
export function toggleArtworks({ selection, editor }: Session, artworks: readonly Artwork[]): void {
  const { artworkIds } = selection.getState();
  const all = editor.shown().artworks;
  const ids = new Set(artworks.map(({ id }) => id));
  const others = artworkIds.filter((id) => !ids.has(id)).flatMap((id) => all[id] ?? []);
  const isOut = artworks.every(({ id }) => artworkIds.includes(id));
  selection.chooseArtworks(isOut ? others : [...others, ...artworks]);
}

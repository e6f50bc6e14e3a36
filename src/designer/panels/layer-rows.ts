import type { Artwork, DesignDocument, Id } from "@selvedge/editor-core";
import { blocksOf, laidOver } from "../actions/order.ts";

/** A row of the layers: an artwork, or the head of a group over its artworks. `ids` from back to front. */
export type LayerRow = {
  readonly key: string;
  readonly ids: readonly Id[];
  readonly artwork: Artwork | null;
  readonly isMember: boolean;
};

type Ordered = Pick<DesignDocument, "order" | "artworks">;

/** The rows from the topmost down. */
export const layerRows = (document: Ordered): LayerRow[] =>
  blocksOf(document)
    .reverse()
    .flatMap((ids): LayerRow[] => {
      const members = [...ids].reverse().flatMap((id) => document.artworks[id] ?? []);
      const [first] = members;
      if (!first) return [];
      if (first.group === null) return [{ key: first.id, ids, artwork: first, isMember: false }];
      return [
        { key: `group ${first.id}`, ids, artwork: null, isMember: false },
        ...members.map((artwork) => ({ key: artwork.id, ids: [artwork.id], artwork, isMember: true })),
      ];
    });

/** The order after a row was dropped before the row `to` (as many as there are rows: at the end); a group is never parted by what comes from outside. */
export function droppedOrder(document: Ordered, rows: readonly LayerRow[], from: number, to: number): Id[] {
  const dragged = rows[from];
  if (!dragged || to === from || to === from + 1) return [...document.order];
  const group = dragged.isMember ? (dragged.artwork?.group ?? null) : null;
  // What will lie directly under the dragged row, or directly over it for the place below all others.
  let under = to;
  const isForeign = (row: LayerRow | undefined) => row?.isMember && row.artwork?.group !== group;
  while (isForeign(rows[under])) under += 1;
  const below = rows[under];
  if (group !== null && !(below?.isMember && below.artwork?.group === group)) {
    // A member stays within its group: under all its fellows.
    const fellows = document.order.filter((id) => document.artworks[id]?.group === group && !dragged.ids.includes(id));
    const isAbove = under <= rows.findIndex((row) => row.isMember && row.artwork?.group === group);
    if (fellows.length === 0) return [...document.order];
    if (isAbove) return laidOver(document, dragged.ids, fellows.at(-1)!);
    const lowest = document.order.indexOf(fellows[0]!);
    return laidOver(
      document,
      dragged.ids,
      document.order[lowest - 1] === dragged.ids[0] ? (document.order[lowest - 2] ?? null) : (document.order[lowest - 1] ?? null),
    );
  }
  return laidOver(document, dragged.ids, below ? below.ids.at(-1)! : null);
}

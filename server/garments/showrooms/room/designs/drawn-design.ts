import { type DesignDocument, emptyDocument } from "@selvedge/editor-core";

/** A saved design as it is drawn on its form, without what is nobody's business there: notes, colourways, hidden artworks, and what its artworks are called. */
export function drawnOf({ styleId, size, options, pieces, artworks, order, trims }: DesignDocument): DesignDocument {
  const shown = order.filter((id) => artworks[id] && !artworks[id].hidden);
  return {
    ...emptyDocument({ styleId, size, pieceKeys: [], options }),
    pieces,
    artworks: Object.fromEntries(shown.map((id) => [id, { ...artworks[id]!, name: id, text: null, group: null }])),
    order: shown,
    trims,
  };
}

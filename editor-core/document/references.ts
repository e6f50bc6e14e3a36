import type { DesignDocument } from "./schema.ts";

/** Where a document names something it does not hold, and which rule that breaks. */
export type BrokenReference = {
  readonly path: string;
  readonly rule: "order is a permutation of the artworks" | "the record is filed under its own id" | "the piece exists";
};

/** The first broken reference of a document, or null when it is sound. The schema alone cannot say this. */
export function brokenReference(document: DesignDocument): BrokenReference | null {
  const { artworks, order } = document;
  const seen = new Set(order);
  if (seen.size !== order.length || order.length !== Object.keys(artworks).length)
    return { path: "order", rule: "order is a permutation of the artworks" };
  const unknown = order.findIndex((id) => !Object.hasOwn(artworks, id));
  if (unknown >= 0) return { path: `order.${unknown}`, rule: "order is a permutation of the artworks" };

  for (const kind of ["artworks", "annotations", "trims"] as const) {
    for (const [id, thing] of Object.entries(document[kind])) {
      if (thing.id !== id) return { path: `${kind}.${id}.id`, rule: "the record is filed under its own id" };
      if (!Object.hasOwn(document.pieces, thing.pieceKey)) return { path: `${kind}.${id}.pieceKey`, rule: "the piece exists" };
    }
  }
  for (const key of Object.keys(document.board?.places ?? {}))
    if (!Object.hasOwn(document.pieces, key)) return { path: `board.places.${key}`, rule: "the piece exists" };
  for (const [id, colourway] of Object.entries(document.colourways)) {
    if (colourway.id !== id) return { path: `colourways.${id}.id`, rule: "the record is filed under its own id" };
    for (const key of Object.keys(colourway.pieces))
      if (!Object.hasOwn(document.pieces, key)) return { path: `colourways.${id}.pieces.${key}`, rule: "the piece exists" };
  }
  return null;
}

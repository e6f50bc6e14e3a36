import { PLAIN_ARTWORK } from "../document/plain-artwork.ts";
import type { Artwork, PieceKey } from "../document/schema.ts";
import { idOf } from "./any-document.ts";

/** An artwork to build examples from: 40 × 20 mm, upright, once, ending at the edge of its piece. */
export function artworkLike(id: number, pieceKey: PieceKey, change: Partial<Artwork> = {}): Artwork {
  return {
    id: idOf(id),
    name: "Crest",
    imageId: idOf(0xc1),
    pieceKey,
    x: 0,
    y: 0,
    width: 40,
    height: 20,
    ...PLAIN_ARTWORK,
    ...change,
  };
}

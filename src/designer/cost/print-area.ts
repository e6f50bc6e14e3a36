import type { Artwork, DesignDocument } from "@selvedge/editor-core";
import { areaOf, boundsOf, type Point } from "@selvedge/geometry-core";

type Cut = { readonly key: string; readonly outline: readonly Point[] };

/** Area that is printed on one garment, mm²: each artwork as often as it comes, and never more of a piece than there is. What is part of the cloth, or sewn, is not printed on the garment. */
export function printArea({ artworks }: Pick<DesignDocument, "artworks">, pieces: readonly Cut[]): number {
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  return Object.values(artworks).reduce((sum, artwork) => {
    const piece = byKey.get(artwork.pieceKey);
    if (!piece || artwork.onFabric || artwork.finish?.kind === "embroidery") return sum;
    return sum + Math.min(areaOf(piece.outline), artwork.width * artwork.height * timesOn(artwork, piece));
  }, 0);
}

/** How many copies of an artwork lie on a piece, by the share of the piece's length or area that one repeat takes. */
export function timesOn({ repeat, width, height, gap, lattice }: Artwork, { outline }: Cut): number {
  const { minX, maxX, minY, maxY } = boundsOf(outline);
  if (repeat === "none") return 1;
  if (repeat === "horizontal") return (maxX - minX) / (width + gap);
  if (repeat === "vertical") return (maxY - minY) / (height + gap);
  return areaOf(outline) / (lattice ? lattice.across * lattice.down : (width + gap) * (height + gap));
}

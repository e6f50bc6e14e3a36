import type { Artwork, DesignDocument } from "@selvedge/editor-core";
import type { Pattern } from "@selvedge/garment-core";
import { packDistances } from "../../drawing/distances.ts";
import type { PackArtwork } from "../pack-input.ts";

/** With more artworks on one piece their lines cross: then only those with Show Location have them. */
const MAX_DRAWN = 3;

/** A, B, … Z, AA: the letter of an artwork on the drawings. */
function markOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : markOf(Math.floor(index / 26) - 1) + letter;
}

/** The artworks that are seen, piece by piece, with what a person measures to place them. */
export function artworksOf({ artworks, order }: DesignDocument, pattern: Pattern): PackArtwork[] {
  const keys = pattern.pieces.map(({ key }) => key);
  const shown = order
    .flatMap((id): Artwork[] =>
      artworks[id] && !artworks[id].hidden && keys.includes(artworks[id].pieceKey) ? [artworks[id]] : [],
    )
    .toSorted((a, b) => keys.indexOf(a.pieceKey) - keys.indexOf(b.pieceKey));
  const on = (key: string) => shown.filter(({ pieceKey }) => pieceKey === key).length;
  return shown.map(
    (
      { name, pieceKey, imageId, x, y, width, height, angle, flipped, repeat, gap, lattice, onFabric, opacity, ...artwork },
      index,
    ) => ({
      mark: markOf(index),
      ...{ name, pieceKey, imageId, x, y, width, height, angle, flipped, repeat, gap, lattice, onFabric, opacity },
      isDrawn: artwork.showLocation || on(pieceKey) <= MAX_DRAWN,
      finish: artwork.finish ?? null,
      distances: packDistances(pattern, { pieceKey, x, y, width, height, angle }),
    }),
  );
}

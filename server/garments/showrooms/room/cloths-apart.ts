import { type DesignDocument, fabricKey } from "@selvedge/editor-core";

/** How much of a design is drawn apart from its first cloth: each other cloth, and each piece that something lies on. What lies in the cloth lies on every piece cut from it; what runs on over a seam, on its neighbours. */
export function clothsApart({ pieces, artworks, order, trims }: DesignDocument): number {
  const cloths = new Set(Object.values(pieces).map(({ fabric, finish }) => `${fabric && fabricKey(fabric)} ${finish}`));
  const covered = new Set(Object.values(trims).map(({ pieceKey }) => pieceKey));
  let neighbours = 0;
  for (const id of order) {
    const artwork = artworks[id];
    if (!artwork) continue;
    covered.add(artwork.pieceKey);
    if (artwork.onFabric) for (const key of cutLike(pieces, artwork.pieceKey)) covered.add(key);
    else if (!artwork.restricted) neighbours += 1;
  }
  return Math.max(0, cloths.size - 1) + covered.size + neighbours;
}

function cutLike(pieces: DesignDocument["pieces"], pieceKey: string): string[] {
  const fabric = pieces[pieceKey]?.fabric;
  if (!fabric) return [];
  const name = fabricKey(fabric);
  return Object.entries(pieces).flatMap(([key, one]) => (one.fabric && fabricKey(one.fabric) === name ? [key] : []));
}

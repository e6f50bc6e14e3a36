import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { DressedPiece, Wardrobe } from "../cloth/dressed-piece.ts";
import { Tiles } from "../cloth/tiles.ts";

type HeldWardrobe = {
  readonly tiles: Tiles;
  /** As it is now, for pieces that were made earlier. */
  readonly wardrobe: RefObject<Wardrobe>;
  /** Gets the pieces whose materials come from it: they take the maps that arrive. */
  readonly wearers: RefObject<readonly DressedPiece[]>;
};

/** What the pieces of a scene are dressed from; `arrived` hears of each map of a cloth that came in. */
export function useWardrobe({ pictures, mapsOf, anisotropy }: Omit<Wardrobe, "tiles">, arrived: () => void): HeldWardrobe {
  const wearers = useRef<readonly DressedPiece[]>([]);
  const tiles = useMemo(
    () =>
      new Tiles(anisotropy, () => {
        for (const piece of wearers.current) piece.refreshMaps();
        arrived();
      }),
    [anisotropy, arrived],
  );
  useEffect(() => () => tiles.dispose(), [tiles]);
  const wardrobe = useRef<Wardrobe>({ pictures, mapsOf, tiles, anisotropy });
  wardrobe.current = { pictures, mapsOf, tiles, anisotropy };
  return { tiles, wardrobe, wearers };
}

import type { Img, RoomProduct } from "@selvedge/contract";
import { perMm } from "@selvedge/geometry-core";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { createPictures, type PicturedFabric, type Pictures, reducedPictureOf } from "../../drawing/index.ts";
import type { DressedPiece, Wardrobe } from "../../preview/cloth/dressed-piece.ts";
import { Tiles } from "../../preview/cloth/tiles.ts";
import type { ClothMaps } from "../../preview/types.ts";

/** Decoded pictures kept beside those on the graphics card. */
const MAX_BYTES = 96 * 1024 * 1024;
/** Garments stand some metres off: no finer tile of theirs is ever seen. */
const GARMENT_PX = 512;
/** Nor an artwork. */
const ARTWORKS = { sidePx: 512, pxPerMm: perMm(1.5) };

type Wardrobes = {
  /** For garments: tiles as fine as they are seen from the way. */
  readonly garments: RefObject<Wardrobe>;
  /** For what is held close: all there is of a cloth. */
  readonly held: RefObject<Wardrobe>;
  readonly bytes: () => number;
};

/** The same pictures without their largest halvings. */
const reducedTo = (side: number, pictures: Pictures): Pictures => ({
  ...pictures,
  levels(source) {
    const all = pictures.levels(source);
    if (!all) return null;
    const first = all.findIndex(({ width, height }) => Math.max(width, height) <= side);
    return first < 0 ? all.slice(-1) : all.slice(first);
  },
});

/** What garments and the cloth held close are dressed from. `wearers` take the maps that arrive. */
export function useWardrobes(
  { products, images }: { readonly products: readonly RoomProduct[]; readonly images: readonly Img[] },
  anisotropy: number,
  wearers: () => readonly DressedPiece[],
  arrived: () => void,
): Wardrobes {
  const worn = useRef(wearers);
  worn.current = wearers;
  const made = useMemo(() => {
    const textures = new Map(products.map(({ productId, texture }) => [productId, texture]));
    const textureOf = (fabric: PicturedFabric) => (fabric.kind === "product" ? (textures.get(fabric.productId) ?? null) : null);
    const addresses = new Map(images.map((image) => [image.imageId, reducedPictureOf(image)?.url ?? image.url]));
    const imageUrl = (imageId: string) => addresses.get(imageId) ?? null;
    const tileUrl = (fabric: PicturedFabric) =>
      fabric.kind === "product" ? (textureOf(fabric)?.url ?? null) : imageUrl(fabric.imageId);
    const pictures = createPictures({ tileUrl, imageUrl, reducedPicture: () => null }, MAX_BYTES);
    const onArrival = () => {
      for (const piece of worn.current()) piece.refreshMaps();
      arrived();
    };
    const far = (fabric: PicturedFabric): ClothMaps | null => {
      const texture = textureOf(fabric);
      return texture && { ...texture, normalUrl: null, roughnessUrl: null, near: null };
    };
    const [tiles, heldTiles] = [new Tiles(anisotropy, onArrival), new Tiles(anisotropy, onArrival)];
    const garments: Wardrobe = { pictures: reducedTo(GARMENT_PX, pictures), mapsOf: far, tiles, anisotropy, decals: ARTWORKS };
    const held: Wardrobe = { pictures, mapsOf: textureOf, tiles: heldTiles, anisotropy };
    return { garments, held, pictures, tiles, heldTiles };
  }, [products, images, anisotropy, arrived]);
  const [garments, held] = [useRef(made.garments), useRef(made.held)];
  garments.current = made.garments;
  held.current = made.held;
  useEffect(() => {
    const stop = made.pictures.subscribe((address) => {
      for (const piece of worn.current()) piece.refresh(address);
      arrived();
    });
    return () => {
      stop();
      made.tiles.dispose();
      made.heldTiles.dispose();
      made.pictures.dispose();
    };
  }, [made, arrived]);
  return useMemo(() => ({ garments, held, bytes: () => made.tiles.bytes + made.heldTiles.bytes }), [made, garments, held]);
}

import { fabricKey, type Placement, placement } from "@selvedge/editor-core";
import { useCallback, useEffect, useMemo } from "react";
import { createPictures, type PicturedFabric, type Pictures, reducedPictureOf } from "../../drawing/index.ts";
import type { ClothMaps } from "../../preview/index.ts";
import type { ShownDesign } from "./shown-design.ts";

/** What lies on each piece of a design, and the pictures it is drawn with; the pictures are freed with the page. */
export function useCloth({
  style,
  document,
  products,
  images,
}: Pick<ShownDesign, "style" | "document" | "products" | "images">): {
  readonly placed: Placement;
  readonly pictures: Pictures;
  readonly mapsOf: (fabric: PicturedFabric) => ClothMaps | null;
} {
  const textures = useMemo(() => new Map(products.map(({ productId, texture }) => [productId, texture])), [products]);
  const placed = useMemo(() => {
    const tiles = new Map(
      [...textures].map(([productId, { mmWidth, mmHeight }]) => [
        fabricKey({ kind: "product", productId }),
        { mmWidth, mmHeight },
      ]),
    );
    return placement(document, style, tiles);
  }, [document, style, textures]);
  const pictures = useMemo(() => {
    const byId = new Map(images.map((image) => [image.imageId, image]));
    const imageUrl = (imageId: string) => byId.get(imageId)?.url ?? null;
    const reducedPicture = (imageId: string) => {
      const image = byId.get(imageId);
      return image ? reducedPictureOf(image) : null;
    };
    const tileUrl = (fabric: PicturedFabric) =>
      fabric.kind === "product" ? (textures.get(fabric.productId)?.url ?? null) : imageUrl(fabric.imageId);
    return createPictures({ tileUrl, imageUrl, reducedPicture });
  }, [images, textures]);
  useEffect(() => () => pictures.dispose(), [pictures]);
  const mapsOf = useCallback(
    (fabric: PicturedFabric) => (fabric.kind === "product" ? (textures.get(fabric.productId) ?? null) : null),
    [textures],
  );
  return { placed, pictures, mapsOf };
}

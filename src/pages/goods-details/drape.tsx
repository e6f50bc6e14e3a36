import type { Product, Texture } from "@selvedge/contract";
import type { Placement } from "@selvedge/editor-core";
import { useEffect, useMemo } from "react";
import { createPictures } from "../../drawing/index.ts";
import { GarmentPreview, type PreviewPiece } from "../../preview/index.ts";

const RADIUS_MM = 240;
const CORNERS = 48;
const DISC: readonly PreviewPiece[] = [
  {
    key: "disc",
    name: "disc",
    outline: Array.from({ length: CORNERS }, (_, index) => {
      const angle = (index / CORNERS) * 2 * Math.PI;
      return [Math.cos(angle) * RADIUS_MM, Math.sin(angle) * RADIUS_MM] as const;
    }),
  },
];

type DrapeProps = { readonly product: Product; readonly texture: Texture; readonly drapeUrl: string };

/** A disc of the cloth over its stand, to be turned; fills its container. */
export default function Drape({ product, texture, drapeUrl }: DrapeProps) {
  const { productId, productImg, productName, drapeImg } = product;
  const fabric = useMemo(() => ({ kind: "product", productId }) as const, [productId]);
  const pictures = useMemo(
    () => createPictures({ tileUrl: () => texture.url, imageUrl: () => null, reducedPicture: () => null }),
    [texture],
  );
  useEffect(() => () => pictures.dispose(), [pictures]);
  const placement = useMemo((): Placement => {
    const { mmWidth, mmHeight } = texture;
    const matrix = [mmWidth, 0, 0, mmHeight, 0, 0] as const;
    const lattice = { u: [mmWidth, 0], v: [0, mmHeight] } as const;
    return { disc: [{ key: "cloth", source: { kind: "fabric", fabric }, matrix, lattice, opacity: 1, thickness: "none" }] };
  }, [texture, fabric]);
  const mapsOf = useMemo(() => () => texture, [texture]);
  return (
    <GarmentPreview
      drapeUrl={drapeUrl}
      pieces={DISC}
      placement={placement}
      pictures={pictures}
      mapsOf={mapsOf}
      fallbackUrl={drapeImg ?? productImg}
      label={productName}
      wholeForm
      view="threeQuarter"
    />
  );
}

import { useMemo } from "react";
import { coveringFabric } from "../../worn/covering-fabric.ts";
import type { WornFabric } from "../../worn/use-worn-drape.ts";
import { useAssetCount, useDocument, useSession, useStyle } from "../session/context.ts";

/** The fabric that most of the garment is cut from, as the asset cache knows it; null for a plain colour. */
export function useWornFabric(): WornFabric | null {
  const session = useSession();
  const { pieces } = useStyle();
  const laid = useDocument((document) => document.pieces);
  useAssetCount();
  const fabric = useMemo(() => coveringFabric(pieces, laid), [pieces, laid]);
  const product = fabric?.kind === "product" ? session.assets.product(fabric.productId) : null;
  return product && { name: product.productName, hand: product.texture.hand };
}

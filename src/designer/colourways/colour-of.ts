import type { FabricRef } from "@selvedge/editor-core";
import type { Hex } from "@selvedge/textile-core";
import type { AssetCache } from "../session/asset-cache.ts";

/** The colour that a fabric has from afar: a plain one its own, one of the catalogue the mean of its picture; of a photograph it is not known. */
export function colourOf(fabric: FabricRef | null, assets: AssetCache): Hex | null {
  if (!fabric || fabric.kind === "photo") return null;
  const hex = fabric.kind === "colour" ? fabric.hex : (assets.product(fabric.productId)?.meanColour ?? null);
  return hex as Hex | null;
}

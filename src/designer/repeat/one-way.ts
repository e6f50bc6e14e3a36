import { type DesignDocument, type FabricRef, fabricKey } from "@selvedge/editor-core";
import { napOf } from "@selvedge/garment-core";
import type { TexturedProduct } from "../session/asset-cache.ts";

/** Designs that look the same either way up. */
const EITHER_WAY = ["solid", "stripe", "check"];

/** Why a cloth is cut one way only: its nap, an artwork that is part of it and stands upright, or perhaps its design. Null where either way will do. */
export type OneWay = { readonly why: "nap" } | { readonly why: "artwork"; readonly name: string } | { readonly why: "design" };

export function oneWayOf(
  fabric: FabricRef,
  { artworks, pieces }: Pick<DesignDocument, "artworks" | "pieces">,
  product: Pick<TexturedProduct, "attrs"> | null,
): OneWay | null {
  if (product && napOf(product.attrs) === "one-way") return { why: "nap" };
  const upright = Object.values(artworks).find(({ onFabric, hidden, pieceKey, repeat, lattice }) => {
    const under = pieces[pieceKey]?.fabric;
    const isTurned = repeat === "all" && lattice?.symmetry === "rotation";
    return onFabric && !hidden && !isTurned && under && fabricKey(under) === fabricKey(fabric);
  });
  if (upright) return { why: "artwork", name: upright.name };
  if (fabric.kind === "photo") return { why: "design" };
  const pattern = product?.attrs.pattern;
  return pattern && !EITHER_WAY.includes(pattern) ? { why: "design" } : null;
}

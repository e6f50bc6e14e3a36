import { coveringFabric } from "../../worn/covering-fabric.ts";
import type { WornFabric } from "../../worn/use-worn-drape.ts";
import type { ShownDesign } from "./shown-design.ts";

/** The catalogue's fabric that most of a design is cut from; null where it is another cloth, a colour or none. */
export function wornFabric({
  style,
  document,
  products,
}: Pick<ShownDesign, "style" | "document" | "products">): WornFabric | null {
  const fabric = coveringFabric(style.pieces, document.pieces);
  const product = fabric?.kind === "product" ? products.find(({ productId }) => productId === fabric.productId) : null;
  return product ? { name: product.productName, hand: product.texture.hand } : null;
}

import type { DesignDocument } from "@selvedge/editor-core";
import { napOf } from "@selvedge/garment-core";
import { translateComposition } from "../../../../fabrics/products/words/composition.ts";
import { translateName } from "../../../../fabrics/products/words/name.ts";
import type { PackCloth, PackFabric } from "../pack-input.ts";
import type { Laid, Product } from "./laid.ts";

/** Designs that do not repeat along the warp. */
const WITHOUT_REPEAT = ["solid", "stripe"];

/** How a cloth is laid under a piece, and what is done to it. */
function wayOf({ pieces }: DesignDocument, piece: string): Pick<PackFabric["laid"][number], "mapping" | "finish"> {
  const { mapping, finish = null } = pieces[piece]!;
  return { mapping, finish };
}

/** What each cloth is, in the reader's words, and how it is laid under which pieces. */
export function fabricsOf(
  document: DesignDocument,
  laid: readonly Laid[],
  products: ReadonlyMap<string, Product>,
  nameOf: (pieceKey: string) => string,
  translate: (english: string) => string,
): PackFabric[] {
  return laid.map(({ key, fabric, pieceKeys }) => {
    const product = fabric.kind === "product" ? products.get(fabric.productId) : undefined;
    const ways = Map.groupBy(pieceKeys, (piece) => JSON.stringify(wayOf(document, piece)));
    return {
      key,
      code: product?.code ?? (fabric.kind === "colour" ? fabric.hex : ""),
      name: product ? translateName(product.name, translate) : "",
      composition: product ? translateComposition(product.attrs.composition, translate) : "",
      weightGsm: product?.attrs.weight ?? null,
      widthCm: product?.attrs.width ?? null,
      laid: [...ways.values()].map((on) => ({ pieces: on.map(nameOf), ...wayOf(document, on[0]!) })),
    };
  });
}

/** What is to be laid for the cutting room: fabrics of the catalogue whose width is known; patterned ones are matched along the warp, napped ones laid one way. */
export function clothsOf({ pieces }: DesignDocument, laid: readonly Laid[], products: ReadonlyMap<string, Product>): PackCloth[] {
  return laid.flatMap(({ fabric, pieceKeys }) => {
    const product = fabric.kind === "product" ? products.get(fabric.productId) : undefined;
    const width = product?.attrs.width;
    if (!product || !width) return [];
    // Brushed for this design, a cloth has a nap that it does not have in the catalogue.
    const napOn = (key: string) => (pieces[key]!.finish === "brushed" ? "one-way" : napOf(product.attrs));
    const alike = Map.groupBy(pieceKeys, (key) => `${pieces[key]!.mapping.scale} ${napOn(key)}`);
    return [...alike.values()].map((keys) => {
      const { scale } = pieces[keys[0]!]!.mapping;
      const repeats = product.attrs.pattern !== "" && !WITHOUT_REPEAT.includes(product.attrs.pattern);
      return {
        name: product.code,
        pieceKeys: keys,
        width: width * 10,
        repeat: repeats && product.mm_height ? Math.round(product.mm_height * scale * 10) / 10 : 0,
        nap: napOn(keys[0]!),
      };
    });
  });
}

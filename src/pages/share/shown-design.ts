import type { Design, Img, Mark, TexturedProduct } from "@selvedge/contract";
import {
  type Artwork,
  type ClothFinish,
  type DesignDocument,
  emptyDocument,
  type LaidTrim,
  type TrimLook,
} from "@selvedge/editor-core";

/** What a link lets its holder see, besides what it shows. Goes with every call in place of a session. */
export type LinkKey = { readonly shareToken?: string; readonly sharePassword?: string };

/** A style or a saved design with everything that is needed to show it. */
export type ShownDesign = {
  readonly style: Design;
  readonly document: DesignDocument;
  readonly products: readonly TexturedProduct[];
  readonly images: readonly Img[];
  readonly marks: readonly Mark[];
  readonly name: string;
  /** Who sent it; null for a style of the house. */
  readonly company: string | null;
  readonly revision: number | null;
  /** RFC 3339: when the revision was saved. */
  readonly savedAt: string | null;
  readonly proposalId: string | null;
  /** The picture made by the server, for browsers without 3D and for print. */
  readonly pictureUrl: string;
};

/** A style as it is opened first: with the fabrics it opens with, nothing laid on it. */
export function documentOfStyle(
  style: Design,
  fabrics: readonly { readonly pieceKey: string; readonly productId: string }[],
): DesignDocument {
  const document = emptyDocument({ styleId: style.id, size: style.size, pieceKeys: style.pieces.map(({ key }) => key) });
  for (const { pieceKey, productId } of fabrics) {
    const piece = document.pieces[pieceKey];
    if (piece) piece.fabric = { kind: "product", productId };
  }
  return document;
}

export type FabricUse = { readonly product: TexturedProduct; readonly pieceKeys: readonly string[] };

/** The catalogue's fabrics in the order of the pieces they lie on, each with its pieces. */
export function fabricsUsed({
  style,
  document,
  products,
}: Pick<ShownDesign, "style" | "document" | "products">): readonly FabricUse[] {
  const uses = new Map<string, string[]>();
  for (const { key } of style.pieces) {
    const fabric = document.pieces[key]?.fabric;
    if (fabric?.kind === "product") uses.set(fabric.productId, [...(uses.get(fabric.productId) ?? []), key]);
  }
  const byId = new Map(products.map((product) => [product.productId, product]));
  return [...uses].flatMap(([id, pieceKeys]) => {
    const product = byId.get(id);
    return product ? [{ product, pieceKeys }] : [];
  });
}

/** Finishes of a cloth, each with the pieces it has it on, among these pieces. */
export function clothFinishes(
  { pieces }: Pick<DesignDocument, "pieces">,
  among: readonly string[],
): readonly { readonly finish: ClothFinish; readonly pieceKeys: readonly string[] }[] {
  const finished = among.flatMap((key) => {
    const finish = pieces[key]?.finish;
    return finish ? [{ key, finish }] : [];
  });
  return [...Map.groupBy(finished, ({ finish }) => finish)].map(([finish, of]) => ({
    finish,
    pieceKeys: of.map(({ key }) => key),
  }));
}

export type FinishedArtwork = Artwork & Required<Pick<Artwork, "finish">>;

/** The artworks that are more than printed, from back to front. */
export function finishedArtworks({ artworks, order }: Pick<DesignDocument, "artworks" | "order">): readonly FinishedArtwork[] {
  const isFinished = (artwork: Artwork): artwork is FinishedArtwork => artwork.finish !== undefined && !artwork.hidden;
  return order.flatMap((id) => artworks[id] ?? []).filter(isFinished);
}

export type TrimUse = {
  readonly decorateId: string;
  readonly look: TrimLook;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly pieceKeys: readonly string[];
};

/** What is sewn on, each decoration of one length once: how many there are and on which pieces. */
export function trimsUsed(laid: readonly LaidTrim[]): readonly TrimUse[] {
  return [...Map.groupBy(laid, ({ decorateId, height }) => `${decorateId} ${height}`).values()].map((group) => {
    const { decorateId, look, width, height } = group[0]!;
    return {
      decorateId,
      look,
      width,
      height,
      count: group.length,
      pieceKeys: [...new Set(group.map(({ pieceKey }) => pieceKey))],
    };
  });
}

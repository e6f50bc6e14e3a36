import { randomUUID } from "node:crypto";
import {
  type Design,
  getStyle,
  getStyleList,
  type ProposalCard,
  saveProposal,
  searchTexturedProducts,
  type TexturedProduct,
} from "@selvedge/contract";
import { type Artwork, type DesignDocument, emptyDocument, PLAIN_ARTWORK, TRUE_SCALE } from "@selvedge/editor-core";
import type { Caller } from "./caller.ts";

export const T_SHIRT = "Crew T-shirt";
/** A navy gingham whose check returns every 20 mm, along and across. */
export const GINGHAM = "SV-3320-20";
export const GINGHAM_MM = 20;

export const newId = (): string => randomUUID().replaceAll("-", "");

/** Every style of the library, in its default size. */
export async function stylesOf({ call }: Caller): Promise<Design[]> {
  const { list } = await call(getStyleList, { pageSize: 100 });
  return Promise.all(list.map(({ id }) => call(getStyle, { id })));
}

export async function styleNamed({ call }: Caller, name: string): Promise<Design> {
  const { list } = await call(getStyleList, { pageSize: 100 });
  const found = list.find((style) => style.name === name);
  if (!found) throw new Error(`No style is called ${name}`);
  return call(getStyle, { id: found.id });
}

export async function fabricCoded({ call }: Caller, code: string): Promise<TexturedProduct> {
  const { list } = await call(searchTexturedProducts, { searchKey: code, pageSize: 10 });
  const found = list.find(({ productCode }) => productCode === code);
  if (!found) throw new Error(`No fabric has the code ${code}`);
  return found;
}

/** A style with one fabric on every piece at true scale. */
export function dressed(style: Design, fabric: TexturedProduct): DesignDocument {
  const document = emptyDocument({
    styleId: style.id,
    size: style.size,
    pieceKeys: style.pieces.map(({ key }) => key),
    options: style.garment.options,
  });
  const pieces = Object.keys(document.pieces).map(
    (key) => [key, { fabric: { kind: "product", productId: fabric.productId }, mapping: TRUE_SCALE }] as const,
  );
  return { ...document, pieces: Object.fromEntries(pieces) };
}

type Laid = Pick<Artwork, "imageId" | "pieceKey" | "x" | "y" | "width" | "height"> & Partial<Artwork>;

/** The same design with artworks on top, in this order. */
export function withArtworks(document: DesignDocument, laid: readonly Laid[]): DesignDocument {
  const artworks = laid.map(
    (one, index): Artwork => ({
      id: newId(),
      name: `Motif ${index + 1}`,
      ...PLAIN_ARTWORK,
      ...one,
    }),
  );
  return {
    ...document,
    artworks: { ...document.artworks, ...Object.fromEntries(artworks.map((artwork) => [artwork.id, artwork])) },
    order: [...document.order, ...artworks.map(({ id }) => id)],
  };
}

/** Saves a design under a name of its own. */
export const keep = ({ call }: Caller, style: Design, document: DesignDocument, name = "Prepared"): Promise<ProposalCard> =>
  call(saveProposal, { designId: style.id, name: `${name} ${randomUUID().slice(0, 8)}`, document });

export const addressOf = ({ designId, proposalId }: ProposalCard): string =>
  `/shapeDetails?designId=${designId}&proposalId=${proposalId}`;

/** The box of a piece's outline, in mm of the piece. */
export function boxOf({ outline }: Pick<Design["pieces"][number], "outline">) {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

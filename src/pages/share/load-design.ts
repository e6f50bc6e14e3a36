import type { Proposal } from "@selvedge/contract";
import { idsNamedIn, readDocument, withEveryPiece } from "@selvedge/editor-core";
import { call } from "../../api/call.ts";
import type { openShare } from "../../api/calls.ts";
import { getImages, getMarksByProposal, getPreloadFabrics, getProposalData, getStyle, getTextures } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { ApiError, UNKNOWN_CODE } from "../../api/error.ts";
import { type FabricsLaid, laidOn } from "../../state/fabrics-laid.ts";
import { patternOf } from "../../worn/options-text.ts";
import { documentOfStyle, type LinkKey, type ShownDesign } from "./shown-design.ts";

export type OpenedLink = Data<typeof openShare>;

/** A style of the house with the fabrics it opens with. Rejects with an ApiError. */
export async function loadStyle(designId: string, key: LinkKey, opened: OpenedLink | null): Promise<ShownDesign> {
  const [style, fabrics] = await Promise.all([
    call(getStyle, { id: designId, ...key }),
    call(getPreloadFabrics, { designId, ...key }),
  ]);
  return {
    style,
    document: documentOfStyle(style, fabrics),
    products: fabrics,
    images: [],
    marks: [],
    name: style.name,
    company: opened?.company ?? null,
    revision: null,
    savedAt: null,
    proposalId: null,
    pictureUrl: style.designImg,
  };
}

/** A style in a size, with the fabric of each piece or of all others, as `state/fabrics-laid.ts` has them. */
export type DressedStyle = { readonly styleId: string; readonly size: string; readonly fabrics: FabricsLaid };

/** A style as it stands in a showroom: in its size, each piece in its fabric. Rejects with an ApiError. */
export async function loadDressed({ styleId, size, fabrics }: DressedStyle, key: LinkKey): Promise<ShownDesign> {
  const [style, products] = await Promise.all([
    call(getStyle, { id: styleId, size, ...key }),
    call(getTextures, { productIds: [...new Set(Object.values(fabrics))], ...key }),
  ]);
  const laid = style.pieces.flatMap(({ key: pieceKey }) => {
    const productId = laidOn(fabrics, pieceKey);
    return productId ? [{ pieceKey, productId }] : [];
  });
  return {
    style,
    document: documentOfStyle(style, laid),
    products,
    images: [],
    marks: [],
    name: style.name,
    company: null,
    revision: null,
    savedAt: null,
    proposalId: null,
    pictureUrl: style.designImg,
  };
}

/** The frozen design behind a link. Rejects with an ApiError. */
export async function loadProposal(opened: OpenedLink, key: LinkKey): Promise<ShownDesign> {
  const [answer, marks] = await Promise.all([
    call(getProposalData, { proposalId: opened.id, ...key }),
    call(getMarksByProposal, { proposalId: opened.id, ...key }),
  ]);
  if (!("document" in answer)) throw new ApiError({ code: UNKNOWN_CODE, message: "The design came without its document" });
  const proposal: Proposal = answer;
  const document = readDocument(proposal.document);
  // Its colourways are not shown.
  const worn = { ...document, colourways: {} };
  const [productIds, imageIds] = [idsNamedIn(worn, "product"), idsNamedIn(worn, "image", "trim")];
  const [style, products, images] = await Promise.all([
    patternOf(document, key),
    productIds.length > 0 ? call(getTextures, { productIds, ...key }) : [],
    imageIds.length > 0 ? call(getImages, { imageIds, ...key }) : [],
  ]);
  return {
    style,
    document: withEveryPiece(document, style),
    products,
    images,
    marks,
    name: proposal.name,
    company: opened.company,
    revision: proposal.revision,
    savedAt: proposal.updatedAt,
    proposalId: opened.id,
    pictureUrl: proposal.previewUrl,
  };
}

import type { Design, ProposalCard } from "@selvedge/contract";
import { type DesignDocument, emptyDocument, type Label, readDocument, withEveryPiece } from "@selvedge/editor-core";
import { getPreloadFabrics, getProposalData, getStyle, getTextures } from "../../api/calls.ts";
import { asApiError, call, type Data } from "../../api/index.ts";
import { ALL_PIECES, type FabricsLaid, laidOn, readLaid } from "../../state/fabrics-laid.ts";
import { patternOf } from "../../worn/options-text.ts";
import { browserDrafts, type FoundDraft, type ReadableDraft } from "../save/drafts.ts";
import { type AssetCache, createAssetCache, type TexturedProduct } from "./asset-cache.ts";

/** Where the editor is opened: a style, a saved design, or both; and what of it is recovered. */
export type Place = {
  readonly designId: string | null;
  readonly proposalId: string | null;
  /** An earlier revision. */
  readonly revision: number | null;
  /** What was left unsaved in this browser. */
  readonly isDraft: boolean;
  /** A fabric that a new design of the style is begun with. */
  readonly productId: string | null;
  /** The fabrics of its pieces that a new design is begun with, as the address writes them. */
  readonly laid?: string | null;
  /** The size that a new design is begun in. */
  readonly size?: string | null;
};

/** What is opened in place of what is saved: unsaved work with its history, or an earlier document as one step that can be undone. */
export type Recovered = { readonly draft: ReadableDraft } | { readonly document: DesignDocument; readonly label: Label };

/** Everything read before the editor can open. */
export type Source = {
  readonly style: Design;
  readonly document: DesignDocument;
  /** Null for a design that was never saved. */
  readonly proposal: ProposalCard | null;
  readonly assets: AssetCache;
  /** The fabrics this style opens with. */
  readonly styleFabrics: readonly TexturedProduct[];
  /** The fabric the design was to be begun with; null without one, or when it is no longer offered. */
  readonly along: TexturedProduct | null;
  /** What was left unsaved in this browser, if it is worth offering, or cannot be read. */
  readonly draft: FoundDraft | null;
  readonly recovered: Recovered | null;
  /** The former name of a design that is saved as a new one. */
  readonly name: string | null;
  /** The deleted design whose unsaved work this is. */
  readonly draftOf: string | null;
};

/** Opens a place for a person. Rejects with an ApiError. */
export type Opener = (place: Place, userId: string) => Promise<Source>;

type Proposal = Extract<Data<typeof getProposalData>, { document: unknown }>;

async function readProposal(proposalId: string): Promise<Proposal> {
  const data = await call(getProposalData, { proposalId });
  if (!("document" in data)) throw new Error("The answer is a list");
  return data;
}

/** The document a style opens with: its preload fabrics on their pieces at true scale. */
export function newDocument(style: Design, preload: readonly { productId: string; pieceKey: string }[]): DesignDocument {
  const document = emptyDocument({
    styleId: style.id,
    size: style.size,
    pieceKeys: style.pieces.map(({ key }) => key),
    options: style.garment.options,
  });
  const pieces = { ...document.pieces };
  for (const { productId, pieceKey } of preload) {
    const piece = pieces[pieceKey];
    if (piece) pieces[pieceKey] = { ...piece, fabric: { kind: "product", productId } };
  }
  return { ...document, pieces };
}

/** The pattern of a style in a size, or in its own where it comes in no such size. Rejects with an ApiError. */
async function newPattern(id: string, size: string | null): Promise<Design> {
  if (!size) return call(getStyle, { id });
  try {
    return await call(getStyle, { id, size });
  } catch (thrown) {
    if (!asApiError(thrown).is("validation")) throw thrown;
    return call(getStyle, { id });
  }
}

type Begun = {
  readonly proposal: ProposalCard | null;
  readonly saved: DesignDocument | null;
  readonly designId: string;
  readonly productId?: string | null;
  readonly laid?: string | null;
  readonly size?: string | null;
};

/** What a place is read into, before drafts are looked for. `saved` is the document it starts from; without one the style's own, in the fabric of `productId` or those of `laid` and in the `size` where they are named. */
export async function readSource(
  { proposal, saved, designId, productId = null, laid = null, size = null }: Begun,
  others: readonly DesignDocument[] = [],
): Promise<Source> {
  const byPiece: FabricsLaid = { ...(productId && { [ALL_PIECES]: productId }), ...readLaid(laid) };
  const named = [...new Set(Object.values(byPiece))];
  const [style, preload, textures] = await Promise.all([
    saved ? patternOf({ ...saved, styleId: designId }) : newPattern(designId, size),
    call(getPreloadFabrics, { designId }),
    named.length > 0 && !saved ? call(getTextures, { productIds: named }) : [],
  ]);
  const assets = createAssetCache();
  assets.addProducts([...preload, ...textures]);
  const along = textures.find((fabric) => fabric.productId === productId) ?? null;
  // A fabric that is no longer offered leaves the style's own on the piece.
  const begun = style.pieces.flatMap(({ key }) => {
    const wanted = laidOn(byPiece, key);
    const fabric = textures.find((one) => one.productId === wanted) ?? preload.find((one) => one.pieceKey === key);
    return fabric ? [{ pieceKey: key, productId: fabric.productId }] : [];
  });
  const document = withEveryPiece(saved ?? newDocument(style, begun), style);
  await Promise.all([document, ...others].map(assets.fetchFor));
  const styleFabrics = [...new Map(preload.map((fabric) => [fabric.productId, fabric])).values()];
  return { style, document, proposal, assets, styleFabrics, along, draft: null, recovered: null, name: null, draftOf: null };
}

/** Reads style, saved design, fabrics and pictures. */
export const openDesign: Opener = async ({ designId, proposalId, productId, laid, size }, userId) => {
  const proposal = proposalId ? await readProposal(proposalId) : null;
  const id = proposal?.designId ?? designId;
  if (!id) throw new Error("Neither a style nor a design is named");
  const key = { userId, designId: id, proposalId: proposal?.proposalId ?? null };
  const offered = await browserDrafts.offer(key, proposal?.revision ?? null);
  const saved = proposal && readDocument(proposal.document);
  const others = offered && offered.reads !== "nothing" ? [offered.saved.document] : [];
  const source = await readSource({ proposal, saved, designId: id, productId, laid, size }, others);
  return { ...source, draft: offered };
};

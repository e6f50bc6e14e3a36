import type { Design, ProposalCard } from "@selvedge/contract";
import { type DesignDocument, emptyDocument, readDocument, TRUE_SCALE } from "@selvedge/editor-core";
import { getPreloadFabrics, getProposalData, getStyle } from "../../api/calls.ts";
import { call, type Data } from "../../api/index.ts";
import { browserDrafts, type Draft } from "../save/drafts.ts";
import { createStock, type Stock, type TexturedProduct } from "./stock.ts";

/** Where the editor is opened: a style, a saved design, or both. */
export type Place = { readonly designId: string | null; readonly proposalId: string | null };

/** Everything read before the editor can open. */
export type Source = {
  readonly style: Design;
  readonly document: DesignDocument;
  /** Null for a design that was never saved. */
  readonly proposal: ProposalCard | null;
  readonly stock: Stock;
  /** The fabrics this style opens with. */
  readonly styleFabrics: readonly TexturedProduct[];
  /** What was left unsaved in this browser, if it is worth offering. */
  readonly draft: Draft | null;
};

type Proposal = Extract<Data<typeof getProposalData>, { document: unknown }>;

async function readProposal(proposalId: string): Promise<Proposal> {
  const data = await call(getProposalData, { proposalId });
  if (!("document" in data)) throw new Error("The answer is a list");
  return data;
}

/** A document that has every piece of the style, also one the style got later. */
export function withEveryPiece(document: DesignDocument, style: Pick<Design, "pieces">): DesignDocument {
  const missing = style.pieces.filter(({ key }) => !document.pieces[key]);
  if (missing.length === 0) return document;
  const added = missing.map(({ key }) => [key, { fabric: null, mapping: TRUE_SCALE }] as const);
  return { ...document, pieces: { ...document.pieces, ...Object.fromEntries(added) } };
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

/** Reads style, saved design, fabrics and pictures. Rejects with an ApiError. */
export async function openDesign({ designId, proposalId }: Place, userId: string): Promise<Source> {
  const proposal = proposalId ? await readProposal(proposalId) : null;
  const id = proposal?.designId ?? designId;
  if (!id) throw new Error("Neither a style nor a design is named");
  const saved = proposal && readDocument(proposal.document);
  const [style, preload] = await Promise.all([
    call(getStyle, { id, ...(saved && { size: saved.size }) }),
    call(getPreloadFabrics, { designId: id }),
  ]);
  const stock = createStock();
  stock.addProducts(preload);
  const document = withEveryPiece(saved ?? newDocument(style, preload), style);
  const draft = await browserDrafts.read({ userId, designId: id, proposalId: proposal?.proposalId ?? null });
  const isWorth = draft !== null && draft.revision === (proposal?.revision ?? null);
  await Promise.all([stock.fetchFor(document), isWorth ? stock.fetchFor(draft.saved.document) : null]);
  const styleFabrics = [...new Map(preload.map((fabric) => [fabric.productId, fabric])).values()];
  return { style, document, proposal, stock, styleFabrics, draft: isWorth ? draft : null };
}

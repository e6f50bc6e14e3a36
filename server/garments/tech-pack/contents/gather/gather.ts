import type { Lang } from "@selvedge/contract";
import { type DesignDocument, fabricKey, landmarksOf } from "@selvedge/editor-core";
import { cuttingPieces, type Pattern, pointsOfMeasure } from "@selvedge/garment-core";
import { fromLeft } from "../../../../platform/print/fonts.ts";
import { signOffsOf } from "../../../proposals/sign-offs/sign-offs.ts";
import type { PackFabric, PackNote, PackPiece, TechPackInput } from "../pack-input.ts";
import { PACK_TEXTS } from "../texts.ts";
import { artworksOf } from "./artworks.ts";
import { gatherDrawing, trimsOf } from "./drawing.ts";
import { clothsOf, fabricsOf } from "./fabrics.ts";
import type { Services } from "./laid.ts";
import { sewnOnTo } from "./sewn-on.ts";

export type Reader = {
  readonly lang: Lang;
  readonly translate: (english: string) => string;
  readonly companyId: string;
  readonly company: string;
};

/** A revision of a design as it was saved. */
export type SavedRevision = {
  readonly proposalId: string;
  readonly name: string;
  readonly revision: number;
  readonly savedAt: Date;
  readonly previewHash: string | null;
  readonly document: DesignDocument;
  readonly hash: string;
};

const notesOf = ({ annotations }: DesignDocument): PackNote[] =>
  Object.values(annotations)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
    .map(({ id: _, ...note }, index) => ({ number: index + 1, ...note }));

function piecesOf(
  document: DesignDocument,
  pattern: Pattern,
  fabrics: readonly PackFabric[],
  translate: (english: string) => string,
): PackPiece[] {
  return cuttingPieces(pattern, 0).map(({ piece, count, fold }) => {
    const fabric = document.pieces[piece.key]?.fabric;
    const on = fabric && fabrics.find(({ key }) => key === fabricKey(fabric));
    return {
      ...piece,
      name: translate(piece.name),
      ...landmarksOf(pattern, piece.key),
      count,
      onFold: fold !== null,
      cloth: on ? on.code || on.name : "",
    };
  });
}

/** Reads everything that a tech pack of a saved revision says, in the reader's language. */
export async function gatherPack(services: Services, saved: SavedRevision, reader: Reader): Promise<TechPackInput> {
  const { lang, translate, companyId } = reader;
  const garment = await gatherDrawing(services, companyId, saved.document);
  const { style, recipe, size, chosen, pattern, document, laid, products, sewn, drawing } = garment;
  const nameOf = (key: string) => translate(pattern.pieces.find((piece) => piece.key === key)?.name ?? key);
  const fabrics = fabricsOf(document, laid, products, nameOf, translate);
  return {
    language: lang,
    texts: Object.fromEntries(PACK_TEXTS.map((text) => [text, translate(text)])) as TechPackInput["texts"],
    head: {
      style: translate(style.name),
      design: fromLeft(saved.name),
      number: saved.proposalId,
      company: fromLeft(reader.company),
      size: document.size,
      sizes: style.sizes,
      revision: saved.revision,
      savedAt: saved.savedAt.toISOString(),
      hash: saved.hash,
    },
    signOffs: await signOffsOf(services.db, saved.proposalId),
    ...drawing,
    pieces: piecesOf(document, pattern, fabrics, translate),
    preview: saved.previewHash ? await services.files.get(saved.previewHash) : null,
    artworks: artworksOf(document, pattern),
    fabrics,
    colours: document.colours,
    trims: trimsOf(pattern, sewn),
    sewnOn: await sewnOnTo(services.db, sewn, translate),
    garment: { recipe, size, chosen },
    cloths: clothsOf(document, laid, products),
    notes: notesOf(document),
    chart: style.sizes.map((size) => ({ size, points: pointsOfMeasure(recipe, size, chosen) })),
  };
}

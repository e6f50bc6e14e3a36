import type { DesignDocument, PieceKey } from "./schema.ts";
import { TRUE_SCALE } from "./true-scale.ts";

/** A style's pieces, and of its seams which pieces they join and how. */
export type PiecedStyle = {
  readonly pieces: readonly { readonly key: PieceKey }[];
  readonly seams: readonly {
    readonly a: { readonly pieceKey: PieceKey };
    readonly b: { readonly pieceKey: PieceKey };
    readonly kind: string;
  }[];
};

/** A document that has every piece of the style, also one the style got later: what is attached to another piece is cut from its cloth. */
export function withEveryPiece(document: DesignDocument, style: PiecedStyle): DesignDocument {
  const missing = style.pieces.filter(({ key }) => !Object.hasOwn(document.pieces, key));
  if (missing.length === 0) return document;
  const added = missing.map(({ key }) => {
    const seam = style.seams.find(({ a, kind }) => kind === "attach" && a.pieceKey === key);
    const base = seam && Object.hasOwn(document.pieces, seam.b.pieceKey) ? document.pieces[seam.b.pieceKey] : undefined;
    return [key, base ?? { fabric: null, mapping: TRUE_SCALE }] as const;
  });
  return { ...document, pieces: { ...document.pieces, ...Object.fromEntries(added) } };
}

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

/** The key of the piece that a piece is attached to; undefined for one that is attached to none. */
export const baseOf = ({ seams }: Pick<PiecedStyle, "seams">, key: PieceKey): PieceKey | undefined =>
  seams.find(({ a, kind }) => kind === "attach" && a.pieceKey === key)?.b.pieceKey;

/** Missing pieces as their bases are cut; one without a base, or whose base is not cut here, is left out. */
function cutAsBases({ pieces }: Pick<DesignDocument, "pieces">, missing: readonly PieceKey[], style: PiecedStyle) {
  const cut = missing.flatMap((key) => {
    const base = baseOf(style, key);
    return base !== undefined && Object.hasOwn(pieces, base) ? [[key, pieces[base]!] as const] : [];
  });
  return Object.fromEntries(cut);
}

/** A document that has every piece of the style, also one the style got later: what is attached to another piece is cut from its cloth, in every colourway too. */
export function withEveryPiece(document: DesignDocument, style: PiecedStyle): DesignDocument {
  const missing = style.pieces.flatMap(({ key }) => (Object.hasOwn(document.pieces, key) ? [] : [key]));
  if (missing.length === 0) return document;
  const bare = Object.fromEntries(missing.map((key) => [key, { fabric: null, mapping: TRUE_SCALE }] as const));
  const colourways = Object.entries(document.colourways).map(
    ([id, colourway]) =>
      [id, { ...colourway, pieces: { ...colourway.pieces, ...cutAsBases(colourway, missing, style) } }] as const,
  );
  return {
    ...document,
    pieces: { ...document.pieces, ...bare, ...cutAsBases(document, missing, style) },
    colourways: Object.fromEntries(colourways),
  };
}

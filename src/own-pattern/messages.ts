import type { Join, JoinedPattern, JoinFault, JoinRun } from "@selvedge/garment-core";

export type Place2 = readonly [x: number, y: number];
/** An edge of a piece from corner to corner: where it runs, its length in mm, and whether a seam takes part of it. */
export type PieceEdge = {
  readonly run: JoinRun;
  readonly length: number;
  readonly points: readonly Place2[];
  readonly isFree: boolean;
};
/** One side of a seam as it is drawn on its piece; lengths in mm. */
export type DrawnSide = { readonly piece: string; readonly points: readonly Place2[]; readonly length: number };
export type DrawnJoin = { readonly a: DrawnSide; readonly b: DrawnSide; readonly ease: number };

/** The page asks about a pattern as it stands. */
export type JoinRequest = { readonly number: number; readonly pattern: JoinedPattern };

/** What there is to be joined, drawn and said; `fault` is what keeps it from being sewn. */
export type JoinAnswer = {
  readonly number: number;
  readonly edges: readonly PieceEdge[];
  readonly joins: readonly DrawnJoin[];
  readonly suggestions: readonly { readonly join: Join; readonly drawn: DrawnJoin }[];
  readonly fault: { readonly kind: JoinFault; readonly about: string } | null;
  /** The pattern written out, as a drape is ordered by; null while it cannot be sewn. */
  readonly recipe: string | null;
};

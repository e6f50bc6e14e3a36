import type { Design, Piece } from "@selvedge/contract";
import type { Board, PieceKey } from "@selvedge/editor-core";
import { arranged } from "./arrange.ts";
import { boardBox } from "./place.ts";
import { around, type Size } from "./view.ts";
import { wholeScale } from "./whole-board.ts";

/** The pieces of a pattern as they lie on the board; the pattern itself is as it was read. */
export type Lying = { readonly pieces: readonly Piece[]; readonly byKey: ReadonlyMap<PieceKey, Piece> };

/** Lays the pieces where an area of CSS px shows them largest; without an area, or where that is little gained, as the pattern has them. */
export function lieIn({ pieces }: Pick<Design, "pieces">, area: Size | null): Lying {
  const boxes = pieces.map(boardBox);
  const places = area && arranged(boxes, area);
  const laid = places
    ? pieces.map((piece, at) => {
        const { x, y, angle } = piece.layout;
        return { ...piece, layout: { x: x + places[at]!.x - boxes[at]!.x, y: y + places[at]!.y - boxes[at]!.y, angle } };
      })
    : pieces;
  return lyingOf(laid);
}

const lyingOf = (pieces: readonly Piece[]): Lying => ({ pieces, byKey: new Map(pieces.map((piece) => [piece.key, piece])) });

/** The same with pieces where a hand has laid them; the others stay where the board put them. */
export function placed(lying: Lying, places: Board["places"]): Lying {
  return lyingOf(
    lying.pieces.map((piece) => {
      const at = Object.hasOwn(places, piece.key) && places[piece.key];
      return at ? { ...piece, layout: { ...at, angle: piece.layout.angle } } : piece;
    }),
  );
}

/** How much larger other places must show the pieces, for them to be moved from where somebody has them before his eyes. */
const WORTH_MOVING = 1.15;

/** How the pieces of a pattern lie in an area of CSS px after having lain otherwise: as they did, unless much is gained. */
export function lieAnew(pattern: Pick<Design, "pieces">, before: Lying, area: Size): Lying {
  const now = lieIn(pattern, area);
  const scaleOf = ({ pieces }: Lying) => wholeScale(around(pieces.map(boardBox)) ?? area, area);
  return scaleOf(now) > scaleOf(before) * WORTH_MOVING ? now : before;
}

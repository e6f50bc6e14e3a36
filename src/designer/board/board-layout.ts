import type { Design, Piece } from "@selvedge/contract";
import type { Board, PieceKey } from "@selvedge/editor-core";
import { arranged } from "./arrange.ts";
import { boardBox } from "./place.ts";
import { around, type Size } from "./view.ts";
import { wholeScale } from "./whole-board.ts";

/** The pieces of a pattern with their places on the board; the pattern itself stays as it was read. */
export type BoardLayout = { readonly pieces: readonly Piece[]; readonly byKey: ReadonlyMap<PieceKey, Piece> };

/** Arranges the pieces so that an area of CSS px shows them largest; without an area, or where that gains little, as the pattern has them. */
export function layoutIn({ pieces }: Pick<Design, "pieces">, area: Size | null): BoardLayout {
  const boxes = pieces.map(boardBox);
  const places = area && arranged(boxes, area);
  const laid = places
    ? pieces.map((piece, index) => {
        const { x, y, angle } = piece.layout;
        return {
          ...piece,
          layout: { x: x + places[index]!.x - boxes[index]!.x, y: y + places[index]!.y - boxes[index]!.y, angle },
        };
      })
    : pieces;
  return layoutOf(laid);
}

const layoutOf = (pieces: readonly Piece[]): BoardLayout => ({
  pieces,
  byKey: new Map(pieces.map((piece) => [piece.key, piece])),
});

/** The same layout with the pieces that were moved by hand at their own places; the others stay where the board put them. */
export function withPlaces(layout: BoardLayout, places: Board["places"]): BoardLayout {
  return layoutOf(
    layout.pieces.map((piece) => {
      const place = Object.hasOwn(places, piece.key) && places[piece.key];
      return place ? { ...piece, layout: { ...place, angle: piece.layout.angle } } : piece;
    }),
  );
}

/** A new layout must show the pieces this many times as large as the present one: below that, moving what somebody looks at costs more than it gains. */
const MIN_GAIN = 1.15;

/** The layout for an area of CSS px that has changed: the present one, unless another shows the pieces much larger. */
export function relayout(pattern: Pick<Design, "pieces">, before: BoardLayout, area: Size): BoardLayout {
  const now = layoutIn(pattern, area);
  const scaleOf = ({ pieces }: BoardLayout) => wholeScale(around(pieces.map(boardBox)) ?? area, area);
  return scaleOf(now) > scaleOf(before) * MIN_GAIN ? now : before;
}

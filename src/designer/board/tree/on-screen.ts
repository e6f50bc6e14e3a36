import type { Piece } from "@selvedge/contract";
import { pieceToBoard } from "../place.ts";
import { type Point, toScreen, type View } from "../view.ts";

/** Takes mm of a piece to CSS px of the board. */
export const onScreen =
  (view: View, { layout }: Pick<Piece, "layout">) =>
  (at: Point): Point =>
    toScreen(view, pieceToBoard(layout, at));

/** The outline of a piece in CSS px of the board. */
export const outlineOnScreen = (view: View, piece: Pick<Piece, "layout" | "outline">): Point[] =>
  piece.outline.map(([x, y]) => onScreen(view, piece)({ x, y }));

/** The same to clip with. */
export function clipOnScreen(view: View, piece: Pick<Piece, "layout" | "outline">): Path2D {
  const path = new Path2D();
  outlineOnScreen(view, piece).forEach(({ x, y }, at) => {
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

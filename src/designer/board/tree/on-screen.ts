import type { Piece } from "@selvedge/contract";
import { pieceToBoard } from "../place.ts";
import { type Point, toScreen, type View } from "../view.ts";

/** Takes mm of a piece to CSS px of the board. */
export const onScreen =
  (view: View, { layout }: Pick<Piece, "layout">) =>
  (point: Point): Point =>
    toScreen(view, pieceToBoard(layout, point));

type Outline = { readonly view: View; readonly points: readonly Point[]; readonly path: Path2D };
/** The last one of each piece: a drag asks for it with every move, while neither piece nor view is another. */
const outlines = new WeakMap<Piece, Outline>();

/** The outline of a piece in CSS px of the board, and as a path to clip with. */
export function outlineOnScreen(view: View, piece: Piece): Outline {
  const known = outlines.get(piece);
  if (known?.view === view) return known;
  const points = piece.outline.map(([x, y]) => onScreen(view, piece)({ x, y }));
  const path = new Path2D();
  points.forEach(({ x, y }, index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  const made = { view, points, path };
  outlines.set(piece, made);
  return made;
}

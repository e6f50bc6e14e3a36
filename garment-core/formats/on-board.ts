import { apply, type Bounds, boundsOf, cosSinOf, degrees, laidAt, middleOfBounds } from "@selvedge/geometry-core";
import type { Piece, Point2 } from "../pattern/pattern.ts";
import type { CuttingPiece } from "../pattern/seam-allowance.ts";

/** A place of a piece on the board, mm. */
export const onBoard = ({ layout: { x, y, angle } }: Pick<Piece, "layout">, place: Point2): Point2 =>
  apply(laidAt(x, y, degrees(angle)), place);

/** What all pieces take up on the board, as they are cut. */
export const boardOf = (pieces: readonly CuttingPiece[]): Bounds =>
  boundsOf(pieces.flatMap(({ piece, cutLine }) => cutLine.map((point) => onBoard(piece, point))));

const GRAIN_SHARE = 0.6;

/** The grain line of a piece, through its middle: from top to bottom. */
export function grainOf({ outline, grain }: Pick<Piece, "outline" | "grain">): readonly [Point2, Point2] {
  const box = boundsOf(outline);
  const [x, y] = middleOfBounds(box);
  const half = ((box.maxY - box.minY) * GRAIN_SHARE) / 2;
  const [cos, sin] = cosSinOf(degrees(grain));
  const [dx, dy] = [-sin * half, cos * half];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

import { apply, type Bounds, boundsOf, degrees, laidAt, radiansOf } from "@selvedge/geometry-core";
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
  const { minX, minY, maxX, maxY } = boundsOf(outline);
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const half = ((maxY - minY) * GRAIN_SHARE) / 2;
  const angle = radiansOf(grain);
  const [dx, dy] = [-Math.sin(angle) * half, Math.cos(angle) * half];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

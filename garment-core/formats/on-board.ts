import type { Piece, Point2 } from "../pattern/pattern.ts";
import type { CuttingPiece } from "../pattern/seam-allowance.ts";

/** A place of a piece on the board, mm. */
export function onBoard({ layout }: Pick<Piece, "layout">, [x, y]: Point2): Point2 {
  const angle = (layout.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [layout.x + x * cos - y * sin, layout.y + x * sin + y * cos];
}

export type Extent = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** What some points take up. */
export const extentOf = (points: readonly Point2[]): Extent => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** What all pieces take up on the board, as they are cut. */
export const boardOf = (pieces: readonly CuttingPiece[]): Extent =>
  extentOf(pieces.flatMap(({ piece, cutLine }) => cutLine.map((point) => onBoard(piece, point))));

const GRAIN_SHARE = 0.6;

/** The grain line of a piece, through its middle: from top to bottom. */
export function grainOf({ outline, grain }: Pick<Piece, "outline" | "grain">): readonly [Point2, Point2] {
  const { left, top, right, bottom } = extentOf(outline);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = ((bottom - top) * GRAIN_SHARE) / 2;
  const angle = (grain * Math.PI) / 180;
  const [dx, dy] = [-Math.sin(angle) * half, Math.cos(angle) * half];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

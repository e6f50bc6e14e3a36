import type { Piece } from "@selvedge/contract";
import type { Matrix } from "@selvedge/geometry-core";
import type { Box, Point } from "./view.ts";

/** Where a piece lies on the board: its own origin at (x, y) mm, turned by `angle` degrees about it. */
export type Layout = Piece["layout"];

const RADIANS_PER_DEGREE = Math.PI / 180;

export function turned(at: Point, degrees: number): Point {
  const cos = Math.cos(degrees * RADIANS_PER_DEGREE);
  const sin = Math.sin(degrees * RADIANS_PER_DEGREE);
  return { x: at.x * cos - at.y * sin, y: at.x * sin + at.y * cos };
}

/** Piece mm to board mm. */
export function pieceToBoard(layout: Layout, at: Point): Point {
  const offset = turned(at, layout.angle);
  return { x: offset.x + layout.x, y: offset.y + layout.y };
}

/** Board mm to piece mm. */
export const boardToPiece = (layout: Layout, at: Point): Point =>
  turned({ x: at.x - layout.x, y: at.y - layout.y }, -layout.angle);

/** The smallest box around points. */
export function boxOf(points: readonly (readonly [number, number])[]): Box {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The piece's box on the board, in board mm. */
export function boardBox(piece: Pick<Piece, "outline" | "layout">): Box {
  return boxOf(
    piece.outline.map(([x, y]) => {
      const corner = pieceToBoard(piece.layout, { x, y });
      return [corner.x, corner.y] as const;
    }),
  );
}

/** A matrix applied to a point. */
export const applied = ([a, b, c, d, e, f]: Matrix, at: Point): Point => ({
  x: a * at.x + c * at.y + e,
  y: b * at.x + d * at.y + f,
});

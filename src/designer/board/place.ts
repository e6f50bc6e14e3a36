import type { Piece } from "@selvedge/contract";
import type { Matrix } from "@selvedge/geometry-core";
import type { Box, Point } from "./view.ts";

/** Where a piece lies on the board: its own origin at (x, y) mm, turned by `angle` degrees about it. */
export type Layout = Piece["layout"];

const RADIANS_PER_DEGREE = Math.PI / 180;

export function turned(point: Point, degrees: number): Point {
  const cos = Math.cos(degrees * RADIANS_PER_DEGREE);
  const sin = Math.sin(degrees * RADIANS_PER_DEGREE);
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}

/** Piece mm to board mm. */
export function pieceToBoard(layout: Layout, point: Point): Point {
  const offset = turned(point, layout.angle);
  return { x: offset.x + layout.x, y: offset.y + layout.y };
}

/** Board mm to piece mm. */
export const boardToPiece = (layout: Layout, point: Point): Point =>
  turned({ x: point.x - layout.x, y: point.y - layout.y }, -layout.angle);

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
export const applied = ([a, b, c, d, e, f]: Matrix, point: Point): Point => ({
  x: a * point.x + c * point.y + e,
  y: b * point.x + d * point.y + f,
});

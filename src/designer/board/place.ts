import type { Piece } from "@selvedge/contract";
import { boundsOf, cosSinOf, degrees } from "@selvedge/geometry-core";
import type { Box, Point } from "./view.ts";

/** Where a piece lies on the board: its own origin at (x, y) mm, turned by `angle` degrees about it. */
export type Layout = Piece["layout"];

/** A point turned about the origin by degrees, clockwise as seen. */
export function turned(point: Point, angle: number): Point {
  const [cos, sin] = cosSinOf(degrees(angle));
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
  const { minX, minY, maxX, maxY } = boundsOf(points);
  return { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
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

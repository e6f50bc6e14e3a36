import type { Point } from "@selvedge/editor-core";

type Layout = { readonly x: number; readonly y: number; readonly angle: number };

/** Piece mm to board mm: turned about the piece's own origin, then moved. */
export function onBoard({ x, y, angle }: Layout, [px, py]: Point): Point {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [px * cos - py * sin + x, px * sin + py * cos + y];
}

/** Board mm to piece mm. */
export function toPiece({ x, y, angle }: Layout, [bx, by]: Point): Point {
  const turn = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [(bx - x) * cos - (by - y) * sin, (bx - x) * sin + (by - y) * cos];
}

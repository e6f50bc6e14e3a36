import { apply, degrees, invert, laidAt, type Matrix, type Point } from "@selvedge/geometry-core";

type Layout = { readonly x: number; readonly y: number; readonly angle: number };

const laid = ({ x, y, angle }: Layout): Matrix => laidAt(x, y, degrees(angle));

/** Piece mm to board mm: turned about the piece's own origin, then moved. */
export const onBoard = (layout: Layout, point: Point): Point => apply(laid(layout), point);

/** Board mm to piece mm. */
export const toPiece = (layout: Layout, point: Point): Point => apply(invert(laid(layout)), point);

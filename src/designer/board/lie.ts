import type { Design, Piece } from "@selvedge/contract";
import type { PieceKey } from "@selvedge/editor-core";
import { arranged } from "./arrange.ts";
import { boardBox } from "./place.ts";
import type { Size } from "./view.ts";

/** The pieces of a pattern as they lie on the board; the pattern itself is as it was read. */
export type Lying = { readonly pieces: readonly Piece[]; readonly byKey: ReadonlyMap<PieceKey, Piece> };

/** Lays the pieces where an area of CSS px shows them largest; without an area, or where that is little gained, as the pattern has them. */
export function lieIn({ pieces }: Pick<Design, "pieces">, area: Size | null): Lying {
  const boxes = pieces.map(boardBox);
  const places = area && arranged(boxes, area);
  const laid = places
    ? pieces.map((piece, at) => {
        const { x, y, angle } = piece.layout;
        return { ...piece, layout: { x: x + places[at]!.x - boxes[at]!.x, y: y + places[at]!.y - boxes[at]!.y, angle } };
      })
    : pieces;
  return { pieces: laid, byKey: new Map(laid.map((piece) => [piece.key, piece])) };
}

/** Whether every piece of a pattern lies where it did. */
export const lieAlike = (before: Lying, now: Lying): boolean =>
  now.pieces.every(({ key, layout }) => {
    const was = before.byKey.get(key)?.layout;
    return was?.x === layout.x && was.y === layout.y && was.angle === layout.angle;
  });

/** A board area with the width of the window it is in, in CSS px. */
export type Room = { readonly area: Size; readonly windowWidth: number };

/**
 * Whether pieces laid for one room are laid anew for another: when the window got another width or was turned, or the board more room than
 * ever. A panel that opens takes room from the board and moves nothing, and so does the keyboard of a phone.
 */
export const isAnotherShape = (before: Room | null, now: Room): boolean =>
  before === null ||
  before.windowWidth !== now.windowWidth ||
  now.area.width * now.area.height > before.area.width * before.area.height;

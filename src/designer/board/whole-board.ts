import type { Piece } from "@selvedge/contract";
import { whole } from "./camera.ts";
import { SEAM_ALLOWANCE_MM } from "./marks.ts";
import { boardBox } from "./place.ts";
import { around, type Box, type Size } from "./view.ts";

/** Room for the piece's name above it, in mm, when the whole board is shown. */
const NAME_ROOM_MM = 26;

/** A box of pieces with their seam allowance and the names above the uppermost, in mm. */
function withRoom({ x, y, width, height }: Box): Box {
  const rim = SEAM_ALLOWANCE_MM;
  return { x: x - rim, y: y - rim - NAME_ROOM_MM, width: width + 2 * rim, height: height + 2 * rim + NAME_ROOM_MM };
}

/** Everything on the board, in board mm. */
export const wholeBoard = (pieces: readonly Pick<Piece, "outline" | "layout">[]): Box =>
  withRoom(around(pieces.map(boardBox)) ?? { x: 0, y: 0, width: 100, height: 100 });

/** CSS px per mm at which pieces that take `size` mm are shown whole in an area of CSS px. */
export const wholeScale = (size: Size, area: Size): number => whole(withRoom({ x: 0, y: 0, ...size }), area).pxPerMm;

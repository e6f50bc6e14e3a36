import type { Board, CutPiece } from "../recipes/garment.ts";
import type { Outline } from "./outline.ts";
import type { Piece } from "./pattern.ts";

/** Free space between neighbours on the board. */
export const BOARD_GAP_MM = 60;
/** Free space above a piece that lies under another: its name stands there. */
export const NAME_GAP_MM = 140;

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

function boxOf(outline: Outline): Box {
  const [xs, ys] = [outline.map((v) => v.x), outline.map((v) => v.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Lays the pieces out in rows of columns, `BOARD_GAP_MM` beside and `NAME_GAP_MM` under each other; the board starts one gap from its origin. */
export function layOut(pieces: { readonly [key: string]: CutPiece }, board: Board): { readonly [key: string]: Piece["layout"] } {
  const layouts: Record<string, Piece["layout"]> = {};
  let top = BOARD_GAP_MM;
  for (const row of board) {
    let left = BOARD_GAP_MM;
    let deepest = 0;
    for (const column of row) {
      const boxes = column.map((key) => boxOf(pieces[key]!.outline));
      const width = Math.max(...boxes.map((box) => box.width));
      let y = top;
      column.forEach((key, i) => {
        const box = boxes[i]!;
        layouts[key] = {
          x: Math.round(left + (width - box.width) / 2 - box.left),
          y: Math.round(y - box.top),
          angle: 0,
        };
        y += Math.ceil(box.height) + NAME_GAP_MM;
      });
      deepest = Math.max(deepest, y - top);
      left += Math.ceil(width) + BOARD_GAP_MM;
    }
    top += deepest;
  }
  return layouts;
}

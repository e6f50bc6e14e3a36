import type { Piece } from "@selvedge/contract";
import type { PieceKey, Placement } from "@selvedge/editor-core";
import { degreesOf, type Matrix, sizeOf } from "@selvedge/geometry-core";
import { middleOf } from "../../drawing/index.ts";
import type { TurnedBox } from "./handles.ts";

/** On the screen the frame's shorter side is at least this long, so that its handles stay apart. */
const MIN_FRAME_PX = 84;
const MAX_FRAME_PX = 320;

/** The frame by which cloth is turned and sized: `repeats` repeats each way about the middle of the piece, in mm of the piece. */
export type ClothFrame = { readonly pieceKey: PieceKey; readonly box: TurnedBox; readonly repeats: number };

/** Size and angle of one repeat of the cloth, read off its stamp. */
export function repeatOf(matrix: Matrix): { width: number; height: number; angle: number } {
  return { ...sizeOf(matrix), angle: degreesOf(Math.atan2(matrix[1], matrix[0])) };
}

/** How many repeats make a frame that can be taken hold of at this zoom: 1, 2, 3, 5, 10, 20 … */
export function repeatsFor(shorterMm: number, pxPerMm: number): number {
  for (let decade = 1; decade <= 1_000; decade *= 10) {
    for (const step of [1, 2, 3, 5]) if (step * decade * shorterMm * pxPerMm >= MIN_FRAME_PX) return step * decade;
  }
  return 1_000;
}

/** The cloth frame of a piece at this zoom; null where no patterned cloth lies or one repeat would fill the screen. */
export function clothFrame(piece: Piece, placement: Placement, pxPerMm: number): ClothFrame | null {
  const stamp = placement[piece.key]?.find(({ source }) => source.kind === "fabric");
  if (!stamp) return null;
  const repeat = repeatOf(stamp.matrix);
  const repeats = repeatsFor(Math.min(repeat.width, repeat.height), pxPerMm);
  const shrink = Math.min(1, MAX_FRAME_PX / (Math.max(repeat.width, repeat.height) * repeats * pxPerMm));
  return {
    pieceKey: piece.key,
    repeats,
    box: {
      ...middleOf(piece.outline),
      width: repeat.width * repeats * (repeats === 1 ? shrink : 1),
      height: repeat.height * repeats * (repeats === 1 ? shrink : 1),
      angle: repeat.angle,
    },
  };
}

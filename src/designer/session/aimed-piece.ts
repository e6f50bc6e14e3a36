import type { Piece } from "@selvedge/contract";
import { pieceAt } from "../board/hit.ts";
import { toBoard } from "../board/view.ts";
import type { Session } from "./session.ts";

/** The piece something new goes to: the last chosen one, else the one in the middle of the view, else the first. */
export function aimedPiece(session: Session): Piece | null {
  const chosen = session.selection.getState().pieces.at(-1);
  const { view, area } = session.camera.getState();
  const inSight = pieceAt(session.pieces(), toBoard(view, { x: area.width / 2, y: area.height / 2 }));
  return (chosen !== undefined && session.piece(chosen)) || inSight || session.pieces()[0] || null;
}

import type { Session } from "../session/session.ts";
import { wholeBoard } from "./whole-board.ts";

/** Shows all pieces as large as the board allows, laid for its shape. */
export function showAll(session: Session): void {
  session.arrange();
  session.camera.fit(wholeBoard(session.pieces()));
}

import { chosenArtworks } from "../session/chosen.ts";
import type { Session } from "../session/session.ts";
import { boardBox } from "./place.ts";
import { boxAround } from "./together.ts";
import { around, type Box } from "./view.ts";

const ROOM_MM = 12;

/** The box of the chosen artworks where their pieces lie, or else of the chosen pieces, in board mm; null for nothing. */
export function boxOfChosen(session: Session): Box | null {
  const { pieces } = session.selection.getState();
  return (
    boxAround(chosenArtworks(session), session.byKey()) ?? around(pieces.flatMap((key) => session.piece(key) ?? []).map(boardBox))
  );
}

/** Shows what is chosen as large as the board allows. */
export function fitChosen(session: Session): void {
  const box = boxOfChosen(session);
  if (!box) return;
  const { x, y, width, height } = box;
  session.camera.fit({ x: x - ROOM_MM, y: y - ROOM_MM, width: width + 2 * ROOM_MM, height: height + 2 * ROOM_MM });
}

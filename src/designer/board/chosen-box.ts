import type { Artwork, PieceKey } from "@selvedge/editor-core";
import type { Session } from "../session/session.ts";
import { cornersOf } from "./handles.ts";
import { boardBox, boxOf, pieceToBoard } from "./place.ts";
import { around, type Box } from "./view.ts";

const ROOM_MM = 12;

/** The box of an artwork where its piece lies, or else of pieces, in board mm; null for nothing. */
export function boxOfChosen(session: Session, artwork: Artwork | undefined, keys: readonly PieceKey[]): Box | null {
  const home = artwork && session.piece(artwork.pieceKey);
  if (!artwork || !home) return around(keys.flatMap((key) => session.piece(key) ?? []).map(boardBox));
  const corners = cornersOf(artwork).map((corner) => pieceToBoard(home.layout, corner));
  return boxOf(corners.map(({ x, y }) => [x, y] as const));
}

/** Shows what is chosen as large as the board allows. */
export function fitChosen(session: Session): void {
  const { artworkId, pieces } = session.selection.getState();
  const box = boxOfChosen(session, artworkId ? session.editor.shown().artworks[artworkId] : undefined, pieces);
  if (!box) return;
  const { x, y, width, height } = box;
  session.camera.fit({ x: x - ROOM_MM, y: y - ROOM_MM, width: width + 2 * ROOM_MM, height: height + 2 * ROOM_MM });
}

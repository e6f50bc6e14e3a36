import type { Artwork } from "@selvedge/editor-core";
import type { Session } from "../../session/session.ts";
import { pieceAt } from "../hit.ts";
import { boardToPiece, boxOf, pieceToBoard } from "../place.ts";
import { snapped } from "../snap.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";

/** An artwork catches on a line within this distance on the screen. */
const SNAP_PX = 6;
const round = (mm: number) => Math.round(mm * 100) / 100;

/** Moves an artwork with the pointer; over another piece it comes to lie there. Alt leaves it free of centre lines and edges. */
export function moveArtwork(session: Session, artwork: Artwork, from: PointerPlace): Gesture {
  const { editor, live, selection, camera } = session;
  const start = session.piece(artwork.pieceKey);
  const centre = start ? pieceToBoard(start.layout, artwork) : from.board;
  const grip = { x: centre.x - from.board.x, y: centre.y - from.board.y };
  let home = start;
  return {
    cursor: "grabbing",
    move(to) {
      home = pieceAt(session.pieces(), to.board) ?? home;
      if (!home) return;
      const at = boardToPiece(home.layout, { x: to.board.x + grip.x, y: to.board.y + grip.y });
      const reach = SNAP_PX / camera.getState().view.pxPerMm;
      const isFree = to.alt || !selection.getState().isSnapping;
      const caught = isFree ? null : snapped({ ...artwork, ...at }, boxOf(home.outline), reach);
      editor.preview({
        type: "moveArtworks",
        moves: [
          { id: artwork.id, x: round(at.x + (caught?.by.x ?? 0)), y: round(at.y + (caught?.by.y ?? 0)), pieceKey: home.key },
        ],
      });
      live.setState({
        guides: caught && caught.guides.length > 0 ? { pieceKey: home.key, lines: caught.guides } : null,
        dropPiece: home === start ? null : home.key,
      });
    },
    end() {
      session.finish();
      if (home) selection.chooseArtwork(artwork.id, home.key);
    },
    cancel: () => session.drop(),
  };
}

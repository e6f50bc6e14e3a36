import type { Artwork } from "@selvedge/editor-core";
import type { Session } from "../../session/session.ts";
import { turnedByHandle } from "../handles.ts";
import { boardToPiece } from "../place.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";

/** Turns an artwork by its round handle; Shift holds it to steps of 15°. */
export function turnArtwork(session: Session, artwork: Artwork, from: PointerPlace): Gesture {
  const layout = session.piece(artwork.pieceKey)?.layout ?? { x: 0, y: 0, angle: 0 };
  const start = boardToPiece(layout, from.board);
  return {
    cursor: "grabbing",
    move(to) {
      const angle = turnedByHandle(artwork, start, boardToPiece(layout, to.board), to.shift);
      session.editor.preview({ type: "turnArtwork", id: artwork.id, angle });
      session.live.setState({ readout: { at: to.screen, text: `${session.format.degrees(angle)}°` } });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}

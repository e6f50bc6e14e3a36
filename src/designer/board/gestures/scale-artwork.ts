import type { Artwork } from "@selvedge/editor-core";
import type { Session } from "../../session/session.ts";
import { type Handle, handleCursor, scaledByHandle } from "../handles.ts";
import { boardToPiece } from "../place.ts";
import { areaText } from "./area-text.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";

const round = (mm: number) => Math.round(mm * 100) / 100;

/** Sizes an artwork by one of its eight handles: Shift lets the ratio go, Alt keeps the centre. */
export function scaleArtwork(session: Session, artwork: Artwork, handle: Handle, from: PointerPlace): Gesture {
  const layout = session.piece(artwork.pieceKey)?.layout ?? { x: 0, y: 0, angle: 0 };
  const start = boardToPiece(layout, from.board);
  return {
    cursor: handleCursor(handle, artwork.angle + layout.angle),
    move(to) {
      const box = scaledByHandle(artwork, handle, start, boardToPiece(layout, to.board), { free: to.shift, centred: to.alt });
      session.editor.preview({
        type: "sizeArtwork",
        id: artwork.id,
        x: round(box.x),
        y: round(box.y),
        width: round(box.width),
        height: round(box.height),
      });
      session.live.setState({
        readout: { at: to.screen, text: areaText(session, box.width, box.height) },
      });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}

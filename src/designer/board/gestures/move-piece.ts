import type { Command, PieceKey } from "@selvedge/editor-core";
import type { Session } from "../../session/session.ts";
import { turned } from "../place.ts";
import type { Point } from "../view.ts";
import { areaText } from "./area-text.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";

/** Pieces moved by so many board mm. The first move also keeps the places of all others, so that the board never rearranges them again. */
export function piecesMoved(session: Session, keys: readonly PieceKey[], by: Point): Command {
  const kept = session.editor.document().board?.places ?? {};
  return {
    type: "movePieces",
    moves: session
      .cutOf(session.editor.document())
      .pieces.filter(({ key }) => keys.includes(key) || !Object.hasOwn(kept, key))
      .map(({ key, layout }) => {
        const isMoved = keys.includes(key);
        const along = isMoved ? turned(by, -layout.angle) : { x: 0, y: 0 };
        const place = isMoved ? { x: layout.x + by.x, y: layout.y + by.y } : { x: layout.x, y: layout.y };
        return { pieceKey: key, ...place, alongX: along.x, alongY: along.y };
      }),
  };
}

/** Moves the chosen pieces on the board with the pointer, over their cloth where it stays; Shift holds them to one direction. */
export function movePiece(session: Session, from: PointerPlace): Gesture {
  const { pieces } = session.selection.getState();
  const tenth = (mm: number) => Math.round(mm * 10) / 10;
  return {
    cursor: "grabbing",
    move(to) {
      let by = { x: tenth(to.board.x - from.board.x), y: tenth(to.board.y - from.board.y) };
      if (to.shift) by = Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
      session.editor.preview(piecesMoved(session, pieces, by));
      session.live.setState({
        readout: { at: to.screen, text: areaText(session, by.x, by.y) },
      });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}

import type { FabricMapping, PieceKey } from "@selvedge/editor-core";
import type { Session } from "../../session/session.ts";
import type { ClothFrame } from "../cloth-frame.ts";
import { type Handle, handleCursor, scaledByHandle, turnedByHandle } from "../handles.ts";
import { boardToPiece } from "../place.ts";
import { areaText } from "./area-text.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";
import { caughtTurn } from "./turn.ts";

export const MIN_SCALE = 0.05;
export const MAX_SCALE = 20;

/** The pieces a cloth gesture changes: all chosen ones, and the one held. */
function heldPieces(session: Session, pieceKey: PieceKey): PieceKey[] {
  const { pieces } = session.selection.getState();
  return pieces.includes(pieceKey) ? [...pieces] : [pieceKey];
}

const mappingOf = (session: Session, pieceKey: PieceKey): FabricMapping =>
  session.editor.document().pieces[pieceKey]?.mapping ?? { scale: 1, angle: 0, offsetX: 0, offsetY: 0 };

/** Shifts the cloth under a piece with the pointer; Shift holds it to one direction. */
export function dragCloth(session: Session, pieceKey: PieceKey, from: PointerPlace): Gesture {
  const layout = session.piece(pieceKey)?.layout ?? { x: 0, y: 0, angle: 0 };
  const start = boardToPiece(layout, from.board);
  const mapping = mappingOf(session, pieceKey);
  const pieceKeys = heldPieces(session, pieceKey);
  const tenth = (mm: number) => Math.round(mm * 10) / 10;
  return {
    cursor: "grabbing",
    move(to) {
      const point = boardToPiece(layout, to.board);
      let [dx, dy] = [point.x - start.x, point.y - start.y];
      if (to.shift) [dx, dy] = Math.abs(dx) >= Math.abs(dy) ? [dx, 0] : [0, dy];
      const offsetX = tenth(mapping.offsetX + dx);
      const offsetY = tenth(mapping.offsetY + dy);
      session.editor.preview({
        type: "mapFabric",
        pieceKeys,
        ...(offsetX !== mapping.offsetX && { offsetX }),
        ...(offsetY !== mapping.offsetY && { offsetY }),
      });
      session.live.setState({
        readout: { at: to.screen, text: areaText(session, offsetX, offsetY) },
      });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}

/** Turns the cloth by the round handle of its frame; Shift holds it to steps of 15°. */
export function turnCloth(session: Session, frame: ClothFrame, from: PointerPlace): Gesture {
  const layout = session.piece(frame.pieceKey)?.layout ?? { x: 0, y: 0, angle: 0 };
  const start = boardToPiece(layout, from.board);
  const mapping = mappingOf(session, frame.pieceKey);
  const pieceKeys = heldPieces(session, frame.pieceKey);
  // The angle of a cloth is counted from the grain.
  const on = { pieceKey: frame.pieceKey, grain: 0, middle: { x: frame.box.x, y: frame.box.y } };
  return {
    cursor: "grabbing",
    move(to) {
      const free = turnedByHandle({ ...frame.box, angle: mapping.angle }, start, boardToPiece(layout, to.board), to.shift);
      const angle = caughtTurn(session, free, to, on);
      session.editor.preview({ type: "mapFabric", pieceKeys, angle });
      session.live.setState({ readout: { at: to.screen, text: `${session.format.degrees(angle)}°` } });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}

/** Sizes the cloth by a corner of its frame, about the frame's middle. Near true scale it catches there unless Alt is held. */
export function scaleCloth(session: Session, frame: ClothFrame, handle: Handle, from: PointerPlace): Gesture {
  const layout = session.piece(frame.pieceKey)?.layout ?? { x: 0, y: 0, angle: 0 };
  const start = boardToPiece(layout, from.board);
  const mapping = mappingOf(session, frame.pieceKey);
  const pieceKeys = heldPieces(session, frame.pieceKey);
  return {
    cursor: handleCursor(handle, frame.box.angle + layout.angle),
    move(to) {
      const box = scaledByHandle(frame.box, handle, start, boardToPiece(layout, to.board), { free: false, centred: true });
      const wanted = Math.round(mapping.scale * (box.width / frame.box.width) * 1_000) / 1_000;
      const caught = !to.alt && Math.abs(wanted - 1) < 0.02 ? 1 : wanted;
      const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, caught));
      session.editor.preview({ type: "mapFabric", pieceKeys, scale });
      session.live.setState({ readout: { at: to.screen, text: `${session.format.percent(scale * 100)} %` } });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}

import type { DragEvent } from "react";
import { layFabric, placePicture } from "../session/lay.ts";
import type { Session } from "../session/session.ts";
import { isWelcome, type OnFiles, readDragged } from "./drop.ts";
import { pieceAt } from "./hit.ts";
import { boardToPiece } from "./place.ts";
import { toBoard } from "./view.ts";

function placeOfDrop(session: Session, event: DragEvent) {
  const box = event.currentTarget.getBoundingClientRect();
  const point = toBoard(session.camera.getState().view, { x: event.clientX - box.left, y: event.clientY - box.top });
  const piece = pieceAt(session.pieces(), point);
  return piece && { pieceKey: piece.key, ...boardToPiece(piece.layout, point) };
}

function drop(session: Session, onFiles: OnFiles, event: DragEvent): void {
  event.preventDefault();
  session.live.setState({ dropPiece: null });
  const target = placeOfDrop(session, event);
  const files = [...event.dataTransfer.files];
  if (files.length > 0) {
    onFiles(files, target && { pieceKey: target.pieceKey, place: target });
    return;
  }
  const dragged = readDragged(event.dataTransfer);
  if (!dragged || !target) return;
  if (dragged.kind === "picture") {
    const picture = session.assets.picture(dragged.imageId);
    if (picture) placePicture(session, picture, target.pieceKey, target);
  } else if (dragged.kind === "trim") {
    session.trims.current?.drop(dragged.decorateId, target);
  } else {
    layFabric(session, dragged, [target.pieceKey]);
    session.selection.choosePieces([target.pieceKey]);
  }
}

/** For the board area: what is dragged over it from a panel or from the computer, and let go there. */
export const dropProps = (session: Session, onFiles: OnFiles) => ({
  onDragOver(event: DragEvent) {
    if (!isWelcome(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    const dropPiece = placeOfDrop(session, event)?.pieceKey ?? null;
    if (dropPiece !== session.live.getState().dropPiece) session.live.setState({ dropPiece });
  },
  onDragLeave: () => session.live.setState({ dropPiece: null }),
  onDrop: (event: DragEvent) => drop(session, onFiles, event),
});

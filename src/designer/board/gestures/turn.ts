import type { Command } from "@selvedge/editor-core";
import type { Session } from "../../session/session.ts";
import { caughtByGrain } from "../grain-snap.ts";
import { type TurnedBox, turnedByHandle } from "../handles.ts";
import { boardToPiece } from "../place.ts";
import type { Point } from "../view.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";

/**
 * The angle to which something is turned, caught by the grain of its piece: parallel to it or square to it, with the guide shown through the
 * middle of what is turned. Alt leaves it free. `grain` is that of the piece in the degrees the angle is measured in.
 */
export function caughtTurn(
  session: Session,
  angle: number,
  to: PointerPlace,
  on: { readonly pieceKey: string; readonly grain: number; readonly middle: Point },
): number {
  const isFree = to.alt || to.shift || !session.selection.getState().isSnapping;
  const caught = isFree ? null : caughtByGrain(angle, on.grain);
  const piece = session.piece(on.pieceKey);
  session.live.setState({
    guides:
      caught === null || !piece
        ? null
        : {
            pieceKey: on.pieceKey,
            lines: [{ axis: "slant", through: on.middle, angle: piece.grain + caught - on.grain, what: "grain" }],
          },
  });
  return caught ?? angle;
}

/** Turns what lies on a piece by its round handle; near the grain it catches there unless Alt is held, and Shift holds it to steps of 15°. */
export function turn(
  session: Session,
  turning: TurnedBox & { readonly pieceKey: string },
  from: PointerPlace,
  commandOf: (angle: number) => Command,
): Gesture {
  const piece = session.piece(turning.pieceKey);
  const layout = piece?.layout ?? { x: 0, y: 0, angle: 0 };
  const on = { pieceKey: turning.pieceKey, grain: piece?.grain ?? 0, middle: { x: turning.x, y: turning.y } };
  const start = boardToPiece(layout, from.board);
  return {
    cursor: "grabbing",
    move(to) {
      const angle = caughtTurn(session, turnedByHandle(turning, start, boardToPiece(layout, to.board), to.shift), to, on);
      session.editor.preview(commandOf(angle));
      session.live.setState({ readout: { at: to.screen, text: `${session.format.degrees(angle)}°` } });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}

import type { Session } from "../../session/session.ts";
import { piecesIn } from "../hit.ts";
import { between } from "../view.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";

/** Draws a box on the empty board; the pieces it touches are chosen, with Shift or Ctrl in addition to those chosen before. */
export function chooseByBox(session: Session, from: PointerPlace): Gesture {
  const { selection, live } = session;
  const before = selection.getState().pieces;
  const isAdding = from.shift || from.ctrl;
  return {
    cursor: "crosshair",
    move(to) {
      const marquee = between(from.board, to.board);
      const met = piecesIn(session.pieces(), marquee);
      live.setState({ marquee });
      selection.choosePieces(isAdding ? [...new Set([...before, ...met])] : met);
    },
    end: () => live.setState({ marquee: null }),
    cancel() {
      live.setState({ marquee: null });
      selection.choosePieces(before);
    },
  };
}

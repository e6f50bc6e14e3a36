import type { Piece } from "@selvedge/contract";
import type { Session } from "../../session/session.ts";
import { grainLine, ontoSlant } from "../grain-snap.ts";
import type { TurnedBox } from "../handles.ts";
import { pieceAt } from "../hit.ts";
import { boardToPiece, pieceToBoard } from "../place.ts";
import { type SnapLine, snapped } from "../snap.ts";
import type { Point } from "../view.ts";
import type { PointerPlace } from "./gesture.ts";

/** What is carried catches on a line within this distance on the screen. */
const SNAP_PX = 6;
export const roundMm = (mm: number) => Math.round(mm * 100) / 100;

/** The new place of what is dragged, in mm of the piece under it, and how far it has moved on the board. */
export type Carried = { readonly home: Piece; readonly lands: Point; readonly by: Point };

/**
 * Carries something with the pointer from piece to piece, and shows the lines it catches on. Alt leaves it free of them.
 * The lines of a piece are asked for once. Null while it is over no piece and never lay on one.
 */
export function carry(
  session: Session,
  carried: TurnedBox & { readonly pieceKey: string },
  from: PointerPlace,
  linesOf: (piece: Piece) => readonly SnapLine[],
): (to: PointerPlace) => Carried | null {
  const { live, selection, camera } = session;
  const start = session.piece(carried.pieceKey);
  const centre = start ? pieceToBoard(start.layout, carried) : from.board;
  const grip = { x: centre.x - from.board.x, y: centre.y - from.board.y };
  let home = start;
  const known = new Map<string, readonly SnapLine[]>();
  return (to) => {
    home = pieceAt(session.pieces(), to.board) ?? home;
    if (!home) return null;
    const point = boardToPiece(home.layout, { x: to.board.x + grip.x, y: to.board.y + grip.y });
    const lines = known.get(home.key) ?? linesOf(home);
    known.set(home.key, lines);
    const isFree = to.alt || !selection.getState().isSnapping;
    const caught = isFree ? null : snapped({ ...carried, ...point }, lines, SNAP_PX / camera.getState().view.pxPerMm);
    // A grain line at a slant leaves neither direction free: it is caught where nothing else is.
    const grain = grainLine(home);
    const onGrain = caught?.guides.length === 0 ? ontoSlant(point, grain, SNAP_PX / camera.getState().view.pxPerMm) : null;
    const guides = onGrain ? [grain] : (caught?.guides ?? []);
    live.setState({
      guides: guides.length > 0 ? { pieceKey: home.key, lines: guides } : null,
      dropPiece: home === start ? null : home.key,
    });
    const lands = onGrain ?? { x: point.x + (caught?.by.x ?? 0), y: point.y + (caught?.by.y ?? 0) };
    const onBoard = pieceToBoard(home.layout, lands);
    return { home, lands, by: { x: onBoard.x - centre.x, y: onBoard.y - centre.y } };
  };
}

import { paintStamps, reduce } from "../../drawing/index.ts";
import { pieceAt } from "../board/hit.ts";
import { boardToPiece } from "../board/place.ts";
import type { Point } from "../board/view.ts";
import type { Session } from "../session/session.ts";

/** A colour is taken from this many pixels about the point, so that one thread does not decide. */
const SIDE_PX = 7;

const hexOf = (data: ArrayLike<number>): string =>
  `#${[0, 1, 2].map((index) => (data[index] ?? 0).toString(16).padStart(2, "0")).join("")}`;

/**
 * The colour at a point in board mm, as it is shown there now: the cloth with what lies on it, averaged in linear light, without lines and
 * handles. null beside the pieces, and while a picture is on its way.
 */
export function colourAt(session: Session, point: Point): string | null {
  const piece = pieceAt(session.pieces(), point);
  if (!piece) return null;
  const pxPerMm = session.camera.getState().view.pxPerMm;
  const here = boardToPiece(piece.layout, point);
  const context = new OffscreenCanvas(SIDE_PX, SIDE_PX).getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.translate(SIDE_PX / 2, SIDE_PX / 2);
  context.scale(pxPerMm, pxPerMm);
  context.translate(-here.x, -here.y);
  const stamps = session.placement()[piece.key] ?? [];
  if (paintStamps(context, stamps, piece.outline, session.pictures, { pxPerMm }) > 0) return null;
  const one = reduce(context.getImageData(0, 0, SIDE_PX, SIDE_PX), 1, 1);
  return one.data[3] === 0 ? null : hexOf(one.data);
}

import type { Artwork } from "@selvedge/editor-core";
import { touches } from "../../drawing/index.ts";
import type { Session } from "./session.ts";

/** What lies on a piece: its turned box in mm, and for an artwork what else lays it there. */
export type OnPiece = Pick<Artwork, "pieceKey" | "x" | "y" | "width" | "height" | "angle"> &
  Partial<Pick<Artwork, "repeat" | "onFabric">>;

/** Whether it lies wholly outside its piece, so that it is not seen; what is repeated or part of the cloth always is. */
export function isOffPiece(session: Pick<Session, "piece">, one: OnPiece): boolean {
  const piece = session.piece(one.pieceKey);
  return piece !== null && (one.repeat ?? "none") === "none" && !one.onFabric && !touches(piece.outline, one);
}

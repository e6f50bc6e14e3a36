import type { Piece } from "@selvedge/contract";
import type { Session } from "../../session/session.ts";
import { type NodeId, readId } from "./node-id.ts";

/** The piece of the board that a node is, or lies on; null for a handle. */
export function pieceUnder(session: Session, id: NodeId): Piece | null {
  const { kind, key } = readId(id);
  const { artworks, trims } = session.editor.shown();
  const pieceKey =
    kind === "piece" ? key : kind === "artwork" ? artworks[key]?.pieceKey : kind === "trim" && trims[key]?.pieceKey;
  return pieceKey ? session.piece(pieceKey) : null;
}

import { type DesignDocument, placement } from "@selvedge/editor-core";
import { type Px, perMm } from "@selvedge/geometry-core";
import type { Session } from "../session/session.ts";
import { boardRoom, paintBoard } from "./export-piece.ts";

/** A small picture of the board as another document has it, its longer side `maxSide` px. Fabrics must be in the asset cache. */
export function pictureOf(session: Session, document: DesignDocument, maxSide: Px): Promise<Blob> {
  const { style, pieces } = session.cutOf(document);
  const room = boardRoom(pieces);
  const placed = placement(document, style, session.assets.tiles());
  return paintBoard({ pieces, pictures: session.pictures }, placed, perMm(maxSide / Math.max(room.width, room.height)));
}

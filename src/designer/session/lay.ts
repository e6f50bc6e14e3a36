import type { FabricRef, Given, Id, PieceKey } from "@selvedge/editor-core";
import { PLAIN_ARTWORK } from "@selvedge/editor-core";
import { roomFor } from "../../drawing/index.ts";
import { boxOf } from "../board/place.ts";
import type { Picture } from "./asset-cache.ts";
import { newId } from "./new-id.ts";
import type { Session } from "./session.ts";

/** The pieces a fabric is laid on: the chosen ones, or all. */
export const aimedPieces = (session: Session): PieceKey[] => {
  const { pieces } = session.selection.getState();
  return pieces.length > 0 ? [...pieces] : session.pieces().map((piece) => piece.key);
};

/** Lays a fabric on the chosen pieces, or on all when none is chosen. */
export const layFabric = (session: Session, fabric: FabricRef | null, pieceKeys = aimedPieces(session)): Given =>
  session.editor.give({ type: "layFabric", pieceKeys, fabric });

/** A new artwork is this share of its piece wide … */
const ARTWORK_SHARE = 0.4;
/** … and never larger than this. */
const MAX_NEW_ARTWORK_MM = 220;
const MAX_NAME = 80;

/** Lays a picture on a piece as artwork, at a point in mm of the piece or in its middle, as large as it can lie there at ease, and chooses it. */
export function placePicture(
  session: Session,
  picture: Picture,
  pieceKey: PieceKey,
  point?: { x: number; y: number },
): Id | null {
  const piece = session.piece(pieceKey);
  if (!piece) return null;
  session.assets.addPictures([picture]);
  const box = boxOf(piece.outline);
  const longest = Math.min(
    MAX_NEW_ARTWORK_MM,
    Math.max(box.width, box.height) * ARTWORK_SHARE,
    Math.min(box.width, box.height) * 0.8,
  );
  const grow = longest / Math.max(picture.width, picture.height);
  const room = roomFor(piece.outline, { width: picture.width * grow, height: picture.height * grow });
  const tenth = (mm: number) => Math.round(mm * 10) / 10;
  const id = newId();
  const given = session.editor.give({
    type: "placeArtwork",
    artwork: {
      id,
      name: (picture.name ?? "").trim().slice(0, MAX_NAME) || "Artwork",
      imageId: picture.imageId,
      pieceKey,
      x: tenth(point?.x ?? room.x),
      y: tenth(point?.y ?? room.y),
      width: Math.max(1, tenth(room.width)),
      height: Math.max(1, tenth(room.height)),
      ...PLAIN_ARTWORK,
    },
  });
  if (given !== "done") return null;
  session.selection.chooseArtwork(id, pieceKey);
  return id;
}

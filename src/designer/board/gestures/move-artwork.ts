import type { Artwork } from "@selvedge/editor-core";
import type { Session } from "../../session/session.ts";
import { boardToPiece, pieceToBoard } from "../place.ts";
import { snapLines } from "../snap-lines.ts";
import { carry, roundMm } from "./carry.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";
import { letGo } from "./let-go.ts";

/**
 * Moves an artwork with the pointer, and with it all others chosen; over another piece, those of the piece it left move to that piece.
 * Alt leaves it free of lines, edges and other artworks. Released where no part of it is on a piece, it goes back.
 */
export function moveArtwork(session: Session, artwork: Artwork, others: readonly Artwork[], from: PointerPlace): Gesture {
  const { editor, selection } = session;
  const held = new Set([artwork, ...others].map(({ id }) => id));
  const resting = Object.values(editor.document().artworks).filter(({ id }) => !held.has(id));
  const carriedTo = carry(session, artwork, from, (piece) => snapLines(piece, resting));
  return {
    cursor: "grabbing",
    move(to) {
      const carried = carriedTo(to);
      if (!carried) return;
      const { home, lands, by } = carried;
      const moved = (each: Artwork) => {
        const was = session.piece(each.pieceKey);
        if (!was) return [];
        const now = each.pieceKey === artwork.pieceKey ? home : was;
        const onBoard = pieceToBoard(was.layout, each);
        const { x, y } = boardToPiece(now.layout, { x: onBoard.x + by.x, y: onBoard.y + by.y });
        return [{ id: each.id, x: roundMm(x), y: roundMm(y), pieceKey: now.key }];
      };
      editor.preview({
        type: "moveArtworks",
        moves: [{ id: artwork.id, x: roundMm(lands.x), y: roundMm(lands.y), pieceKey: home.key }, ...others.flatMap(moved)],
      });
    },
    end() {
      if (!letGo(session, artwork, editor.shown().artworks[artwork.id])) return;
      const { artworks } = editor.document();
      selection.chooseArtworks([artwork, ...others].flatMap(({ id }) => artworks[id] ?? []));
    },
    cancel: () => session.drop(),
  };
}

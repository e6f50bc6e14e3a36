import { z } from "zod";
import { BoardPlace, type DesignDocument, FabricMapping, PieceKey } from "../document/schema.ts";
import { remapped } from "../placement/cloth.ts";
import { fits } from "./artworks-of-cloth.ts";
import { layPlaces, letStay } from "./board-of.ts";
import { first, noneTwice, piecesExist } from "./checks.ts";
import { command } from "./command.ts";
import { onPieces } from "./wording.ts";

const MAX_CUTTINGS = 500;
const Cutting = z.object({ pieceKey: PieceKey, mapping: FabricMapping });

const Placed = z.object({ pieceKey: PieceKey, ...BoardPlace.shape });

/**
 * Engineered placement: each piece is cut from a place of its own of one stretch of cloth. Artwork applied to the fabric goes with it.
 * With `places` they come to lie like that on the board, over a cloth that stays.
 */
export const cutSideBySide = command(
  "cutSideBySide",
  { cuttings: z.array(Cutting).min(1).max(MAX_CUTTINGS), places: z.array(Placed).max(MAX_CUTTINGS).optional() },
  {
    label: ({ cuttings }, context) =>
      onPieces(
        cuttings.map(({ pieceKey }) => pieceKey),
        context,
        {
          one: "{{piece}} cut from another place of the cloth",
          several: "One print runs across {{count}} pieces, cut side by side",
        },
      ),
    check: (document, { cuttings, places = [] }) => {
      const keys = cuttings.map(({ pieceKey }) => pieceKey);
      return first(
        piecesExist(document, keys) && { rule: "unknownPiece", path: "cuttings" },
        noneTwice(keys, "cuttings"),
        piecesExist(
          document,
          places.map(({ pieceKey }) => pieceKey),
        ) && { rule: "unknownPiece", path: "places" },
        seatsOf(document, cuttings).every(([, seat]) => fits(seat)) ? null : { rule: "outOfRange", path: "artworks" },
      );
    },
    apply: (draft, { cuttings, places }, before) => {
      for (const [id, seat] of seatsOf(before, cuttings)) Object.assign(draft.artworks[id]!, seat);
      for (const { pieceKey, mapping } of cuttings) Object.assign(draft.pieces[pieceKey]!.mapping, mapping);
      if (!places) return;
      layPlaces(draft, before, places);
      for (const { pieceKey } of cuttings) {
        const { fabric } = before.pieces[pieceKey]!;
        if (fabric) letStay(draft, fabric, true);
      }
    },
  },
);

/** The new places of the artworks that belong to the cloth of these pieces. */
function seatsOf({ artworks, pieces }: DesignDocument, cuttings: readonly z.infer<typeof Cutting>[]) {
  const byPiece = new Map(cuttings.map(({ pieceKey, mapping }) => [pieceKey, mapping]));
  return Object.values(artworks).flatMap((artwork) => {
    const to = byPiece.get(artwork.pieceKey);
    const from = Object.hasOwn(pieces, artwork.pieceKey) && pieces[artwork.pieceKey]?.mapping;
    return artwork.onFabric && to && from ? [[artwork.id, remapped(artwork, from, to)] as const] : [];
  });
}

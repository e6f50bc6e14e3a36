import { z } from "zod";
import { Id, MAX_ARTWORKS, PieceKey } from "../document/schema.ts";
import { artworksExist, first, noneLocked, noneTwice, pieceExists } from "./checks.ts";
import { command } from "./command.ts";
import { Place } from "./fields.ts";
import { ofArtworks, tenth } from "./wording.ts";

const Move = z.object({ id: Id, ...Place, pieceKey: PieceKey.optional() });

/** Moves artworks to a place, in mm of the piece they end on. */
export const moveArtworks = command(
  "moveArtworks",
  { moves: z.array(Move).min(1).max(MAX_ARTWORKS) },
  {
    label: ({ moves }, context) => {
      const [{ x, y, pieceKey }] = moves as [z.infer<typeof Move>];
      return ofArtworks(
        moves.map(({ id }) => id),
        context,
        { one: "{{name}} moved to {{x}} × {{y}} mm on {{piece}}", several: "{{count}} artworks moved" },
        { x: tenth(x), y: tenth(y), ...(pieceKey !== undefined && { piece: context.nameOf(pieceKey) }) },
      );
    },
    check: (document, { moves }) => {
      const ids = moves.map(({ id }) => id);
      return first(
        artworksExist(document, ids, "moves"),
        noneTwice(ids, "moves"),
        noneLocked(document, ids, "moves"),
        ...moves.map(({ pieceKey }, index) => pieceExists(document, pieceKey, `moves.${index}.pieceKey`)),
      );
    },
    apply: (draft, { moves }) => {
      for (const { id, x, y, pieceKey } of moves) {
        const artwork = draft.artworks[id]!;
        artwork.x = x;
        artwork.y = y;
        if (pieceKey !== undefined) artwork.pieceKey = pieceKey;
      }
    },
  },
);

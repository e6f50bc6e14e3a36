import { z } from "zod";
import { BoardPlace, type DesignDocument, FabricMapping, PieceKey } from "../document/schema.ts";
import { remapped } from "../placement/cloth.ts";
import { fits } from "./artworks-of-cloth.ts";
import { clothStays, layPlaces } from "./board-of.ts";
import { first, noneTwice, piecesExist } from "./checks.ts";
import { command } from "./command.ts";
import { Mapping } from "./fields.ts";
import { onPieces } from "./wording.ts";

const MAX_MOVES = 500;
/** The new place of a piece on the board, and how far it moved along its own x and y. */
const Move = z.object({ pieceKey: PieceKey, ...BoardPlace.shape, alongX: Mapping.offsetX, alongY: Mapping.offsetY });
type Move = z.infer<typeof Move>;

const hasGone = ({ alongX, alongY }: Move) => alongX !== 0 || alongY !== 0;

/**
 * Moves pieces on the board. Where the cloth stays, the piece slides over it and is cut from another place; otherwise its print moves with it.
 * A piece that went nowhere is only kept where it lies.
 */
export const movePieces = command(
  "movePieces",
  { moves: z.array(Move).min(1).max(MAX_MOVES) },
  {
    label: ({ moves }, context) => {
      const gone = moves.some(hasGone) ? moves.filter(hasGone) : moves;
      const slides = gone.some(({ pieceKey }) => clothStays(context.before, context.before.pieces[pieceKey]?.fabric));
      return onPieces(
        gone.map(({ pieceKey }) => pieceKey),
        context,
        {
          one: slides ? "{{piece}} moved over its cloth" : "{{piece}} moved on the board",
          several: "{{count}} pieces moved on the board",
        },
      );
    },
    check: (document, { moves }) => {
      const keys = moves.map(({ pieceKey }) => pieceKey);
      return first(
        piecesExist(document, keys) && { rule: "unknownPiece", path: "moves" },
        noneTwice(keys, "moves"),
        [...slidOver(document, moves).values()].every((mapping) => FabricMapping.safeParse(mapping).success)
          ? null
          : { rule: "outOfRange", path: "moves" },
        seatsOf(document, moves).every(([, seat]) => fits(seat)) ? null : { rule: "outOfRange", path: "artworks" },
      );
    },
    apply: (draft, { moves }, before) => {
      for (const [id, seat] of seatsOf(before, moves)) Object.assign(draft.artworks[id]!, seat);
      for (const [key, mapping] of slidOver(before, moves)) Object.assign(draft.pieces[key]!.mapping, mapping);
      layPlaces(draft, before, moves);
    },
  },
);

/** How the cloth lies under the pieces that slide over theirs. */
function slidOver(document: DesignDocument, moves: readonly Move[]): ReadonlyMap<PieceKey, FabricMapping> {
  const slid = new Map<PieceKey, FabricMapping>();
  for (const move of moves) {
    const design = Object.hasOwn(document.pieces, move.pieceKey) ? document.pieces[move.pieceKey] : undefined;
    if (!design || !hasGone(move) || !clothStays(document, design.fabric)) continue;
    const { mapping } = design;
    slid.set(move.pieceKey, { ...mapping, offsetX: mapping.offsetX - move.alongX, offsetY: mapping.offsetY - move.alongY });
  }
  return slid;
}

/** The new places of the artworks that belong to the cloth of these pieces. */
function seatsOf(document: DesignDocument, moves: readonly Move[]) {
  const slid = slidOver(document, moves);
  return Object.values(document.artworks).flatMap((artwork) => {
    const to = slid.get(artwork.pieceKey);
    return artwork.onFabric && to
      ? [[artwork.id, remapped(artwork, document.pieces[artwork.pieceKey]!.mapping, to)] as const]
      : [];
  });
}

import { z } from "zod";
import { PieceKey } from "../document/schema.ts";
import { remapped } from "../placement/cloth.ts";
import { first, noneTwice, piecesExist } from "./checks.ts";
import { command } from "./command.ts";
import { Mapping } from "./fields.ts";
import { onPieces } from "./wording.ts";

const MAX_SHIFTS = 500;
const Shift = z.object({ pieceKey: PieceKey, offsetX: Mapping.offsetX, offsetY: Mapping.offsetY });

/** Shifts the cloth under each piece to a place of its own, so that stripes and checks meet at the seams. Artwork applied to the fabric goes with it. */
export const shiftFabrics = command(
  "shiftFabrics",
  { shifts: z.array(Shift).min(1).max(MAX_SHIFTS) },
  {
    label: ({ shifts }, context) =>
      onPieces(
        shifts.map(({ pieceKey }) => pieceKey),
        context,
        { one: "Fabric matched at the seams of {{piece}}", several: "Fabric matched at the seams of {{count}} pieces" },
      ),
    check: (document, { shifts }) => {
      const keys = shifts.map(({ pieceKey }) => pieceKey);
      return first(
        piecesExist(document, keys) && { rule: "unknownPiece", path: "shifts" },
        noneTwice(keys, "shifts"),
        seatsOf(document, shifts).every(
          ([, { x, y }]) => Mapping.offsetX.safeParse(x).success && Mapping.offsetY.safeParse(y).success,
        )
          ? null
          : { rule: "outOfRange", path: "artworks" },
      );
    },
    apply: (draft, { shifts }, before) => {
      for (const [id, seat] of seatsOf(before, shifts)) Object.assign(draft.artworks[id]!, seat);
      for (const { pieceKey, offsetX, offsetY } of shifts) Object.assign(draft.pieces[pieceKey]!.mapping, { offsetX, offsetY });
    },
  },
);

/** The new places of the artworks that belong to the cloth of these pieces. */
function seatsOf({ artworks, pieces }: Parameters<typeof piecesExist>[0], shifts: readonly z.infer<typeof Shift>[]) {
  const byPiece = new Map(shifts.map((shift) => [shift.pieceKey, shift]));
  return Object.values(artworks).flatMap((artwork) => {
    const shift = byPiece.get(artwork.pieceKey);
    const mapping = Object.hasOwn(pieces, artwork.pieceKey) && pieces[artwork.pieceKey]?.mapping;
    if (!artwork.onFabric || !shift || !mapping) return [];
    const { offsetX, offsetY } = shift;
    return [[artwork.id, remapped(artwork, mapping, { ...mapping, offsetX, offsetY })] as const];
  });
}

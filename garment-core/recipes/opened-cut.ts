import type { Trim } from "../pattern/pattern.ts";
import { ClosureError, type ClosureKey, type OpenClosures } from "./closures.ts";
import type { Cut, Opening } from "./garment.ts";

/** A buttonhole is so much longer than its button. */
const HOLE_EASE_MM = 3;

/** A button goes to the front that lies under, or to the other end of its own piece; its hole stays where it was. */
function openedTrim(trim: Trim, { over, under, pieces, holes }: Opening): readonly Trim[] {
  if (trim.kind !== "button" || (trim.pieceKey !== over && !(trim.pieceKey in pieces))) return [trim];
  const { pieceKey, x, y, diameter } = trim;
  const length = diameter + HOLE_EASE_MM;
  return [
    { ...trim, pieceKey: pieceKey === over ? under : pieceKey, x: 0 - x },
    { kind: "buttonhole", pieceKey, x, y, length, lies: holes },
  ];
}

function openOne(cut: Cut, key: ClosureKey): Cut {
  const opening = cut.openings?.[key];
  if (!opening) throw new ClosureError(`${key} cannot be opened`);
  const pieces = Object.entries(cut.pieces).map(([name, piece]) => [
    name,
    { ...piece, outline: opening.pieces[name] ?? piece.outline },
  ]);
  return {
    ...cut,
    pieces: Object.fromEntries(pieces),
    sewing: [...cut.sewing.filter(({ closure }) => closure !== key), ...opening.sewing],
    trims: cut.trims.flatMap((trim) => openedTrim(trim, opening)),
  };
}

/** A garment with some of its closures open: nothing holds their sides together, and buttons and holes lie on their own sides. */
export const openedCut = (cut: Cut, open: OpenClosures): Cut => open.reduce(openOne, cut);

/** How pieces are drawn to the wearer's left, or less than nothing to the right, in shares of their weight. */
export type Apart = { readonly [pieceKey: string]: number };

/** How far the sides of the closures that are open are drawn apart. */
export const openSides = ({ openings }: Cut, open: OpenClosures): Apart =>
  Object.fromEntries(
    open.flatMap((key) => {
      const { left = [], right = [], apart = 0 } = openings?.[key] ?? {};
      return [...left.map((piece) => [piece, apart]), ...right.map((piece) => [piece, -apart])];
    }),
  );

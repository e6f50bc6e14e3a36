import { type ButtonMark, type Seat, type SewnButton, seatOn, sewnButtons } from "@selvedge/garment-core";
import type { ShownGarment, ShownPiece } from "./shown-mesh.ts";

type Cloth = Parameters<typeof seatOn>[0];

/** The cloth of each piece that was asked for, since what it is found by is made once for each. */
const cloths = new WeakMap<ShownPiece, Cloth>();

function clothOf(piece: ShownPiece): Cloth {
  const { positions, normals, mm: uv, triangles: indices } = piece;
  const cloth = cloths.get(piece) ?? { positions, normals, uv, indices };
  cloths.set(piece, cloth);
  return cloth;
}

/** Where something round and stiff lies on a piece that is shown; null where there is no cloth. */
export const seatOnShown = (piece: ShownPiece, x: number, y: number, diameter: number): Seat | null =>
  seatOn(clothOf(piece), x, y, diameter);

/** Buttons on a garment that is shown; one whose piece is not there is left out. */
export function buttonsOnShown({ pieces }: Pick<ShownGarment, "pieces">, marks: readonly ButtonMark[]): readonly SewnButton[] {
  const buttoned = pieces.filter(({ key }) => marks.some(({ pieceKey }) => pieceKey === key));
  return sewnButtons(
    buttoned.map((piece) => ({ key: piece.key, ...clothOf(piece) })),
    marks,
  );
}

import { type Colourway, type DesignDocument, type FabricRef, fabricKey, type PieceKey } from "@selvedge/editor-core";

type Pieces = DesignDocument["pieces"];

/** Pieces that are cut from one cloth in every colourway: one thing to colour. */
export type Slot = { readonly pieceKeys: readonly PieceKey[] };

/** The slots of a garment in the order of its pieces: two pieces share one when they share their fabric as shown and in every colourway. */
export function slotsOf(pieceKeys: readonly PieceKey[], shown: Pieces, colourways: readonly Colourway[]): Slot[] {
  const rows = [shown, ...colourways.map(({ pieces }) => pieces)];
  const slots = new Map<string, PieceKey[]>();
  for (const key of pieceKeys) {
    const name = rows.map((pieces) => fabricName(pieces[key]?.fabric ?? null)).join(" ");
    slots.set(name, [...(slots.get(name) ?? []), key]);
  }
  return [...slots.values()].map((keys) => ({ pieceKeys: keys }));
}

const fabricName = (fabric: FabricRef | null) => (fabric ? fabricKey(fabric) : "none");

/** The fabric of a slot. */
export const fabricIn = ({ pieceKeys }: Slot, pieces: Pieces): FabricRef | null => pieces[pieceKeys[0]!]?.fabric ?? null;

/** Whether the garment is shown as a colourway keeps it: the same fabrics, laid the same way. */
export const isShown = ({ pieces }: Colourway, shown: Pieces): boolean =>
  Object.entries(pieces).every(([key, { fabric, mapping }]) => {
    const now = shown[key];
    if (!now || fabricName(now.fabric) !== fabricName(fabric)) return false;
    const { scale, angle, offsetX, offsetY } = now.mapping;
    return mapping.scale === scale && mapping.angle === angle && mapping.offsetX === offsetX && mapping.offsetY === offsetY;
  });

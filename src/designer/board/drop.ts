import type { Point } from "./view.ts";

/** What the panels drag onto the board, and its data in a drag. */
export type Dragged =
  | { readonly kind: "picture"; readonly imageId: string }
  | { readonly kind: "trim"; readonly decorateId: string }
  | { readonly kind: "product"; readonly productId: string }
  | { readonly kind: "photo"; readonly imageId: string; readonly mmWidth: number; readonly mmHeight: number };

/** The piece that files are meant for, and where on it: in its middle when no place was pointed at. */
export type Aim = { readonly pieceKey: string; readonly place: Point | null };
export type OnFiles = (files: readonly File[], aim: Aim | null) => void;

const TYPE = "application/x-selvedge";

export function startDrag(transfer: DataTransfer, dragged: Dragged): void {
  transfer.effectAllowed = "copy";
  transfer.setData(TYPE, JSON.stringify(dragged));
}

/** While something is dragged only its kind can be seen: ours, or files from the desktop. */
export const isWelcome = (transfer: DataTransfer): boolean => transfer.types.includes(TYPE) || transfer.types.includes("Files");

export function readDragged(transfer: DataTransfer): Dragged | null {
  const text = transfer.getData(TYPE);
  return text ? (JSON.parse(text) as Dragged) : null;
}

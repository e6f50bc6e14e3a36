import type { Id } from "@selvedge/editor-core";
import type { Intent } from "../board/gestures/gesture.ts";

/** What the board asks about trims. */
export type TrimPointer = {
  /** What a press on the handle of the chosen trim does. */
  onHandle: () => Intent | null;
  /** What a press on a trim does. */
  onTrim: (id: Id) => Intent | null;
  /** One of the list is dropped on a piece. */
  drop: (decorateId: string, point: { readonly pieceKey: string; readonly x: number; readonly y: number }) => void;
};

import type { InternalLine } from "./pattern.ts";

/** Where a pattern has a button: its middle on a piece and its diameter, mm. */
export type ButtonMark = { readonly pieceKey: string; readonly x: number; readonly y: number; readonly diameter: number };

/** Of a mark that does not say how large its button is: a shirt's, mm. */
export const BUTTON_MM = 11;

/** The buttons marked on pieces, in the order of the pieces and of their marks. */
export const buttonMarks = (
  pieces: readonly {
    readonly key: string;
    readonly internal?: readonly (Omit<InternalLine, "kind"> & { readonly kind: string })[];
  }[],
): readonly ButtonMark[] =>
  pieces.flatMap(({ key: pieceKey, internal = [] }) =>
    internal.flatMap(({ kind, points: [at], diameter = BUTTON_MM }) =>
      kind === "button" && at ? [{ pieceKey, x: at[0], y: at[1], diameter }] : [],
    ),
  );

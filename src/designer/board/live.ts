import type { PieceKey } from "@selvedge/editor-core";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Guide, SlantGuide } from "./snap.ts";
import type { Box, Point } from "./view.ts";

/** What a gesture shows while it lasts, beside the document: never saved, gone when the pointer is lifted. */
export type Live = {
  /** The box being drawn around pieces, in board mm. */
  readonly marquee: Box | null;
  /** Lines the artwork has caught on. */
  readonly guides: { readonly pieceKey: PieceKey; readonly lines: readonly (Guide | SlantGuide)[] } | null;
  /** A figure beside the pointer, such as an angle, at a point in CSS px. */
  readonly readout: { readonly at: Point; readonly text: string } | null;
  readonly isGesturing: boolean;
  readonly cursor: string | null;
  /** The piece something is dragged over. */
  readonly dropPiece: PieceKey | null;
};

export const AT_REST: Live = { marquee: null, guides: null, readout: null, isGesturing: false, cursor: null, dropPiece: null };

export type LiveStore = StoreApi<Live>;
export const createLive = (): LiveStore => createStore<Live>(() => AT_REST);

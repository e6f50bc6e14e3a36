import type { Point } from "@selvedge/geometry-core";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Intent, PointerPlace } from "./gestures/gesture.ts";
import type { View } from "./view.ts";

/** A line on the cloth of a piece, mm, shown on the draped garment. */
export type ClothLine = { readonly pieceKey: string; readonly points: readonly Point[]; readonly hex: string };

/** Handles that are drawn over the board, and what a press on them would do. */
export type Handles = {
  readonly draw: (canvas: CanvasRenderingContext2D, view: View) => void;
  readonly at: (place: PointerPlace, gripPx: number) => Intent | null;
};

/** What an open panel shows over the cloth of board and garment; nothing of it is in the document. */
export type Overlay = {
  /** Draws over the board in CSS px. */
  readonly draw: ((canvas: CanvasRenderingContext2D, view: View) => void) | null;
  readonly lines: readonly ClothLine[];
  /** A part of the inspector lays handles of its own on the board, beside what a panel shows. */
  readonly handles?: Handles | null;
};
export const NO_OVERLAY: Overlay = { draw: null, lines: [] };

export type OverlayStore = StoreApi<Overlay>;
export const createOverlay = (): OverlayStore => createStore<Overlay>(() => NO_OVERLAY);

import type { Piece } from "@selvedge/contract";
import type { PieceKey, Placement } from "@selvedge/editor-core";
import type { PicturedFabric, Pictures } from "../../drawing/index.ts";
import { type ClothEntry, type ClothView, moveEntry, needs, newEntry, paintEntry } from "./cloth-entry.ts";
import { copyRaster } from "./cloth-raster.ts";
import type { BoardInk } from "./ink.ts";
import { meets, type Size, seen, type View } from "./view.ts";

export type ClothPainter = {
  /** Takes what lies on each piece; only pieces whose stamps are another list are repainted. Returns those. */
  setPlacement: (placement: Placement) => readonly PieceKey[];
  /** Takes where each piece lies; one that has moved is repainted. */
  setPieces: (pieces: readonly Piece[]) => void;
  /** Paints for this view. Device pixels of a CSS pixel in `pixelRatio`. */
  show: (view: View, area: Size, pixelRatio: number) => void;
  /** Paints what is stale and in view; stops after `budgetMs` once something was painted. True when more waits. */
  paint: (budgetMs: number) => boolean;
  /** A picture has arrived: everything waiting for one is stale. */
  refresh: () => void;
  /** Copies a piece to a context whose transform takes board mm to pixels. */
  draw: (key: PieceKey, context: CanvasRenderingContext2D) => void;
  /** How many stamps in view still wait for their picture. */
  waiting: () => number;
  /** How often a piece was painted so far. */
  paintCount: () => number;
};

/**
 * Keeps a painted picture of every piece: rim, cloth, artwork and marks. A piece is painted when its stamps change or the resting zoom does,
 * and only while it is in view; everything else is copying. `isOpen` says whether a cloth is see-through.
 */
export function createClothPainter(
  pieces: readonly Piece[],
  pictures: Pictures,
  ink: BoardInk,
  isOpen: (fabric: PicturedFabric) => boolean,
): ClothPainter {
  const entries = new Map<PieceKey, ClothEntry>(pieces.map((piece) => [piece.key, newEntry(piece)]));
  let clothView: ClothView = { scale: 1, inView: { x: 0, y: 0, width: 0, height: 0 } };
  let clothInk = { pictures, ink, isOpen, pixelRatio: 1 };
  let painted = 0;
  let last = pieces;

  return {
    setPlacement(placement) {
      const changed: PieceKey[] = [];
      for (const [key, entry] of entries) {
        const stamps = placement[key] ?? [];
        if (stamps === entry.stamps) continue;
        entry.stamps = stamps;
        entry.stale = true;
        changed.push(key);
      }
      return changed;
    },
    setPieces(pieces) {
      if (pieces === last) return;
      last = pieces;
      for (const piece of pieces) {
        const entry = entries.get(piece.key);
        if (entry && entry.piece !== piece) moveEntry(entry, piece);
      }
    },
    show(view, area, ratio) {
      clothView = { scale: view.pxPerMm * ratio, inView: seen(view, area) };
      clothInk = { ...clothInk, pixelRatio: ratio };
    },
    paint(budgetMs) {
      const from = performance.now();
      for (const entry of entries.values()) {
        for (let what = needs(entry, clothView); what !== null; what = needs(entry, clothView)) {
          if (paintEntry(entry, what, clothView, clothInk)) painted += 1;
          if (performance.now() - from > budgetMs) return true;
        }
      }
      return false;
    },
    refresh() {
      for (const entry of entries.values()) if (entry.stamps.length > 0) entry.stale = true;
    },
    draw(key, context) {
      const entry = entries.get(key);
      if (!entry) return;
      if (entry.whole) copyRaster(context, entry.whole);
      if (entry.close) copyRaster(context, entry.close);
    },
    waiting: () =>
      [...entries.values()].reduce((sum, entry) => sum + (meets(entry.box, clothView.inView) ? entry.waiting : 0), 0),
    paintCount: () => painted,
  };
}

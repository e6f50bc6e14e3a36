import type { Piece } from "@selvedge/contract";
import type { Stamp } from "@selvedge/editor-core";
import { piecePath } from "../../drawing/index.ts";
import { common, contains, withAllowance } from "./box.ts";
import { boxOfRaster, type ClothInk, type ClothOnPiece, type Raster, rasterOf } from "./cloth-raster.ts";
import { SEAM_ALLOWANCE_MM } from "./marks.ts";
import { boardBox } from "./place.ts";
import { type Box, meets } from "./view.ts";

/** The painted pictures of one piece. */
export type ClothEntry = ClothOnPiece & {
  piece: Piece;
  /** With its seam allowance, in board mm. */
  box: Box;
  stamps: readonly Stamp[];
  /** The whole piece, at most `MAX_WHOLE_PX` large. */
  whole: Raster | null;
  /** The part in view, painted sharp when the whole piece would be too large. */
  close: Raster | null;
  stale: boolean;
  /** The overview lags behind the sharp part; it is painted when there is time. */
  isWholeStale: boolean;
};

/** For what view cloth is painted: device pixels of a board mm, and the board mm in view. */
export type ClothView = { readonly scale: number; readonly inView: Box };

const MAX_WHOLE_PX = 2_600_000;
/** A sharp part reaches this share of the area beyond its edges, so that small pans need no painting. */
const CLOSE_MARGIN = 0.2;

const boxOfPiece = (piece: Piece): Box => withAllowance(boardBox(piece), SEAM_ALLOWANCE_MM + 2);

export const newEntry = (piece: Piece): ClothEntry => ({
  piece,
  path: piecePath(piece.outline),
  box: boxOfPiece(piece),
  stamps: [],
  whole: null,
  close: null,
  stale: true,
  isWholeStale: false,
  waiting: 0,
});

/** The same piece at another place of the board. */
export function moveEntry(entry: ClothEntry, piece: Piece): void {
  const by = { x: piece.layout.x - entry.piece.layout.x, y: piece.layout.y - entry.piece.layout.y };
  // What is painted goes along until it is painted for the pixels it lies on now.
  const carried = (raster: Raster | null) =>
    raster && { ...raster, left: raster.left + by.x * raster.scale, top: raster.top + by.y * raster.scale };
  entry.whole = carried(entry.whole);
  entry.close = carried(entry.close);
  entry.piece = piece;
  entry.box = boxOfPiece(piece);
  entry.stale = true;
}

const wholeScale = ({ box }: ClothEntry, scale: number) => Math.min(scale, Math.sqrt(MAX_WHOLE_PX / (box.width * box.height)));

/** What is to be painted next for a view; null when all is sharp and fresh. */
export function needs(entry: ClothEntry, { scale, inView }: ClothView): "whole" | "close" | null {
  if (!meets(entry.box, inView)) return null;
  const whole = wholeScale(entry, scale);
  if (whole === scale) return entry.stale || entry.whole?.scale !== whole ? "whole" : null;
  if (entry.whole === null) return "whole";
  const visible = common(entry.box, inView);
  if (!visible) return null;
  const { close } = entry;
  if (entry.stale || close === null || close.scale !== scale || !contains(boxOfRaster(close), visible)) return "close";
  return entry.isWholeStale ? "whole" : null;
}

/** Paints what a view needs; whether anything was painted. */
export function paintEntry(entry: ClothEntry, what: "whole" | "close", { scale, inView }: ClothView, ink: ClothInk): boolean {
  if (what === "whole") {
    const ownScale = wholeScale(entry, scale);
    entry.whole = rasterOf(entry, entry.box, ownScale, entry.whole, ink);
    entry.isWholeStale = false;
    if (ownScale === scale) {
      entry.close = null;
      entry.stale = false;
    }
    return true;
  }
  const part = common(entry.box, withAllowance(inView, Math.max(inView.width, inView.height) * CLOSE_MARGIN));
  if (part) entry.close = rasterOf(entry, part, scale, entry.close, ink);
  entry.isWholeStale ||= entry.stale;
  entry.stale = false;
  return part !== null;
}

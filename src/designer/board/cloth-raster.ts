import type { Piece } from "@selvedge/contract";
import { isAtButton, type Stamp } from "@selvedge/editor-core";
import { radiansOf } from "@selvedge/geometry-core";
import { type PicturedFabric, type Pictures, paintStamps } from "../../drawing/index.ts";
import type { BoardInk } from "./ink.ts";
import { drawLowerMarks, drawRim, drawUpperMarks } from "./marks.ts";
import type { Box } from "./view.ts";

/** A painted part of the board: pixel (0, 0) of the canvas is device pixel (left, top) counted from the board's origin at `scale` px/mm. */
export type Raster = { readonly canvas: OffscreenCanvas; readonly scale: number; readonly left: number; readonly top: number };

/** A piece with what lies on it. */
export type ClothOnPiece = {
  readonly piece: Piece;
  readonly path: Path2D;
  readonly stamps: readonly Stamp[];
  /** Stamps that waited for their picture when it was painted last. */
  waiting: number;
};

/** What cloth is painted with. */
export type ClothInk = {
  readonly pictures: Pictures;
  readonly ink: BoardInk;
  /** Tells a cloth one sees through. */
  readonly isOpen: (fabric: PicturedFabric) => boolean;
  /** Device pixels of a CSS pixel. */
  readonly pixelRatio: number;
};

/** Whether what lies on a piece leaves openings: an open cloth with nothing under it. */
const isSeenThrough = (stamps: readonly Stamp[], isOpen: (fabric: PicturedFabric) => boolean): boolean =>
  stamps.some(({ source }) => source.kind === "fabric" && isOpen(source.fabric)) &&
  !stamps.some(({ source }) => source.kind === "colour");

/** Paints the part of a piece in a box of board mm, with `at` pixels a mm, on the canvas of `reuse` where that has just the size. */
export function rasterOf(cloth: ClothOnPiece, part: Box, scale: number, reuse: Raster | null, clothInk: ClothInk): Raster {
  const { pictures, ink, isOpen, pixelRatio } = clothInk;
  const left = Math.floor(part.x * scale);
  const top = Math.floor(part.y * scale);
  const width = Math.max(1, Math.ceil((part.x + part.width) * scale) - left);
  const height = Math.max(1, Math.ceil((part.y + part.height) * scale) - top);
  const fits = reuse !== null && reuse.canvas.width === width && reuse.canvas.height === height;
  const canvas = fits ? reuse.canvas : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(scale, 0, 0, scale, -left, -top);
  const { piece, path, stamps } = cloth;
  const { layout } = piece;
  context.translate(layout.x, layout.y);
  context.rotate(radiansOf(layout.angle));
  const mmPerPx = pixelRatio / scale;
  drawRim(context, path, ink, mmPerPx, isSeenThrough(stamps, isOpen));
  const lay = (only: "fabric" | "artwork") =>
    paintStamps(context, stamps, piece.outline, pictures, { pxPerMm: scale, only, finished: "appearance" });
  cloth.waiting = lay("fabric");
  drawLowerMarks(context, piece, ink, mmPerPx);
  cloth.waiting += lay("artwork");
  drawUpperMarks(context, piece, path, ink, { mmPerPx, isButtoned: stamps.some(isAtButton) });
  return { canvas, scale: scale, left, top };
}

/** The board mm that a raster shows. */
export function boxOfRaster({ canvas, left, top, scale }: Raster): Box {
  return { x: left / scale, y: top / scale, width: canvas.width / scale, height: canvas.height / scale };
}

/** Copies a raster to a context whose transform takes board mm to pixels. */
export const copyRaster = (context: CanvasRenderingContext2D, { canvas, left, top, scale: pxPerMm }: Raster) =>
  context.drawImage(canvas, left / pxPerMm, top / pxPerMm, canvas.width / pxPerMm, canvas.height / pxPerMm);

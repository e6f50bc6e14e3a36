import type { Piece } from "@selvedge/contract";
import type { PieceKey, Placement } from "@selvedge/editor-core";
import { dpiAt, type Px, type PxPerMm, perMm, px, radiansOf } from "@selvedge/geometry-core";
import { withResolution } from "@selvedge/textile-core";
import { type Pictures, paintStamps, reduce } from "../../drawing/index.ts";
import { boardBox, boxOf } from "../board/place.ts";
import { around, type Box } from "../board/view.ts";
import type { Session } from "../session/session.ts";

/** Canvases larger than this are refused by some browsers; a picture that would be is refused here with its size. */
export const MAX_EXPORT_PX = 120_000_000;
/**
 * A picture is painted this much finer, as far as the pixels suffice, and averaged in linear light: a check line that ends within a pixel
 * gives it the right share, as the graphics card and the eye would.
 */
const FINER = 3;
const MAX_FINER_PX = 24_000_000;

/** Pixels of a picture of a box of mm. */
export const pixelsOf = (box: Box, pxPerMm: PxPerMm): { readonly width: Px; readonly height: Px } => ({
  width: px(Math.max(1, Math.ceil(box.width * pxPerMm))),
  height: px(Math.max(1, Math.ceil(box.height * pxPerMm))),
});

export class PictureTooLarge extends Error {
  override readonly name = "PictureTooLarge";
}

type Part = { readonly pieces: readonly Piece[]; readonly placement: Placement; readonly pictures: Pictures };

async function paint(
  { pieces, placement, pictures }: Part,
  box: Box,
  pxPerMm: PxPerMm,
  lay: (context: OffscreenCanvasRenderingContext2D, piece: Piece) => void,
  ground: string | null,
): Promise<Blob> {
  const { width, height } = pixelsOf(box, pxPerMm);
  if (width * height > MAX_EXPORT_PX) throw new PictureTooLarge(`${width} × ${height} px`);
  await pictures.ready(pieces.flatMap((piece) => (placement[piece.key] ?? []).map(({ source }) => source)));
  const finer = Math.max(1, Math.min(FINER, Math.floor(Math.sqrt(MAX_FINER_PX / (width * height)))));
  const canvas = new OffscreenCanvas(width * finer, height * finer);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  for (const piece of pieces) {
    context.setTransform(pxPerMm * finer, 0, 0, pxPerMm * finer, -box.x * pxPerMm * finer, -box.y * pxPerMm * finer);
    lay(context, piece);
    paintStamps(context, placement[piece.key] ?? [], piece.outline, { get: pictures.original }, { pxPerMm: pxPerMm * finer });
  }
  const png = await averaged(canvas, width, height).convertToBlob({ type: "image/png" });
  return new Blob([withResolution(new Uint8Array(await png.arrayBuffer()), dpiAt(pxPerMm))], { type: png.type });
}

function averaged(canvas: OffscreenCanvas, width: Px, height: Px): OffscreenCanvas {
  const context = canvas.getContext("2d");
  if (!context || canvas.width === width) return canvas;
  const { data } = reduce(context.getImageData(0, 0, canvas.width, canvas.height), width, height);
  const small = new OffscreenCanvas(width, height);
  small.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return small;
}

/** Whether every picture on these pieces is here, its original; what failed before is asked for again. */
export async function arePicturesHere({ pictures, committedPlacement }: Session, keys: readonly PieceKey[]): Promise<boolean> {
  const placement = committedPlacement();
  const sources = keys.flatMap((key) => (placement[key] ?? []).map(({ source }) => source));
  pictures.retry();
  await pictures.ready(sources);
  return !sources.some(pictures.failed);
}

/** A piece as a PNG that knows its dots per inch, transparent outside its outline; pixel (0, 0) is the corner of the outline's box. */
export function exportPiece(session: Session, pieceKey: PieceKey, pxPerMm: PxPerMm): Promise<Blob> {
  const piece = session.piece(pieceKey);
  if (!piece) return Promise.reject(new Error(`There is no piece ${pieceKey}`));
  const part = { pieces: [piece], placement: session.committedPlacement(), pictures: session.pictures };
  return paint(part, boxOf(piece.outline), pxPerMm, () => {}, null);
}

/** All pieces as they lie on the board, on its grey, at px per mm. */
export const exportBoardAt = (session: Session, pxPerMm: PxPerMm): Promise<Blob> =>
  paintBoard({ pieces: session.pieces(), pictures: session.pictures }, session.committedPlacement(), pxPerMm);

/** The same of other pieces with what lies on them. */
export function paintBoard(board: Omit<Part, "placement">, placement: Placement, pxPerMm: PxPerMm): Promise<Blob> {
  const part = { ...board, placement };
  const lay = (context: OffscreenCanvasRenderingContext2D, { layout }: Piece) => {
    context.translate(layout.x, layout.y);
    context.rotate(radiansOf(layout.angle));
  };
  const grey = getComputedStyle(document.documentElement).getPropertyValue("--color-board").trim();
  return paint(part, boardRoom(board.pieces), pxPerMm, lay, grey);
}

const MARGIN_MM = 20;
/** The box of all pieces on the board with a margin, in board mm. */
export function boardRoom(pieces: readonly Piece[]): Box {
  const { x, y, width, height } = around(pieces.map(boardBox)) ?? { x: 0, y: 0, width: 1, height: 1 };
  return { x: x - MARGIN_MM, y: y - MARGIN_MM, width: width + 2 * MARGIN_MM, height: height + 2 * MARGIN_MM };
}

/** A small picture of the board, its longer side `maxSide` px. */
export function exportBoard(session: Session, maxSide: Px): Promise<Blob> {
  const room = boardRoom(session.pieces());
  return exportBoardAt(session, perMm(maxSide / Math.max(room.width, room.height)));
}

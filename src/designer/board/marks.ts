import type { Piece } from "@selvedge/contract";
import { BUTTON_MM } from "@selvedge/garment-core";
import { radiansOf } from "@selvedge/geometry-core";
import { isInside } from "../../drawing/index.ts";
import type { BoardInk } from "./ink.ts";
import { boxOf } from "./place.ts";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Cloth left outside the sewing line, drawn as a white rim. */
export const SEAM_ALLOWANCE_MM = 10;
const NOTCH_MM = 6;
/** Grain arrows of small pieces would only be in the way. */
const MIN_GRAIN_PIECE_MM = 90;
const MAX_GRAIN_MM = 170;
/** Smaller than this on the screen an arrow is only a blot. */
const MIN_GRAIN_PX = 34;

/** Strokes a path in `stroke` over a wider line in `halo`, so that it is seen on every cloth. Widths in mm. */
export function strokeHaloed(
  context: Context,
  path: Path2D,
  stroke: string,
  width: number,
  halo: string,
  haloWidth: number,
): void {
  if (haloWidth > 0) {
    context.strokeStyle = halo;
    context.lineWidth = haloWidth;
    context.stroke(path);
  }
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.stroke(path);
}

/** The white seam allowance around a piece with its thin edge; through an open cloth the board is seen. `mmPerPx` is how many mm one CSS pixel shows. */
export function drawRim(context: Context, outline: Path2D, ink: BoardInk, mmPerPx: number, isOpen: boolean): void {
  context.lineJoin = "round";
  strokeHaloed(context, outline, ink.sheet, 2 * SEAM_ALLOWANCE_MM, ink.rim, 2 * SEAM_ALLOWANCE_MM + 1.6 * mmPerPx);
  context.save();
  if (isOpen) context.globalCompositeOperation = "destination-out";
  context.fillStyle = ink.sheet;
  context.fill(outline);
  context.restore();
}

function lineThrough(points: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  return path;
}

/** How inner lines are drawn, in px: stitched lines fine and light, cuts and darts whole, folds long-dashed. A halo of 0 leaves it out. */
const LINES = {
  topstitch: { dash: [5, 3.5], width: 1.1, halo: 0 },
  fold: { dash: [10, 4], width: 0.9, halo: 1.7 },
  dart: { dash: [], width: 1.1, halo: 2.4 },
  notch: { dash: [], width: 1.1, halo: 2.4 },
} as const;

function drawInternal(context: Context, line: Piece["internal"][number], ink: BoardInk, mmPerPx: number): void {
  if (line.kind === "button") {
    context.fillStyle = ink.sheet;
    context.strokeStyle = ink.ink;
    context.lineWidth = mmPerPx;
    for (const [x, y] of line.points) {
      context.beginPath();
      context.arc(x, y, (line.diameter ?? BUTTON_MM) / 2, 0, 2 * Math.PI);
      context.fill();
      context.stroke();
    }
    return;
  }
  if (line.kind === "notch" && line.points.length === 1) {
    const [x, y] = line.points[0]!;
    context.fillStyle = ink.ink;
    context.beginPath();
    context.arc(x, y, NOTCH_MM / 4, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  const { dash, width, halo } = LINES[line.kind];
  context.save();
  context.setLineDash(dash.map((px) => px * mmPerPx));
  strokeHaloed(context, lineThrough(line.points), ink.sheet, width * mmPerPx, ink.ink2, halo * mmPerPx);
  context.restore();
}

/** Middle of the grain arrow: the middle of the piece's box, when cloth lies there. */
function grainAt(outline: Piece["outline"]): { x: number; y: number; length: number } | null {
  const box = boxOf(outline);
  if (box.height < MIN_GRAIN_PIECE_MM || box.width < MIN_GRAIN_PIECE_MM) return null;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return isInside(outline, middle) ? { ...middle, length: Math.min(MAX_GRAIN_MM, box.height * 0.32) } : null;
}

function drawGrain(context: Context, piece: Pick<Piece, "outline" | "grain">, ink: BoardInk, mmPerPx: number): void {
  const arrow = grainAt(piece.outline);
  if (!arrow || arrow.length < MIN_GRAIN_PX * mmPerPx) return;
  const half = arrow.length / 2;
  const barb = Math.min(8 * mmPerPx, half / 3);
  const path = new Path2D();
  path.moveTo(0, -half);
  path.lineTo(0, half);
  for (const end of [-1, 1]) {
    path.moveTo(-barb * 0.6, end * (half - barb));
    path.lineTo(0, end * half);
    path.lineTo(barb * 0.6, end * (half - barb));
  }
  context.save();
  context.translate(arrow.x, arrow.y);
  context.rotate(radiansOf(piece.grain));
  context.globalAlpha = 0.55;
  context.strokeStyle = ink.ink;
  context.lineWidth = 3 * mmPerPx;
  context.stroke(path);
  context.globalAlpha = 1;
  context.strokeStyle = ink.sheet;
  context.lineWidth = 1.5 * mmPerPx;
  context.stroke(path);
  context.restore();
}

/** Lines of the cutter, which artwork covers; stitches and buttons come after the artwork. */
const UNDER_ARTWORK: ReadonlySet<Piece["internal"][number]["kind"]> = new Set(["fold", "dart", "notch"]);

/** What is drawn on the cloth and under what is laid on it: the grain arrow, folds, darts, notches. */
export function drawLowerMarks(context: Context, piece: Piece, ink: BoardInk, mmPerPx: number): void {
  for (const line of piece.internal) if (UNDER_ARTWORK.has(line.kind)) drawInternal(context, line, ink, mmPerPx);
  drawGrain(context, piece, ink, mmPerPx);
}

/** What is drawn over everything on a piece: stitches, the pattern's buttons unless others are sewn on, the sewing line. */
export function drawUpperMarks(
  context: Context,
  { internal }: Piece,
  outline: Path2D,
  ink: BoardInk,
  { mmPerPx, isButtoned }: { mmPerPx: number; isButtoned: boolean },
): void {
  context.globalAlpha = 0.8;
  context.strokeStyle = ink.ink;
  context.lineWidth = mmPerPx * 0.9;
  context.stroke(outline);
  context.globalAlpha = 1;
  for (const line of internal) {
    if (UNDER_ARTWORK.has(line.kind) || (isButtoned && line.kind === "button")) continue;
    drawInternal(context, line, ink, mmPerPx);
  }
}

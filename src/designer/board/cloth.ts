import type { Piece } from "@selvedge/contract";
import { isAtButton, type PieceKey, type Placement, type Stamp } from "@selvedge/editor-core";
import { type PicturedFabric, type Pictures, paintStamps, piecePath } from "../../drawing/index.ts";
import type { BoardInk } from "./ink.ts";
import { drawLowerMarks, drawRim, drawUpperMarks, SEAM_ALLOWANCE_MM } from "./marks.ts";
import { boardBox } from "./place.ts";
import { type Box, meets, type Size, seen, type View } from "./view.ts";

/** A painted part of the board: pixel (0, 0) of the canvas is device pixel (left, top) counted from the board's origin at `scale` px/mm. */
type Raster = { readonly canvas: OffscreenCanvas; readonly scale: number; readonly left: number; readonly top: number };

type Entry = {
  piece: Piece;
  readonly path: Path2D;
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
  waiting: number;
};

export type ClothPainter = {
  /** Takes what lies on each piece; only pieces whose stamps are another list are painted anew. Returns those. */
  setPlacement: (placement: Placement) => readonly PieceKey[];
  /** Takes where each piece lies; one that lies elsewhere is painted anew. */
  setPieces: (pieces: readonly Piece[]) => void;
  /** Paints for this view. Device pixels of a CSS pixel in `pixelRatio`. */
  look: (view: View, area: Size, pixelRatio: number) => void;
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

const MAX_WHOLE_PX = 2_600_000;
/** A sharp part reaches this share of the area beyond its edges, so that small pans need no painting. */
const CLOSE_MARGIN = 0.2;

const withAllowance = (box: Box, mm: number): Box => ({
  x: box.x - mm,
  y: box.y - mm,
  width: box.width + 2 * mm,
  height: box.height + 2 * mm,
});

function common(a: Box, b: Box): Box | null {
  if (!meets(a, b)) return null;
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return { x, y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y };
}

const boxOfPiece = (piece: Piece): Box => withAllowance(boardBox(piece), SEAM_ALLOWANCE_MM + 2);

/** Whether what lies on a piece leaves openings: an open cloth with nothing under it. */
const isSeenThrough = (stamps: readonly Stamp[], isOpen: (fabric: PicturedFabric) => boolean): boolean =>
  stamps.some(({ source }) => source.kind === "fabric" && isOpen(source.fabric)) &&
  !stamps.some(({ source }) => source.kind === "colour");

const contains = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/**
 * Keeps a painted picture of every piece: rim, cloth, artwork and marks. A piece is painted when its stamps change or the resting zoom does,
 * and only while it is in view; everything else is copying. `isOpen` tells a cloth one sees through.
 */
export function createClothPainter(
  pieces: readonly Piece[],
  pictures: Pictures,
  ink: BoardInk,
  isOpen: (fabric: PicturedFabric) => boolean,
): ClothPainter {
  const entries = new Map<PieceKey, Entry>();
  for (const piece of pieces) {
    const box = boxOfPiece(piece);
    entries.set(piece.key, {
      piece,
      path: piecePath(piece.outline),
      box,
      stamps: [],
      whole: null,
      close: null,
      stale: true,
      isWholeStale: false,
      waiting: 0,
    });
  }
  let scale = 1;
  let pixelRatio = 1;
  let inView: Box = { x: 0, y: 0, width: 0, height: 0 };
  let painted = 0;
  let last = pieces;

  function rasterOf(entry: Entry, part: Box, at: number, reuse: Raster | null): Raster {
    const left = Math.floor(part.x * at);
    const top = Math.floor(part.y * at);
    const width = Math.max(1, Math.ceil((part.x + part.width) * at) - left);
    const height = Math.max(1, Math.ceil((part.y + part.height) * at) - top);
    const fits = reuse !== null && reuse.canvas.width === width && reuse.canvas.height === height;
    const canvas = fits ? reuse.canvas : new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No 2D canvas is available");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(at, 0, 0, at, -left, -top);
    const { layout } = entry.piece;
    context.translate(layout.x, layout.y);
    context.rotate((layout.angle * Math.PI) / 180);
    const mmPerPx = pixelRatio / at;
    drawRim(context, entry.path, ink, mmPerPx, isSeenThrough(entry.stamps, isOpen));
    const lay = (only: "fabric" | "artwork") =>
      paintStamps(context, entry.stamps, entry.piece.outline, pictures, { pxPerMm: at, only, finished: "look" });
    entry.waiting = lay("fabric");
    drawLowerMarks(context, entry.piece, ink, mmPerPx);
    entry.waiting += lay("artwork");
    drawUpperMarks(context, entry.piece, entry.path, ink, { mmPerPx, isButtoned: entry.stamps.some(isAtButton) });
    painted += 1;
    return { canvas, scale: at, left, top };
  }

  const wholeScale = (entry: Entry) => Math.min(scale, Math.sqrt(MAX_WHOLE_PX / (entry.box.width * entry.box.height)));

  const closePart = (entry: Entry) =>
    common(entry.box, withAllowance(inView, Math.max(inView.width, inView.height) * CLOSE_MARGIN));

  function boxOfRaster(raster: Raster): Box {
    const { canvas, left, top } = raster;
    return {
      x: left / raster.scale,
      y: top / raster.scale,
      width: canvas.width / raster.scale,
      height: canvas.height / raster.scale,
    };
  }

  function needs(entry: Entry): "whole" | "close" | null {
    if (!meets(entry.box, inView)) return null;
    const whole = wholeScale(entry);
    if (whole === scale) return entry.stale || entry.whole?.scale !== whole ? "whole" : null;
    if (entry.whole === null) return "whole";
    const visible = common(entry.box, inView);
    if (!visible) return null;
    const { close } = entry;
    if (entry.stale || close === null || close.scale !== scale || !contains(boxOfRaster(close), visible)) return "close";
    return entry.isWholeStale ? "whole" : null;
  }

  function paintEntry(entry: Entry, what: "whole" | "close"): void {
    if (what === "whole") {
      const ownScale = wholeScale(entry);
      entry.whole = rasterOf(entry, entry.box, ownScale, entry.whole);
      entry.isWholeStale = false;
      if (ownScale === scale) {
        entry.close = null;
        entry.stale = false;
      }
      return;
    }
    const part = closePart(entry);
    if (part) entry.close = rasterOf(entry, part, scale, entry.close);
    entry.isWholeStale ||= entry.stale;
    entry.stale = false;
  }

  const copy = (context: CanvasRenderingContext2D, { canvas, left, top, scale: at }: Raster) =>
    context.drawImage(canvas, left / at, top / at, canvas.width / at, canvas.height / at);

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
        if (!entry || entry.piece === piece) continue;
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
    },
    look(view, area, ratio) {
      scale = view.pxPerMm * ratio;
      pixelRatio = ratio;
      inView = seen(view, area);
    },
    paint(budgetMs) {
      const from = performance.now();
      for (const entry of entries.values()) {
        for (let what = needs(entry); what !== null; what = needs(entry)) {
          paintEntry(entry, what);
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
      if (entry.whole) copy(context, entry.whole);
      if (entry.close) copy(context, entry.close);
    },
    waiting: () => [...entries.values()].reduce((sum, entry) => sum + (meets(entry.box, inView) ? entry.waiting : 0), 0),
    paintCount: () => painted,
  };
}

import type { ArtworkFinish, Stamp } from "@selvedge/editor-core";
import { boundsOf, invert, isFlat, type Lattice, type Loose, type Matrix, multiply, type Point } from "@selvedge/geometry-core";
import { paintClothFinish } from "./cloth-finish.ts";
import type { Context2D } from "./context-2d.ts";
import type { Drawable } from "./fine-enough.ts";
import { latticeCells } from "./lattice.ts";
import type { Pictures } from "./pictures.ts";
import { piecePath } from "./piece-path.ts";
import { silhouette } from "./silhouette.ts";
import { MAX_THICKNESS_MM, standingMm } from "./thickness.ts";

export type PaintOptions = {
  /** Device pixels per mm of the context's transform: decides how fine the pictures are taken. */
  readonly pxPerMm: Loose<"px/mm">;
  /** Cloth and colours alone, or what lies on the cloth alone; everything when left out. */
  readonly only?: "fabric" | "artwork";
  /** Artwork and cloth as they are made: as the board shows them, or in their colours alone where light is added later. Left out, as they are printed. */
  readonly finished?: "appearance" | "colour";
};

/** Where pictures come from; without `finished` everything is as it is printed. */
type Source = Pick<Pictures, "get"> & Partial<Pick<Pictures, "finished">>;

/** A tile of many small copies is drawn at least this large, so that its edge rows do not blur into the pattern. */
const MAX_TILE_PX = 2048;
/** Tiles kept for one picture: as many as it is likely to lie about in, at one zoom. */
const MAX_TILES_KEPT = 4;
const patterns = new WeakMap<Drawable, CanvasPattern>();
const tiles = new WeakMap<Drawable, Map<string, OffscreenCanvas>>();

function patternOf(context: Context2D, picture: Drawable): CanvasPattern {
  const known = patterns.get(picture);
  if (known) return known;
  const made = context.createPattern(picture, "repeat");
  if (!made) throw new Error("The picture has no pixels");
  patterns.set(picture, made);
  return made;
}

/** Takes pixels of a picture to where its unit square goes. */
function pixelsTo(
  matrix: Matrix,
  { width, height }: Drawable,
): { a: number; b: number; c: number; d: number; e: number; f: number } {
  const [a, b, c, d, e, f] = multiply(matrix, [1 / width, 0, 0, 1 / height, 0, 0]);
  return { a, b, c, d, e, f };
}

/** Draws one copy. The matrix is multiplied onto the context's own. */
function drawOnce(context: Context2D, picture: Drawable, [a, b, c, d, e, f]: Matrix): void {
  context.save();
  context.transform(a, b, c, d, e, f);
  context.drawImage(picture, 0, 0, 1, 1);
  context.restore();
}

/** One cell of a lattice as a tile: its sides are u and v, and it holds every part of the copies that reach into it. */
function latticeTile(picture: Drawable, matrix: Matrix, u: Point, v: Point, pxPerMm: Loose<"px/mm">): OffscreenCanvas | null {
  const plane: Matrix = [...u, ...v, 0, 0];
  if (isFlat(plane)) return null;
  const kept = tiles.get(picture) ?? new Map<string, OffscreenCanvas>();
  tiles.set(picture, kept);
  const key = [...matrix, ...u, ...v, pxPerMm].join();
  const known = kept.get(key);
  if (known) return known;
  const px = (length: number) => Math.min(MAX_TILE_PX, Math.max(1, Math.round(length * pxPerMm)));
  const tile = new OffscreenCanvas(px(Math.hypot(...u)), px(Math.hypot(...v)));
  const context = tile.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.scale(tile.width, tile.height);
  const inCell = multiply(invert(plane), matrix);
  const cells = latticeCells(inCell, { u: [1, 0], v: [0, 1] }, { minX: 0, minY: 0, maxX: 1, maxY: 1 });
  if (cells.kind === "many") return null;
  for (const [x, y] of cells.shifts) drawOnce(context, picture, multiply([1, 0, 0, 1, x, y], inCell));
  for (const oldest of kept.keys()) if (kept.size >= MAX_TILES_KEPT) kept.delete(oldest);
  kept.set(key, tile);
  return tile;
}

function fillRepeated(context: Context2D, picture: Drawable, matrix: Matrix, path: Path2D): void {
  const pattern = patternOf(context, picture);
  pattern.setTransform(pixelsTo(matrix, picture));
  context.fillStyle = pattern;
  context.fill(path);
}

function drawRepeated(
  context: Context2D,
  picture: Drawable,
  matrix: Matrix,
  lattice: Lattice,
  v: Point,
  path: Path2D,
  pxPerMm: Loose<"px/mm">,
): void {
  const tile = latticeTile(picture, matrix, lattice.u, v, pxPerMm);
  if (tile) fillRepeated(context, tile, [lattice.u[0], lattice.u[1], v[0], v[1], 0, 0], path);
}

function drawArtwork(
  context: Context2D,
  picture: Drawable,
  stamp: Stamp,
  outline: readonly Point[],
  path: Path2D,
  pxPerMm: Loose<"px/mm">,
): void {
  const cells = latticeCells(stamp.matrix, stamp.lattice, boundsOf(outline));
  if (cells.kind === "many" && stamp.lattice?.v) {
    drawRepeated(context, picture, stamp.matrix, stamp.lattice, stamp.lattice.v, path, pxPerMm);
    return;
  }
  if (cells.kind === "few")
    for (const [x, y] of cells.shifts) drawOnce(context, picture, multiply([1, 0, 0, 1, x, y], stamp.matrix));
}

/** Whether the whole piece is covered by this stamp, so that filling its outline draws it. */
function covers(stamp: Stamp): boolean {
  return stamp.source.kind !== "artwork";
}

/**
 * Draws what lies on a piece, from back to front, clipped to its outline. The context's transform takes mm on the piece to pixels and is
 * left as it was. Returns how many stamps still wait for their picture; 0 means the drawing is complete.
 */
export function paintStamps(
  context: Context2D,
  stamps: readonly Stamp[],
  outline: readonly Point[],
  pictures: Source,
  { pxPerMm, only, finished }: PaintOptions,
): number {
  const path = piecePath(outline);
  let waiting = 0;
  for (const stamp of stamps) {
    if (only && (only === "fabric") !== covers(stamp)) continue;
    const picture = stamp.source.kind === "colour" ? null : pictures.get(stamp, pxPerMm);
    if (!picture && stamp.source.kind !== "colour") {
      waiting++;
      continue;
    }
    context.save();
    context.imageSmoothingQuality = "high";
    context.globalAlpha *= stamp.opacity;
    if (stamp.source.kind === "colour") {
      context.fillStyle = stamp.source.hex;
      context.fill(path);
    } else if (picture && covers(stamp)) {
      fillRepeated(context, picture, stamp.matrix, path);
    } else if (picture) {
      context.clip(path);
      const made = finished && stamp.finish ? pictures.finished?.(stamp, finished) : null;
      drawArtwork(context, made ?? picture, stamp, outline, path, pxPerMm);
    }
    if (finished === "appearance" && stamp.clothFinish) paintClothFinish(context, outline, path, stamp.clothFinish);
    context.restore();
  }
  return waiting;
}

/** Draws how far the artworks stand above the cloth: black is the cloth, white `MAX_THICKNESS_MM`. Transform and result as in `paintStamps`. */
export function paintHeights(
  context: Context2D,
  stamps: readonly Stamp[],
  outline: readonly Point[],
  pictures: Source,
  { pxPerMm }: Pick<PaintOptions, "pxPerMm">,
): number {
  const path = piecePath(outline);
  let waiting = 0;
  for (const stamp of stamps) {
    const mm = standingMm(stamp.thickness, stamp.finish);
    if (stamp.source.kind !== "artwork" || mm === 0) continue;
    const picture = pictures.get(stamp, pxPerMm);
    if (!picture) {
      waiting++;
      continue;
    }
    const grey = Math.round((255 * mm) / MAX_THICKNESS_MM);
    const raised = (stamp.finish && pictures.finished?.(stamp, "relief")) ?? silhouette(picture, `rgb(${grey} ${grey} ${grey})`);
    context.save();
    context.clip(path);
    drawArtwork(context, raised, stamp, outline, path, pxPerMm);
    context.restore();
  }
  return waiting;
}

/**
 * Draws how artworks shine: red roughness, green metal, blue sheen, alpha where an artwork is finished; a print over it takes that away.
 * Transform as in `paintStamps`.
 */
export function paintGloss(
  context: Context2D,
  stamps: readonly Stamp[],
  outline: readonly Point[],
  pictures: Source,
  glossOf: (finish: ArtworkFinish) => string,
  { pxPerMm }: Pick<PaintOptions, "pxPerMm">,
): void {
  const path = piecePath(outline);
  for (const stamp of stamps) {
    if (stamp.source.kind !== "artwork") continue;
    const picture = pictures.get(stamp, pxPerMm);
    if (!picture) continue;
    context.save();
    context.clip(path);
    context.globalAlpha = stamp.opacity;
    if (!stamp.finish) context.globalCompositeOperation = "destination-out";
    const made = (stamp.finish && pictures.finished?.(stamp, "colour")) ?? picture;
    drawArtwork(context, silhouette(made, stamp.finish ? glossOf(stamp.finish) : "#000"), stamp, outline, path, pxPerMm);
    context.restore();
  }
}

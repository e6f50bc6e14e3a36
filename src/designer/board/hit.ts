import type { Piece } from "@selvedge/contract";
import type { Artwork, DesignDocument, Id, PieceKey } from "@selvedge/editor-core";
import { radiansOf } from "@selvedge/geometry-core";
import { isInside } from "../../drawing/index.ts";
import { HANDLES, type Handle, onBox, type TurnedBox } from "./handles.ts";
import { boardBox, boardToPiece, pieceToBoard } from "./place.ts";
import { boxOnBoard } from "./together.ts";
import { type Box, meets, type Point, toScreen, type View } from "./view.ts";

/** The rotate circle stands this far above the box. */
export const ROTATE_REACH_PX = 20;
export const GRIP_PX = { mouse: 24, touch: 44 } as const;
/** Handles stand no nearer to each other's far side than this, so that between them there is room to take hold of what they size. */
const MIN_FRAME_PX = 56;

export type HandleHit = Handle | "rotate";

/** The box that handles stand on: around what is small on the screen they stand off it. */
export function handleBox(view: View, box: TurnedBox): TurnedBox {
  const least = MIN_FRAME_PX / view.pxPerMm;
  if (box.width >= least && box.height >= least) return box;
  return { ...box, width: Math.max(box.width, least), height: Math.max(box.height, least) };
}

/** The place of a handle on the screen for a box of a piece. */
export function handleOnScreen(view: View, layout: Piece["layout"], box: TurnedBox, handle: HandleHit): Point {
  const place = handle === "rotate" ? HANDLES.n : HANDLES[handle];
  const point = toScreen(view, pieceToBoard(layout, onBox(handleBox(view, box), place)));
  if (handle !== "rotate") return point;
  const up = radiansOf(box.angle + layout.angle - 90);
  return { x: point.x + Math.cos(up) * ROTATE_REACH_PX, y: point.y + Math.sin(up) * ROTATE_REACH_PX };
}

/** A handle and where it is on the screen, px. */
export type Grip<Of> = { readonly handle: Of; readonly at: Point };

/** How far beside a handle it is taken hold of, px: half a grip, but never as far as the middle between two handles. */
export function reachOf(view: View, box: TurnedBox, gripPx: number): number {
  const { width, height } = handleBox(view, box);
  return Math.min(gripPx / 2, (Math.min(width, height) * view.pxPerMm) / 4);
}

/** The handle within reach of a point on the screen: the nearest one, the first of equals. Grips of a fingertip overlap, so the uppermost will not do. */
export function nearestGrip<Of>(grips: readonly Grip<Of>[], point: Point, reachPx: number): Of | null {
  let best: { readonly handle: Of; readonly distance: number } | null = null;
  for (const { handle, at } of grips) {
    const distance = Math.max(Math.abs(at.x - point.x), Math.abs(at.y - point.y));
    if (distance <= reachPx && (best === null || distance < best.distance)) best = { handle, distance };
  }
  return best?.handle ?? null;
}

/** The piece that lies under a board point; a later piece covers an earlier one. */
export function pieceAt(pieces: readonly Piece[], point: Point): Piece | null {
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index]!;
    if (isInside(piece.outline, boardToPiece(piece.layout, point))) return piece;
  }
  return null;
}

/** The pieces a box of board mm touches. */
export const piecesIn = (pieces: readonly Piece[], box: Box): PieceKey[] =>
  pieces.filter((piece) => meets(boardBox(piece), box)).map((piece) => piece.key);

/** The artworks touched by a box of board mm that may be moved, from back to front. */
export const artworksIn = (document: DesignDocument, pieces: ReadonlyMap<PieceKey, Piece>, box: Box): Artwork[] =>
  document.order.flatMap((id) => {
    const artwork = document.artworks[id];
    const own = artwork && !artwork.hidden && !artwork.locked && boxOnBoard(artwork, pieces);
    return own && meets(own, box) ? [artwork] : [];
  });

/** Every artwork that lies on a piece, from front to back. */
export const artworksOn = (document: DesignDocument, pieceKey: PieceKey): Id[] =>
  document.order.filter((id) => document.artworks[id]?.pieceKey === pieceKey).reverse();

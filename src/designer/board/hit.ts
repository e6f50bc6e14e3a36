import type { Piece } from "@selvedge/contract";
import type { Artwork, DesignDocument, Id, PieceKey } from "@selvedge/editor-core";
import { isInside } from "../../drawing/index.ts";
import { HANDLE_KEYS, HANDLES, type Handle, isInBox, onBox, type TurnedBox } from "./handles.ts";
import { boardBox, boardToPiece, pieceToBoard } from "./place.ts";
import { boxOnBoard } from "./together.ts";
import { type Box, meets, type Point, toScreen, type View } from "./view.ts";

/** The rotate circle stands this far above the box. */
export const ROTATE_REACH_PX = 20;
export const GRIP_PX = { mouse: 24, touch: 44 } as const;
/** Handles stand no nearer to each other's far side than this, so that between them there is room to take hold of what they size. */
const LEAST_FRAME_PX = 56;

export type HandleHit = Handle | "rotate";

/** The box that handles stand on: around what is small on the screen they stand off it. */
export function handleBox(view: View, box: TurnedBox): TurnedBox {
  const least = LEAST_FRAME_PX / view.pxPerMm;
  if (box.width >= least && box.height >= least) return box;
  return { ...box, width: Math.max(box.width, least), height: Math.max(box.height, least) };
}

/** The place of a handle on the screen for a box of a piece. */
export function handleOnScreen(view: View, layout: Piece["layout"], box: TurnedBox, handle: HandleHit): Point {
  const place = handle === "rotate" ? HANDLES.n : HANDLES[handle];
  const at = toScreen(view, pieceToBoard(layout, onBox(handleBox(view, box), place)));
  if (handle !== "rotate") return at;
  const up = ((box.angle + layout.angle - 90) * Math.PI) / 180;
  return { x: at.x + Math.cos(up) * ROTATE_REACH_PX, y: at.y + Math.sin(up) * ROTATE_REACH_PX };
}

/** The handle within the grip of a screen point: the nearest one, corners before sides. The middle between them is never a handle's. */
export function handleAt(
  view: View,
  layout: Piece["layout"],
  box: TurnedBox,
  at: Point,
  gripPx: number,
  among: readonly HandleHit[] = [...HANDLE_KEYS, "rotate"],
): HandleHit | null {
  const { width, height } = handleBox(view, box);
  const reach = Math.min(gripPx / 2, (Math.min(width, height) * view.pxPerMm) / 4);
  let best: { handle: HandleHit; distance: number } | null = null;
  for (const handle of among) {
    const there = handleOnScreen(view, layout, box, handle);
    const distance = Math.max(Math.abs(there.x - at.x), Math.abs(there.y - at.y));
    if (distance > reach) continue;
    if (best === null || distance < best.distance) best = { handle, distance };
  }
  return best?.handle ?? null;
}

/** The piece that lies under a board point; a later piece covers an earlier one. */
export function pieceAt(pieces: readonly Piece[], at: Point): Piece | null {
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index]!;
    if (isInside(piece.outline, boardToPiece(piece.layout, at))) return piece;
  }
  return null;
}

/** The topmost artwork a hand may take whose own box holds a board point, where its piece is. */
export function artworkAt(document: DesignDocument, pieces: ReadonlyMap<PieceKey, Piece>, at: Point): Artwork | null {
  for (let index = document.order.length - 1; index >= 0; index -= 1) {
    const artwork = document.artworks[document.order[index]!];
    const piece = artwork && pieces.get(artwork.pieceKey);
    if (!artwork || artwork.hidden || artwork.locked || !piece) continue;
    const local = boardToPiece(piece.layout, at);
    if (isInBox(artwork, local) && isInside(piece.outline, local)) return artwork;
  }
  return null;
}

/** The pieces a box of board mm touches. */
export const piecesIn = (pieces: readonly Piece[], box: Box): PieceKey[] =>
  pieces.filter((piece) => meets(boardBox(piece), box)).map((piece) => piece.key);

/** The artworks a hand may take that a box of board mm touches, from back to front. */
export const artworksIn = (document: DesignDocument, pieces: ReadonlyMap<PieceKey, Piece>, box: Box): Artwork[] =>
  document.order.flatMap((id) => {
    const artwork = document.artworks[id];
    const own = artwork && !artwork.hidden && !artwork.locked && boxOnBoard(artwork, pieces);
    return own && meets(own, box) ? [artwork] : [];
  });

/** Every artwork that lies on a piece, from front to back. */
export const artworksOn = (document: DesignDocument, pieceKey: PieceKey): Id[] =>
  document.order.filter((id) => document.artworks[id]?.pieceKey === pieceKey).reverse();

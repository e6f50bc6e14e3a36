import type { Piece } from "@selvedge/contract";
import { type Artwork, dimensionsOf } from "@selvedge/editor-core";
import { piecePath } from "../../drawing/index.ts";
import { chosenArtwork, chosenArtworks, freeArtworks } from "../session/chosen.ts";
import type { Session } from "../session/session.ts";
import type { ClothFrame } from "./cloth-frame.ts";
import { chosenClothFrame } from "./gestures/intent.ts";
import { heldTogether } from "./gestures/several.ts";
import { cornersOf, HANDLE_KEYS, HANDLES, onBox, type TurnedBox } from "./handles.ts";
import { type HandleHit, handleBox, handleOnScreen } from "./hit.ts";
import type { BoardInk } from "./ink.ts";
import { boxOf, pieceToBoard, turned } from "./place.ts";
import { type Point, toScreen, type View } from "./view.ts";

type Context = CanvasRenderingContext2D;
/** What lies over the cloth is drawn in CSS px: the context's transform takes CSS px to the canvas. */
export type Over = { readonly context: Context; readonly view: View; readonly ink: BoardInk; readonly session: Session };

const HANDLE_PX = 9;
const ROTATE_RADIUS_PX = 5.5;

/** A thread line with a sheet halo. */
function stroke({ context, ink }: Over, path: Path2D, width: number, halo: number, colour = ink.thread): void {
  context.strokeStyle = ink.sheet;
  context.lineWidth = halo;
  context.stroke(path);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

const outlines = new WeakMap<Piece["outline"], Path2D>();
function outlineOf(piece: Piece): Path2D {
  const known = outlines.get(piece.outline) ?? piecePath(piece.outline);
  outlines.set(piece.outline, known);
  return known;
}

function onScreen(view: View, piece: Piece): Path2D {
  const path = new Path2D();
  const matrix = new DOMMatrix()
    .translateSelf(view.x, view.y)
    .scaleSelf(view.pxPerMm, view.pxPerMm)
    .translateSelf(piece.layout.x, piece.layout.y)
    .rotateSelf(piece.layout.angle);
  path.addPath(outlineOf(piece), matrix);
  return path;
}

function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(({ x, y }, at) => {
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

function line(from: Point, to: Point): Path2D {
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
  return path;
}

export function drawFrame(
  over: Over,
  piece: Pick<Piece, "layout">,
  box: TurnedBox,
  handles: readonly HandleHit[],
  isDashed: boolean,
): void {
  const { context, view, ink } = over;
  const corner = (place: readonly [number, number]) => toScreen(view, pieceToBoard(piece.layout, onBox(box, place)));
  const edge = polygon([HANDLES.nw, HANDLES.ne, HANDLES.se, HANDLES.sw].map(corner));
  context.strokeStyle = ink.sheet;
  context.lineWidth = 3.5;
  context.stroke(edge);
  if (isDashed) context.setLineDash([6, 4]);
  context.strokeStyle = ink.thread;
  context.lineWidth = 1.5;
  context.stroke(edge);
  context.setLineDash([]);
  const around = handleBox(view, box);
  if (around !== box) {
    const standing = (place: readonly [number, number]) => toScreen(view, pieceToBoard(piece.layout, onBox(around, place)));
    context.setLineDash([2, 3]);
    stroke(over, polygon([HANDLES.nw, HANDLES.ne, HANDLES.se, HANDLES.sw].map(standing)), 1, 3);
    context.setLineDash([]);
  }
  const top = handleOnScreen(view, piece.layout, box, "n");
  const turn = handleOnScreen(view, piece.layout, box, "rotate");
  stroke(over, line(top, turn), 1.5, 3.5);
  context.fillStyle = ink.sheet;
  for (const handle of handles) {
    const at = handleOnScreen(view, piece.layout, box, handle);
    const mark = new Path2D();
    if (handle === "rotate") mark.arc(at.x, at.y, ROTATE_RADIUS_PX, 0, 2 * Math.PI);
    else mark.rect(at.x - HANDLE_PX / 2, at.y - HANDLE_PX / 2, HANDLE_PX, HANDLE_PX);
    context.fill(mark);
    context.strokeStyle = ink.thread;
    context.lineWidth = 1.5;
    context.stroke(mark);
  }
}

/** A frame without handles: one of several, or one that is locked. */
function drawOutline(over: Over, artwork: Artwork): void {
  const piece = over.session.piece(artwork.pieceKey);
  if (!piece) return;
  const corners = cornersOf(artwork).map((corner) => toScreen(over.view, pieceToBoard(piece.layout, corner)));
  stroke(over, polygon(corners), 1, 3);
}

const ON_BOARD = { layout: { x: 0, y: 0, angle: 0 } } as const;

/** Each of several artworks, and the box they are sized and turned by together. */
function drawSeveral(over: Over): void {
  for (const artwork of chosenArtworks(over.session)) if (!artwork.hidden) drawOutline(over, artwork);
  const held = heldTogether(over.session, freeArtworks(over.session));
  if (!held) return;
  const { x, y, width, height } = held.box;
  const box = { x: x + width / 2, y: y + height / 2, width, height, angle: 0 };
  drawFrame(over, ON_BOARD, box, ["nw", "ne", "se", "sw", "rotate"], true);
}

function drawClothFrame(over: Over, piece: Piece, frame: ClothFrame): void {
  drawFrame(over, piece, frame.box, ["nw", "ne", "se", "sw", "rotate"], true);
}

/** The stitched line down the middle of the piece the chosen artwork lies on. */
function drawCentreLine(over: Over, piece: Piece, artwork: Artwork): void {
  const box = boxOf(piece.outline);
  const middle = box.x + box.width / 2;
  const at = (y: number) => toScreen(over.view, pieceToBoard(piece.layout, { x: middle, y }));
  const path = line(at(box.y), at(box.y + box.height));
  const { context, ink } = over;
  context.save();
  context.clip(onScreen(over.view, piece));
  // Not through the artwork itself.
  const outside = new Path2D();
  outside.rect(-1e5, -1e5, 2e5, 2e5);
  outside.addPath(polygon(cornersOf(artwork).map((corner) => toScreen(over.view, pieceToBoard(piece.layout, corner)))));
  context.clip(outside, "evenodd");
  context.strokeStyle = ink.sheet;
  context.lineWidth = 2.6;
  context.stroke(path);
  context.setLineDash([5, 3]);
  context.strokeStyle = ink.thread;
  context.lineWidth = 1;
  context.stroke(path);
  context.restore();
}

function drawGuides(over: Over): void {
  const { guides } = over.session.live.getState();
  const piece = guides && over.session.piece(guides.pieceKey);
  if (!guides || !piece) return;
  const box = boxOf(piece.outline);
  const place = (point: Point) => toScreen(over.view, pieceToBoard(piece.layout, point));
  for (const guide of guides.lines) {
    if (guide.axis === "slant") {
      const reach = turned({ x: 0, y: Math.hypot(box.width, box.height) }, guide.angle);
      const { x, y } = guide.through;
      over.context.save();
      over.context.clip(onScreen(over.view, piece));
      stroke(over, line(place({ x: x - reach.x, y: y - reach.y }), place({ x: x + reach.x, y: y + reach.y })), 1.5, 3.5);
      over.context.restore();
      continue;
    }
    const { axis, at } = guide;
    const [from, to] =
      axis === "x"
        ? [
            { x: at, y: box.y },
            { x: at, y: box.y + box.height },
          ]
        : [
            { x: box.x, y: at },
            { x: box.x + box.width, y: at },
          ];
    stroke(over, line(place(from), place(to)), 1.5, 3.5);
  }
}

const CAP_PX = 4;

export function drawDimensions(over: Over, artwork: Pick<Artwork, "x" | "y" | "width" | "height" | "angle">, piece: Piece): void {
  const { view, ink } = over;
  const place = ([x, y]: readonly [number, number]) => toScreen(view, pieceToBoard(piece.layout, { x, y }));
  for (const { from, to } of dimensionsOf(artwork, over.session.groundOf(piece))) {
    const [a, b] = [place(from), place(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length < 1) continue;
    const [nx, ny] = [(-(b.y - a.y) / length) * CAP_PX, ((b.x - a.x) / length) * CAP_PX];
    const path = line(a, b);
    path.addPath(line({ x: a.x - nx, y: a.y - ny }, { x: a.x + nx, y: a.y + ny }));
    path.addPath(line({ x: b.x - nx, y: b.y - ny }, { x: b.x + nx, y: b.y + ny }));
    stroke(over, path, 1.2, 3.5, ink.ink);
  }
}

function drawMarquee(over: Over): void {
  const { marquee } = over.session.live.getState();
  if (!marquee) return;
  const { context, ink, view } = over;
  const from = toScreen(view, marquee);
  context.fillStyle = ink.threadWash;
  context.globalAlpha = 0.4;
  context.fillRect(from.x, from.y, marquee.width * view.pxPerMm, marquee.height * view.pxPerMm);
  context.globalAlpha = 1;
  const path = new Path2D();
  path.rect(from.x, from.y, marquee.width * view.pxPerMm, marquee.height * view.pxPerMm);
  stroke(over, path, 1, 3);
}

function drawReadout({ context, ink, session }: Over): void {
  const { readout } = session.live.getState();
  if (!readout) return;
  context.font = `500 11px ${ink.condensed}`;
  const width = context.measureText(readout.text).width + 14;
  const [x, y] = [readout.at.x + 16, readout.at.y + 18];
  context.fillStyle = ink.ink;
  context.fillRect(x, y, width, 20);
  context.fillStyle = ink.sheet;
  context.fillText(readout.text, x + 7, y + 14);
}

/** Draws everything that lies over the cloth: what is chosen, its handles, guides, dimension lines, the box being drawn. */
export function drawOver(context: Context, session: Session, ink: BoardInk): void {
  const { view } = session.camera.getState();
  const over: Over = { context, view, ink, session };
  const { pieces } = session.selection.getState();
  const { dropPiece, isGesturing } = session.live.getState();
  context.lineJoin = "round";
  for (const key of dropPiece && !pieces.includes(dropPiece) ? [...pieces, dropPiece] : pieces) {
    const piece = session.piece(key);
    if (piece) stroke(over, onScreen(view, piece), 2, 6);
  }
  const artwork = chosenArtwork(session);
  const home = artwork && session.piece(artwork.pieceKey);
  if (artwork && home) {
    drawCentreLine(over, home, artwork);
    drawGuides(over);
    if (artwork.locked) drawOutline(over, artwork);
    else drawFrame(over, home, artwork, [...HANDLE_KEYS, "rotate"], false);
  } else if (!artwork) {
    drawGuides(over);
    drawSeveral(over);
  }
  for (const each of shownLocations(session, isGesturing ? artwork : null)) {
    const piece = session.piece(each.pieceKey);
    if (piece) drawDimensions(over, each, piece);
  }
  session.trims.current?.draw(over);
  const cloth = chosenClothFrame(session);
  const under = cloth && session.piece(cloth.pieceKey);
  if (cloth && under) drawClothFrame(over, under, cloth);
  drawMarquee(over);
  drawReadout(over);
}

/** Artworks whose dimension lines are out: those with Show Location, and the one in hand. */
export function shownLocations(session: Session, inHand: Artwork | null): Artwork[] {
  const shown = Object.values(session.editor.shown().artworks).filter((artwork) => artwork.showLocation && !artwork.hidden);
  return inHand && !inHand.showLocation ? [...shown, inHand] : shown;
}

import { type Artwork, type ArtworkLattice, fractionOf, lawful, lawfulDrops, stepsOf } from "@selvedge/editor-core";
import type { Gesture, PointerPlace } from "../board/gestures/gesture.ts";
import { cornersOf } from "../board/handles.ts";
import { boardInk } from "../board/ink.ts";
import type { Handles } from "../board/overlay.ts";
import { boardToPiece, pieceToBoard, turned } from "../board/place.ts";
import { type Point, toScreen, type View } from "../board/view.ts";
import { chosenArtwork } from "../session/chosen.ts";
import type { Session } from "../session/session.ts";

/** The neighbour in the next column stands to the right, the one in the next row below. */
export type Neighbour = "column" | "row";
const NEIGHBOURS = ["column", "row"] as const;

/** Shares at which a drop catches. */
export const CAUGHT_SHARES = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4] as const;
const CATCH_PX = 7;
export const MIN_STEP_MM = 1;
export const MAX_STEP_MM = 5_000;

const tenth = (mm: number) => Math.round(mm * 10) / 10;
export const withinSteps = (mm: number) => Math.min(MAX_STEP_MM, Math.max(MIN_STEP_MM, mm));

/** The lattice of an artwork that is repeated all over: its own, or the straight one that its gap makes. */
export const latticeOf = ({
  lattice,
  width,
  height,
  gap,
}: Pick<Artwork, "lattice" | "width" | "height" | "gap">): ArtworkLattice =>
  lattice ?? {
    across: withinSteps(width + gap),
    down: withinSteps(height + gap),
    by: "column",
    drop: 0,
    symmetry: "none",
  };

/** A share of a step within one step, caught at the nearest simple one. */
function shareOf(mm: number, step: number, reach: number): number {
  const share = mm / step - Math.floor(mm / step);
  const away = (simple: number) => Math.abs(share - simple - Math.round(share - simple)) * step;
  const nearest = CAUGHT_SHARES.reduce<number>((best, simple) => (away(simple) < away(best) ? simple : best), 0);
  if (away(nearest) <= reach) return nearest;
  return share < 1 ? share : 0;
}

/**
 * The lattice when one neighbour's middle is at a point, in mm along the artwork's own axes from its middle. Within `reach` it catches at the
 * step it had, at touching, and at simple shares; what the symmetry forbids it is kept from always.
 */
export function draggedTo(
  lattice: ArtworkLattice,
  size: Pick<Artwork, "width" | "height">,
  neighbour: Neighbour,
  point: Point,
  reach: number,
): ArtworkLattice {
  const [step, aside, way, other, touching] =
    neighbour === "column"
      ? ([point.x, point.y, "across", "down", size.width] as const)
      : ([point.y, point.x, "down", "across", size.height] as const);
  const caught = [lattice[way], touching].find((mm) => Math.abs(mm - step) <= reach);
  const dragged = { ...lattice, [way]: withinSteps(caught ?? tenth(step)) };
  // Pulled straight, a neighbour leaves the other one's stagger as it is.
  if (lattice.by !== neighbour && Math.abs(aside) <= reach) return dragged;
  const isStaggered = lawfulDrops(lattice.symmetry, neighbour)?.length !== 1;
  if (!isStaggered) return dragged;
  return lawful({ ...dragged, by: neighbour, drop: shareOf(tenth(aside), lattice[other], reach) });
}

/** A drop as a designer says it: 1/2 · 40.0 mm. */
export function dropText({ by, drop, across, down }: ArtworkLattice, mm: (value: number) => string): string {
  const share = fractionOf(drop)?.join("/") ?? `${mm(drop * 100)} %`;
  return `${share} · ${mm(drop * (by === "column" ? down : across))} mm`;
}

/** Where a neighbour's middle lies, mm on the piece. */
function middleOf(artwork: Artwork, neighbour: Neighbour): Point {
  const [u, v] = stepsOf(latticeOf(artwork));
  const [x, y] = neighbour === "column" ? u : v;
  const by = turned({ x, y }, artwork.angle);
  return { x: artwork.x + by.x, y: artwork.y + by.y };
}

/** Nearer on the screen than this, rings and handles would lie on each other. */
const APART_PX = 24;

/** The artwork whose neighbours can be taken hold of. */
function held(session: Session): Artwork | null {
  const artwork = chosenArtwork(session);
  if (artwork?.repeat !== "all" || artwork.locked) return null;
  const { across, down } = latticeOf(artwork);
  return Math.min(across, down) * session.camera.getState().view.pxPerMm >= APART_PX ? artwork : null;
}

const RADIUS_PX = 6;

function drawNeighbours(session: Session, canvas: CanvasRenderingContext2D, view: View): void {
  const artwork = held(session);
  const piece = artwork && session.piece(artwork.pieceKey);
  if (!artwork || !piece) return;
  const ink = boardInk();
  const place = (point: Point) => toScreen(view, pieceToBoard(piece.layout, point));
  canvas.save();
  canvas.lineJoin = "round";
  for (const neighbour of NEIGHBOURS) {
    const middle = middleOf(artwork, neighbour);
    const [from, to] = [place(artwork), place(middle)];
    const path = new Path2D();
    cornersOf({ ...artwork, ...middle }).forEach((corner, index) => {
      const { x, y } = place(corner);
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.closePath();
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
    canvas.strokeStyle = ink.sheet;
    canvas.lineWidth = 3.5;
    canvas.stroke(path);
    canvas.setLineDash([3, 3]);
    canvas.strokeStyle = ink.thread;
    canvas.lineWidth = 1.25;
    canvas.stroke(path);
    canvas.setLineDash([]);
    const grip = new Path2D();
    grip.arc(to.x, to.y, RADIUS_PX, 0, 2 * Math.PI);
    canvas.fillStyle = ink.sheet;
    canvas.fill(grip);
    canvas.lineWidth = 1.5;
    canvas.stroke(grip);
  }
  canvas.restore();
}

/** Drags a neighbour. Alt leaves it free of steps and shares. */
function dragNeighbour(session: Session, artwork: Artwork, neighbour: Neighbour, from: PointerPlace): Gesture {
  const layout = session.piece(artwork.pieceKey)?.layout ?? { x: 0, y: 0, angle: 0 };
  const lattice = latticeOf(artwork);
  const start = boardToPiece(layout, from.board);
  const middle = middleOf(artwork, neighbour);
  const grip = { x: middle.x - start.x, y: middle.y - start.y };
  const { mm } = session.format;
  return {
    cursor: "grabbing",
    move(to) {
      const pointer = boardToPiece(layout, to.board);
      const offset = turned({ x: pointer.x + grip.x - artwork.x, y: pointer.y + grip.y - artwork.y }, -artwork.angle);
      const reach = to.alt ? 0 : CATCH_PX / session.camera.getState().view.pxPerMm;
      const next = draggedTo(lattice, artwork, neighbour, offset, reach);
      session.editor.preview({ type: "setLattice", id: artwork.id, lattice: next });
      const steps = `${mm(next.across)} × ${mm(next.down)} mm`;
      const text = next.drop === 0 ? steps : `${steps}   ${next.by === "column" ? "↓" : "→"} ${dropText(next, mm)}`;
      session.live.setState({ readout: { at: to.screen, text } });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}

/** The two neighbours of the chosen artwork as handles of the board. */
export const neighbourHandles = (session: Session): Handles => ({
  draw: (canvas, view) => drawNeighbours(session, canvas, view),
  at(place, gripPx) {
    const artwork = held(session);
    const piece = artwork && session.piece(artwork.pieceKey);
    if (!artwork || !piece) return null;
    const { view } = session.camera.getState();
    const neighbour = NEIGHBOURS.find((each) => {
      const { x, y } = toScreen(view, pieceToBoard(piece.layout, middleOf(artwork, each)));
      return Math.max(Math.abs(x - place.screen.x), Math.abs(y - place.screen.y)) <= gripPx / 2;
    });
    return neighbour ? { cursor: "grab", tap: () => {}, drag: (from) => dragNeighbour(session, artwork, neighbour, from) } : null;
  },
});

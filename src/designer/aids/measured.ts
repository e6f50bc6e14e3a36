import type { Piece } from "@selvedge/contract";
import { nearestOnOutline } from "@selvedge/geometry-core";
import { boardToPiece, pieceToBoard } from "../board/place.ts";
import type { Point } from "../board/view.ts";
import type { Format } from "../session/format.ts";

/** A distance taken on the board: from one place to another, in board mm. */
export type Measured = { readonly from: Point; readonly to: Point };

/** A corner or an edge takes the tape when it is this near. */
const CATCH_PX = 10;

/** Where the tape is held: the nearest corner of a piece's outline, else the nearest place on its edge, else just here. */
export function heldAt(pieces: readonly Piece[], point: Point, pxPerMm: number): Point {
  const reach = CATCH_PX / pxPerMm;
  let best: { at: Point; far: number } | null = null;
  for (const { outline, layout } of pieces) {
    const here = boardToPiece(layout, point);
    const near = nearestOnOutline(outline, [here.x, here.y]);
    if (!near || near.distance > reach) continue;
    const corner = [outline[near.edge]!, outline[(near.edge + 1) % outline.length]!]
      .map(([x, y]) => ({ x, y, far: Math.hypot(x - here.x, y - here.y) }))
      .sort((a, b) => a.far - b.far)[0]!;
    const [place, far] = corner.far <= reach / 2 ? [corner, 0] : [{ x: near.point[0], y: near.point[1] }, near.distance];
    if (!best || far < best.far) best = { at: pieceToBoard(layout, place), far };
  }
  return best?.at ?? point;
}

/** With Shift the tape runs level or upright, whichever is nearer. */
export const straightened = (from: Point, to: Point): Point =>
  Math.abs(to.x - from.x) >= Math.abs(to.y - from.y) ? { x: to.x, y: from.y } : { x: from.x, y: to.y };

/** The length, and how far it goes across and down, in mm. */
export const extentOf = ({ from, to }: Measured) => ({
  length: Math.hypot(to.x - from.x, to.y - from.y),
  across: Math.abs(to.x - from.x),
  down: Math.abs(to.y - from.y),
});

/** What is written beside the tape. */
export function measuredText(measured: Measured, isInches: boolean, format: Pick<Format, "length">): string {
  const { length, across, down } = extentOf(measured);
  const written = (mm: number) => format.length(mm, isInches);
  const isLevel = across < 0.05 || down < 0.05;
  return isLevel ? written(length) : `${written(length)}   ↔ ${written(across)}   ↕ ${written(down)}`;
}

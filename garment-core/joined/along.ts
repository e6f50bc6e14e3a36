import { between, cross, degreesOf, directionOf, distance, dot, nearestOnSegment, perimeterOf } from "@selvedge/geometry-core";
import type { Point2 } from "../pattern/pattern.ts";
import type { JoinPiece, JoinRun } from "./joined-pattern.ts";

/** A sharper turn of an outline is a corner, degrees. */
const CORNER_DEGREES = 25;
/** Corners closer than this are merged, mm: the rounding of a tip is no edge. */
const MIN_EDGE_MM = 4;

/** How far along a closed outline each of its places lies, mm. */
export function reachesOf(outline: readonly Point2[]): readonly number[] {
  let reach = 0;
  return outline.map((place, i) => {
    if (i > 0) reach += distance(outline[i - 1]!, place);
    return reach;
  });
}

/** Length of a stretch of an outline, mm. One that begins where it ends goes all round. */
export function lengthOfRun({ outline }: Pick<JoinPiece, "outline">, { from, to }: JoinRun): number {
  return to > from ? to - from : to - from + perimeterOf(outline);
}

/** The place so far along a closed outline, mm; beyond its end it begins again. */
export function placeAlong(outline: readonly Point2[], mm: number): Point2 {
  const round = perimeterOf(outline);
  let left = ((mm % round) + round) % round;
  for (const [i, p] of outline.entries()) {
    const q = outline[(i + 1) % outline.length]!;
    const step = distance(p, q);
    if (left <= step) {
      return between(p, q, step > 0 ? left / step : 0);
    }
    left -= step;
  }
  return outline[0]!;
}

/** Where along an outline the place nearest to another lies, mm, and how far off that is. */
export function nearestAlong(outline: readonly Point2[], place: Point2): { readonly mm: number; readonly off: number } {
  let [best, reach] = [{ mm: 0, off: Infinity }, 0];
  for (const [i, p] of outline.entries()) {
    const q = outline[(i + 1) % outline.length]!;
    const foot = nearestOnSegment(place, p, q);
    const off = distance(place, foot);
    if (off < best.off) best = { mm: reach + distance(p, foot), off };
    reach += distance(p, q);
  }
  return best;
}

/** Degrees an outline turns by at one of its places: more than nothing is a corner that stands out of a clockwise piece. */
function turnAt(outline: readonly Point2[], i: number): number {
  const [p, q, r] = [-1, 0, 1].map((step) => outline[(i + step + outline.length) % outline.length]!) as [Point2, Point2, Point2];
  const [u, v] = [directionOf(p, q), directionOf(q, r)];
  return degreesOf(Math.atan2(cross(u, v), dot(u, v)));
}

/** Where a piece has its corners along the outline, mm, with the degrees of each. */
export function cornersOf({ outline }: Pick<JoinPiece, "outline">): readonly { readonly mm: number; readonly turn: number }[] {
  const reaches = reachesOf(outline);
  const round = perimeterOf(outline);
  const corners = outline.flatMap((_, i) => {
    const turn = turnAt(outline, i);
    return Math.abs(turn) > CORNER_DEGREES ? [{ mm: reaches[i]!, turn }] : [];
  });
  if (corners.length < 3) return corners;
  const apart = (p: { readonly mm: number }, q: { readonly mm: number }) => (q.mm - p.mm + round) % round;
  return corners.filter((corner, i) => {
    const [before, after] = [corners[(i + corners.length - 1) % corners.length]!, corners[(i + 1) % corners.length]!];
    const isSharper = (other: { readonly turn: number }) => Math.abs(corner.turn) > Math.abs(other.turn);
    return (
      (apart(before, corner) >= MIN_EDGE_MM || isSharper(before)) &&
      (apart(corner, after) >= MIN_EDGE_MM || !(Math.abs(after.turn) > Math.abs(corner.turn)))
    );
  });
}

/** The edges of a piece: from each corner to the next, clockwise. A piece without corners is one edge all round. */
export function edgesOfPiece(piece: Pick<JoinPiece, "key" | "outline">): readonly JoinRun[] {
  const corners = cornersOf(piece);
  if (corners.length === 0) return [{ piece: piece.key, from: 0, to: 0 }];
  return corners.map(({ mm }, i) => ({ piece: piece.key, from: mm, to: corners[(i + 1) % corners.length]!.mm }));
}

/** The places of a stretch from its beginning to its end, corners and curves of the outline between them. */
export function pointsOfRun({ outline }: Pick<JoinPiece, "outline">, run: JoinRun): readonly Point2[] {
  const round = perimeterOf(outline);
  const length = run.to > run.from ? run.to - run.from : run.to - run.from + round;
  const inner = reachesOf(outline)
    .map((reach, i) => ({ i, at: (((reach - run.from) % round) + round) % round }))
    .filter(({ at }) => at > 0.01 && at < length - 0.01)
    .sort((a, b) => a.at - b.at);
  return [placeAlong(outline, run.from), ...inner.map(({ i }) => outline[i]!), placeAlong(outline, run.to)];
}

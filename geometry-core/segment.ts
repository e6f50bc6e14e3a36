import type { Bounds } from "./bounds.ts";
import { clamp } from "./numbers.ts";
import { distance, type Point } from "./point.ts";

/** The share of the way from a to b, 0 … 1, at which a segment is nearest to (x, y). Plain numbers: it is asked for in loops over meshes. */
export function nearestShare(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  return clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
}

/** How far (x, y) is from the segment between a and b. */
export function distanceToSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const share = nearestShare(x, y, ax, ay, bx, by);
  return Math.hypot(x - ax - (bx - ax) * share, y - ay - (by - ay) * share);
}

/** The point of a segment nearest to another point. */
export function nearestOnSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const share = nearestShare(x, y, ax, ay, bx, by);
  return [ax + share * (bx - ax), ay + share * (by - ay)];
}

export type OnOutline = {
  readonly point: Point;
  /** The edge from this vertex to the next one. */
  readonly edge: number;
  readonly distance: number;
};

/** The point of a closed outline nearest to a given one, and how far it is. Null for an outline without points. */
export function nearestOnOutline(outline: readonly Point[], place: Point): OnOutline | null {
  let nearest: OnOutline | null = null;
  for (let edge = 0; edge < outline.length; edge++) {
    const point = nearestOnSegment(place, outline[edge]!, outline[(edge + 1) % outline.length]!);
    const away = distance(point, place);
    if (!nearest || away < nearest.distance) nearest = { point, edge, distance: away };
  }
  return nearest;
}

/** Whether a segment has a part within a box; running along its edge does not count. Source: Liang and Barsky, 1984. */
export function reachesInto([x, y]: Point, [toX, toY]: Point, { minX, minY, maxX, maxY }: Bounds): boolean {
  const [dx, dy] = [toX - x, toY - y];
  let [from, to] = [0, 1];
  for (const [by, room] of [
    [-dx, x - minX],
    [dx, maxX - x],
    [-dy, y - minY],
    [dy, maxY - y],
  ] as const) {
    if (by === 0) {
      if (room <= 0) return false;
    } else if (by < 0) from = Math.max(from, room / by);
    else to = Math.min(to, room / by);
  }
  return from < to;
}

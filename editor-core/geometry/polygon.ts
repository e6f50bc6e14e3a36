import type { Point } from "../placement/stamp.ts";

/** An upright box in mm. */
export type Bounds = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };

/** The box around points; without any it is inverted and touches nothing. */
export function boundsOf(points: readonly Point[]): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < minX) minX = x;
    if (y < minY) minY = y;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** Whether two boxes share at least an edge. */
export function touch(a: Bounds, b: Bounds): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** Area in mm², positive when the outline runs clockwise as seen on the board (shoelace formula). */
export function signedArea(outline: readonly Point[]): number {
  let twice = 0;
  for (let at = 0; at < outline.length; at++) {
    const [x, y] = outline[at]!;
    const [nextX, nextY] = outline[(at + 1) % outline.length]!;
    twice += x * nextY - nextX * y;
  }
  return twice / 2;
}

/** Area of an outline in mm², whichever way it runs. */
export function area(outline: readonly Point[]): number {
  return Math.abs(signedArea(outline));
}

/** Whether a point lies inside a closed outline (even-odd rule). On the edge either answer may come. */
export function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [ax, ay] = outline[at]!;
    const [bx, by] = outline[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export type OnOutline = {
  readonly point: Point;
  /** The edge from this vertex to the next one. */
  readonly edge: number;
  readonly distance: number;
};

/** The point of a closed outline nearest to a given one, and how far it is in mm. Null for an outline without points. */
export function nearestOnOutline(outline: readonly Point[], [x, y]: Point): OnOutline | null {
  let nearest: OnOutline | null = null;
  for (let edge = 0; edge < outline.length; edge++) {
    const [ax, ay] = outline[edge]!;
    const [bx, by] = outline[(edge + 1) % outline.length]!;
    const squared = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared));
    const point: Point = [ax + along * (bx - ax), ay + along * (by - ay)];
    const distance = Math.hypot(x - point[0], y - point[1]);
    if (!nearest || distance < nearest.distance) nearest = { point, edge, distance };
  }
  return nearest;
}

/** Whether two convex outlines share some area (separating axes). */
export function convexOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !separated(a, b) && !separated(b, a);
}

function separated(of: readonly Point[], from: readonly Point[]): boolean {
  return of.some(([x, y], at) => {
    const [nextX, nextY] = of[(at + 1) % of.length]!;
    const normal: Point = [nextY - y, x - nextX];
    const reach = (points: readonly Point[]) => points.map(([px, py]) => px * normal[0] + py * normal[1]);
    const [own, other] = [reach(of), reach(from)];
    return Math.max(...own) <= Math.min(...other) || Math.max(...other) <= Math.min(...own);
  });
}

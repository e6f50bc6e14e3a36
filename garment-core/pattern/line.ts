import type { Point2 } from "./pattern.ts";

/** Arithmetic of points of a piece, mm; y runs down. */
export const minus = ([x, y]: Point2, [u, v]: Point2): Point2 => [x - u, y - v];
/** `p` moved by `mm` along a direction of length 1. */
export const along = ([x, y]: Point2, [u, v]: Point2, mm: number): Point2 => [x + u * mm, y + v * mm];
/** Positive where `b` turns clockwise from `a` on a page whose y runs down. */
export const cross = ([x, y]: Point2, [u, v]: Point2): number => x * v - y * u;
export const dot = ([x, y]: Point2, [u, v]: Point2): number => x * u + y * v;
export const gap = ([x, y]: Point2, [u, v]: Point2): number => Math.hypot(u - x, v - y);

/** The direction from `p` to `q`, of length 1. */
export function directionOf(p: Point2, q: Point2): Point2 {
  const length = gap(p, q) || 1;
  return [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
}

/** Twice the signed area of a closed line, mm²; positive when it runs clockwise. */
export const turningOf = (closed: readonly Point2[]): number =>
  closed.reduce((sum, p, i) => sum + cross(p, closed[(i + 1) % closed.length]!), 0);

/** Area inside a closed line, mm². */
export const areaOf = (closed: readonly Point2[]): number => Math.abs(turningOf(closed)) / 2;

/** Length of a closed line, mm. */
export const perimeterOf = (closed: readonly Point2[]): number =>
  closed.reduce((sum, p, i) => sum + gap(p, closed[(i + 1) % closed.length]!), 0);

/** Where two straight lines meet, each given by a place and a direction; null when they run side by side. */
export function meeting(p: Point2, u: Point2, q: Point2, v: Point2): Point2 | null {
  const turn = cross(u, v);
  return Math.abs(turn) < 1e-9 ? null : along(p, u, cross(minus(q, p), v) / turn);
}

/** A place on the other side of the line through `p` along `u`, as far from it. */
export const mirroredAt = (place: Point2, p: Point2, u: Point2): Point2 => {
  const foot = along(p, u, dot(minus(place, p), u));
  return [2 * foot[0] - place[0], 2 * foot[1] - place[1]];
};

/** Whether a place lies inside a closed line. */
export function isInside([x, y]: Point2, closed: readonly Point2[]): boolean {
  let inside = false;
  closed.forEach(([px, py], i) => {
    const [qx, qy] = closed[(i + 1) % closed.length]!;
    if (py > y !== qy > y && x < px + ((qx - px) * (y - py)) / (qy - py)) inside = !inside;
  });
  return inside;
}

/** Distance of a place from a stretch, mm. */
export function distanceTo(place: Point2, p: Point2, q: Point2): number {
  const u = directionOf(p, q);
  const foot = Math.min(gap(p, q), Math.max(0, dot(minus(place, p), u)));
  return gap(place, along(p, u, foot));
}

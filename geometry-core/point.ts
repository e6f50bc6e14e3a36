import type { Loose } from "./units.ts";

/** A place or a way in the plane: x to the right, y down. */
export type Point = readonly [x: number, y: number];

export const minus = ([x, y]: Point, [u, v]: Point): Point => [x - u, y - v];
/** `p` moved `length` along a direction of length 1. */
export const along = ([x, y]: Point, [u, v]: Point, length: number): Point => [x + u * length, y + v * length];
/** Positive where `b` turns clockwise from `a`, as seen with y pointing down. */
export const cross = ([x, y]: Point, [u, v]: Point): number => x * v - y * u;
export const dot = ([x, y]: Point, [u, v]: Point): number => x * u + y * v;
export const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);
/** The point a share of the way from `a` to `b`. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
/** The point at a distance from the origin, at an angle from the x axis. */
export const polar = (radius: number, angle: Loose<"radians">): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];

/** The direction from `p` to `q`, of length 1; [0, 0] where they are equal. */
export function directionOf(p: Point, q: Point): Point {
  const length = distance(p, q) || 1;
  return [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
}

/** Where two straight lines meet, each given by a place and a direction; null when they run side by side. */
export function meeting(p: Point, u: Point, q: Point, v: Point): Point | null {
  const turn = cross(u, v);
  return Math.abs(turn) < 1e-9 ? null : along(p, u, cross(minus(q, p), v) / turn);
}

/** A place on the other side of the line through `p` along `u` (of length 1), as far from it. */
export function mirroredAt(place: Point, p: Point, u: Point): Point {
  const foot = along(p, u, dot(minus(place, p), u));
  return [2 * foot[0] - place[0], 2 * foot[1] - place[1]];
}

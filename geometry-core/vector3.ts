/** A place or a way in space. */
export type Vector3 = readonly [x: number, y: number, z: number];

export const minus3 = (a: Vector3, b: Vector3): Vector3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** `a` moved `length` times along `way`. */
export const along3 = (a: Vector3, way: Vector3, length: number): Vector3 => [
  a[0] + way[0] * length,
  a[1] + way[1] * length,
  a[2] + way[2] * length,
];
export const scaled3 = (a: Vector3, by: number): Vector3 => [a[0] * by, a[1] * by, a[2] * by];
export const cross3 = (a: Vector3, b: Vector3): Vector3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot3 = (a: Vector3, b: Vector3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** The point a share of the way from `a` to `b`. */
export const between3 = (a: Vector3, b: Vector3, share: number): Vector3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The same way, of length 1; no way at all stays [0, 0, 0]. */
export function unit3(a: Vector3): Vector3 {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

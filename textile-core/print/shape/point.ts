/** A place on the cloth or in a motif's own frame; x to the right, y down. */
export type Point = readonly [x: number, y: number];
/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];
export const FULL_TURN = 2 * Math.PI;

// Indexed, not destructured: this runs for every point of every motif.
export const apply = (map: Affine, point: Point): Point => [
  map[0] * point[0] + map[2] * point[1] + map[4],
  map[1] * point[0] + map[3] * point[1] + map[5],
];

/** `first` is done first: apply(after(outer, first), p) = apply(outer, apply(first, p)). */
export const after = (outer: Affine, first: Affine): Affine => [
  outer[0] * first[0] + outer[2] * first[1],
  outer[1] * first[0] + outer[3] * first[1],
  outer[0] * first[2] + outer[2] * first[3],
  outer[1] * first[2] + outer[3] * first[3],
  outer[0] * first[4] + outer[2] * first[5] + outer[4],
  outer[1] * first[4] + outer[3] * first[5] + outer[5],
];

/** Puts a motif's origin at a place, turned clockwise by `angle` radians and scaled. */
export function placed([x, y]: Point, angle = 0, scale = 1): Affine {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, -sin, cos, x, y];
}

export const mapped = (frame: Affine, points: readonly Point[]): Point[] => points.map((point) => apply(frame, point));

/** Mean linear scale of a map. */
export const scaleOf = ([a, b, c, d]: Affine): number => Math.sqrt(Math.abs(a * d - b * c));

export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
export const polar = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

import { radiansOf } from "./angles.ts";
import { type Bounds, boundsOf } from "./bounds.ts";
import type { Point } from "./point.ts";
import type { Degrees } from "./units.ts";

/** a, b, c, d, e, f of the canvas convention: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that does `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Several matrices, the last one done first. */
export function compose(...matrices: readonly Matrix[]): Matrix {
  return matrices.reduce(multiply, IDENTITY);
}

/** What a matrix makes of an area of 1; below 0 it mirrors. */
export const determinantOf = ([a, b, c, d]: Matrix): number => a * d - b * c;

/** Whether a matrix lays the plane onto a line or a point, so that nothing takes it back. */
export function isFlat(matrix: Matrix): boolean {
  const determinant = determinantOf(matrix);
  return determinant === 0 || !Number.isFinite(determinant);
}

/** The matrix that takes everything back. A flat one throws a RangeError. */
export function invert(matrix: Matrix): Matrix {
  if (isFlat(matrix)) throw new RangeError("a matrix without area has no inverse");
  const [a, b, c, d, e, f] = matrix;
  const area = determinantOf(matrix);
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The transformed point. Indexed instead of destructured, which is faster: it runs for every point of every motif. */
export function apply(matrix: Matrix, point: Point): Point {
  return [matrix[0] * point[0] + matrix[2] * point[1] + matrix[4], matrix[1] * point[0] + matrix[3] * point[1] + matrix[5]];
}

/** The transformed direction; a translation does not change it. */
export function applyToVector([a, b, c, d]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y, b * x + d * y];
}

export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaling(x: number, y: number): Matrix {
  return [x, 0, 0, y, 0, 0];
}

/** Turns clockwise as seen on the board. Quarter turns are exact. */
export function rotation(angle: Degrees): Matrix {
  const [cos, sin] = cosSinOf(angle);
  return [cos, sin, -sin, cos, 0, 0];
}

/** Turns about the origin and then moves it to a place: from a piece to the board, from an artwork to its piece. */
export function laidAt(x: number, y: number, angle: Degrees): Matrix {
  const [cos, sin] = cosSinOf(angle);
  return [cos, sin, -sin, cos, x, y];
}

/** How long the unit square's two sides are under a matrix: width and height of the picture that it lays down. */
export function sizeOf([a, b, c, d]: Matrix): { readonly width: number; readonly height: number } {
  return { width: Math.hypot(a, b), height: Math.hypot(c, d) };
}

/** The four corners of the unit square under a matrix, in order around it. */
export function cornersOf(matrix: Matrix): readonly [Point, Point, Point, Point] {
  return [apply(matrix, [0, 0]), apply(matrix, [1, 0]), apply(matrix, [1, 1]), apply(matrix, [0, 1])];
}

/** The box around the unit square under a matrix: around one copy of the picture that it lays down. */
export const pictureBounds = (matrix: Matrix): Bounds => boundsOf(cornersOf(matrix));

const QUARTERS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Cosine and sine of an angle; of quarter turns exactly. */
export function cosSinOf(angle: Degrees): Point {
  const quarters = angle / 90;
  // Math.cos(π/2) is 6e-17, which would tilt every cloth laid crosswise.
  if (Number.isInteger(quarters)) return QUARTERS[((quarters % 4) + 4) % 4]!;
  const turn = radiansOf(angle);
  return [Math.cos(turn), Math.sin(turn)];
}

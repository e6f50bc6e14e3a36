import type { Matrix, Point } from "../placement/stamp.ts";

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

/** The matrix that takes everything back. A flat one (without area) throws a RangeError. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  if (area === 0 || !Number.isFinite(area)) throw new RangeError("a matrix without area has no inverse");
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Where a point comes to lie. */
export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Where a direction comes to point; a shift does not touch it. */
export function applyToVector([a, b, c, d]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y, b * x + d * y];
}

export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaling(x: number, y: number): Matrix {
  return [x, 0, 0, y, 0, 0];
}

/** Turns clockwise as seen on the board, in degrees. Quarter turns are exact. */
export function rotation(degrees: number): Matrix {
  const [cos, sin] = directionOf(degrees);
  return [cos, sin, -sin, cos, 0, 0];
}

/** The four corners of the unit square under a matrix, in order around it. */
export function cornersOf(matrix: Matrix): readonly [Point, Point, Point, Point] {
  return [apply(matrix, [0, 0]), apply(matrix, [1, 0]), apply(matrix, [1, 1]), apply(matrix, [0, 1])];
}

const QUARTERS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

function directionOf(degrees: number): Point {
  const quarters = degrees / 90;
  // Math.cos(π/2) is 6e-17, which would tilt every cloth laid crosswise.
  if (Number.isInteger(quarters)) return QUARTERS[((quarters % 4) + 4) % 4]!;
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

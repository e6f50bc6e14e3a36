import type { Matrix, Point } from "@selvedge/editor-core";

/** A box in mm (or pixels) along the axes. */
export type Bounds = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };

/** The matrix that first applies `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** The matrix that undoes this one; null when it flattens the plane to a line. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** Where the matrix takes a point. */
export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Width and height in mm of the picture that this matrix lays on a piece. */
export function sizeOf([a, b, c, d]: Matrix): { readonly width: number; readonly height: number } {
  return { width: Math.hypot(a, b), height: Math.hypot(c, d) };
}

/** The smallest box around the points. */
export function boundsOf(points: readonly Point[]): Bounds {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const [x, y] of points) {
    if (x < minX) minX = x;
    if (y < minY) minY = y;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

const UNIT_SQUARE: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** The box in mm around one copy of the picture that this matrix lays on a piece. */
export function pictureBounds(matrix: Matrix): Bounds {
  return boundsOf(UNIT_SQUARE.map((corner) => apply(matrix, corner)));
}

/** Whether two boxes share more than an edge. */
export function overlap(a: Bounds, b: Bounds): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

/** The part that two boxes share; null when there is none. */
export function intersection(a: Bounds, b: Bounds): Bounds | null {
  if (!overlap(a, b)) return null;
  return {
    minX: Math.max(a.minX, b.minX),
    minY: Math.max(a.minY, b.minY),
    maxX: Math.min(a.maxX, b.maxX),
    maxY: Math.min(a.maxY, b.maxY),
  };
}

/** A square matrix, row by row. */
export type Square = { readonly size: number; readonly values: Float64Array };

const SWEEPS = 12;
const SMALL = 1e-11;

/** The lower triangle whose product with its transpose is a positive definite matrix (Cholesky). Throws where it is not definite. */
export function choleskyOf({ size, values }: Square): Square {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = values[row * size + column]!;
      for (let k = 0; k < column; k++) sum -= lower[row * size + k]! * lower[column * size + k]!;
      if (row !== column) lower[row * size + column] = sum / lower[column * size + column]!;
      else if (sum > 0) lower[row * size + row] = Math.sqrt(sum);
      else throw new Error(`The matrix is not positive definite in row ${row}.`);
    }
  return { size, values: lower };
}

/** Solves `lower · x = right` for every column of a square of right sides. */
export function solveLower(lower: Square, right: Square): Square {
  const { size } = lower;
  const x = right.values.slice();
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) {
      const factor = lower.values[row * size + k]!;
      if (factor !== 0) for (let column = 0; column < size; column++) x[row * size + column]! -= factor * x[k * size + column]!;
    }
    const own = lower.values[row * size + row]!;
    for (let column = 0; column < size; column++) x[row * size + column]! /= own;
  }
  return { size, values: x };
}

export function transposed({ size, values }: Square): Square {
  const out = new Float64Array(size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) out[column * size + row] = values[row * size + column]!;
  return { size, values: out };
}

/** Eigenvalues of a symmetric matrix, largest first, and their vectors as rows: Jacobi's rotations (1846) until nothing is left beside the diagonal. */
export function eigenOf({ size, values }: Square): {
  readonly eigenvalues: Float64Array;
  readonly vectors: readonly Float64Array[];
} {
  const m = values.slice();
  const vectors = Array.from({ length: size }, (_, row) =>
    Float64Array.from({ length: size }, (_, column) => (row === column ? 1 : 0)),
  );
  const scale = Math.sqrt(m.reduce((sum, value) => sum + value * value, 0)) / size;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let turned = 0;
    for (let p = 0; p < size - 1; p++)
      for (let q = p + 1; q < size; q++) {
        const apart = m[p * size + q]!;
        if (Math.abs(apart) < SMALL * scale) continue;
        turned++;
        const theta = (m[q * size + q]! - m[p * size + p]!) / (2 * apart);
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        // Rows p and q first, then the columns: the matrix stays symmetric.
        for (let k = 0; k < size; k++) {
          const [a, b] = [m[p * size + k]!, m[q * size + k]!];
          m[p * size + k] = c * a - s * b;
          m[q * size + k] = s * a + c * b;
        }
        for (let k = 0; k < size; k++) {
          const [a, b] = [m[k * size + p]!, m[k * size + q]!];
          m[k * size + p] = c * a - s * b;
          m[k * size + q] = s * a + c * b;
        }
        const [first, second] = [vectors[p]!, vectors[q]!];
        for (let k = 0; k < size; k++) {
          const [a, b] = [first[k]!, second[k]!];
          first[k] = c * a - s * b;
          second[k] = s * a + c * b;
        }
      }
    if (turned === 0) break;
  }
  const order = Array.from({ length: size }, (_, index) => index).sort((a, b) => m[b * size + b]! - m[a * size + a]!);
  return {
    eigenvalues: Float64Array.from(order, (index) => m[index * size + index]!),
    vectors: order.map((index) => vectors[index]!),
  };
}

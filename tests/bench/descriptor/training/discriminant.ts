import { choleskyOf, eigenOf, type Square, solveLower, transposed } from "./symmetric.ts";

/** What is trained on: one row of values for each picture, and which cloth it shows. */
export type Samples = { readonly rows: readonly Float32Array[]; readonly cloths: readonly number[] };

/** A linear projection: `axes` are to be multiplied with the values less `mean`. Of every axis the pictures of one cloth vary by 1. */
export type Projection = {
  readonly mean: Float64Array;
  readonly axes: readonly Float64Array[];
  /** Variance between cloths along each axis, in variances within one. */
  readonly strengths: Float64Array;
};

/** Values that hardly vary are not blown up beyond this. */
const MIN_SPREAD = 1e-4;

function covarianceOf(rows: readonly Float64Array[], size: number): Square {
  const values = new Float64Array(size * size);
  for (const row of rows)
    for (let i = 0; i < size; i++) {
      const own = row[i]!;
      if (own !== 0) for (let j = 0; j <= i; j++) values[i * size + j]! += own * row[j]!;
    }
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      values[i * size + j]! /= rows.length;
      values[j * size + i] = values[i * size + j]!;
    }
  return { size, values };
}

/**
 * Linear discriminant analysis (Fisher 1936; Rao 1948): the axes along which cloths differ most while pictures of one
 * cloth differ least. `ridge` is added to every variance within, in shares of the value's own variance.
 */
export function discriminate({ rows, cloths }: Samples, axes: number, ridge: number): Projection {
  const size = rows[0]!.length;
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (const row of rows) for (let index = 0; index < size; index++) mean[index]! += row[index]! / rows.length;
  for (const row of rows)
    for (let index = 0; index < size; index++) spread[index]! += (row[index]! - mean[index]!) ** 2 / rows.length;
  for (let index = 0; index < size; index++) spread[index] = Math.max(MIN_SPREAD, Math.sqrt(spread[index]!));
  const units = rows.map((row) => Float64Array.from(row, (value, index) => (value - mean[index]!) / spread[index]!));

  const centres = new Map<number, { count: number; sum: Float64Array }>();
  units.forEach((row, index) => {
    const centre = centres.get(cloths[index]!) ?? { count: 0, sum: new Float64Array(size) };
    centres.set(cloths[index]!, centre);
    centre.count++;
    for (let k = 0; k < size; k++) centre.sum[k]! += row[k]!;
  });
  const within = covarianceOf(
    units.map((row, index) => {
      const { count, sum } = centres.get(cloths[index]!)!;
      return row.map((value, k) => value - sum[k]! / count);
    }),
    size,
  );
  const between = covarianceOf(
    [...centres.values()].map(({ count, sum }) => sum.map((value) => value / count)),
    size,
  );
  for (let index = 0; index < size; index++) within.values[index * size + index]! += ridge;

  const lower = choleskyOf(within);
  const half = solveLower(lower, between);
  const whitened = solveLower(lower, transposed(half));
  const { eigenvalues, vectors } = eigenOf(whitened);
  // An axis of the whitened space, taken back: lowerᵀ · axis = vector.
  const back = (vector: Float64Array): Float64Array => {
    const axis = vector.slice();
    for (let row = size - 1; row >= 0; row--) {
      for (let k = row + 1; k < size; k++) axis[row]! -= lower.values[k * size + row]! * axis[k]!;
      axis[row]! /= lower.values[row * size + row]!;
    }
    return axis.map((value, index) => value / spread[index]!);
  };
  return { mean, axes: vectors.slice(0, axes).map(back), strengths: eigenvalues.slice(0, axes) };
}

import { filterTaps, modulo, type Taps } from "@selvedge/geometry-core";
import { mitchell } from "./filter.ts";

/** Where Mitchell's cubic ends, in pixels. */
const REACH = 2;
/** For every pixel of a line its taps on the ring of samples. */
const tapsOf = (from: number, to: number): Taps => filterTaps(to, from / to, mitchell, REACH);

/** One row of samples, three values each, to be asked for in any order; rows close on themselves. */
export type RowOf = (row: number, into: Float32Array) => void;

/**
 * Reads a torus of `across` × `up` samples of three values at `width` × `height` pixels, each pixel the mean of all that
 * lies in it. A pixel can hold many samples or be a part of one. Returns the three planes.
 */
export function resample(
  rowOf: RowOf,
  from: { readonly across: number; readonly up: number },
  to: { readonly width: number; readonly height: number },
): readonly [Float32Array, Float32Array, Float32Array] {
  const { across, up } = from;
  const { width, height } = to;
  const [columns, lines] = [tapsOf(across, width), tapsOf(up, height)];
  const rows = new Map<number, Float32Array>();
  const samples = new Float32Array(across * 3);
  const filtered = (row: number): Float32Array => {
    const known = rows.get(row);
    if (known) return known;
    rowOf(modulo(row, up), samples);
    const line = new Float32Array(width * 3);
    for (let x = 0; x < width; x++) {
      let [r, g, b] = [0, 0, 0];
      for (let tap = 0; tap < columns.count; tap++) {
        const weight = columns.weights[x * columns.count + tap]!;
        const offset = modulo(columns.first[x]! + tap, across) * 3;
        r += weight * samples[offset]!;
        g += weight * samples[offset + 1]!;
        b += weight * samples[offset + 2]!;
      }
      line[x * 3] = r;
      line[x * 3 + 1] = g;
      line[x * 3 + 2] = b;
    }
    rows.set(row, line);
    return line;
  };
  const planes = [0, 1, 2].map(() => new Float32Array(width * height)) as [Float32Array, Float32Array, Float32Array];
  for (let y = 0; y < height; y++) {
    const first = lines.first[y]!;
    for (const row of rows.keys()) if (row < first) rows.delete(row);
    for (let tap = 0; tap < lines.count; tap++) {
      const weight = lines.weights[y * lines.count + tap]!;
      if (weight === 0) continue;
      const line = filtered(first + tap);
      for (let x = 0, i = y * width; x < width; x++, i++) {
        planes[0][i]! += weight * line[x * 3]!;
        planes[1][i]! += weight * line[x * 3 + 1]!;
        planes[2][i]! += weight * line[x * 3 + 2]!;
      }
    }
  }
  return planes;
}

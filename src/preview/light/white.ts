import type { Rgb } from "../types.ts";

/** CIE 1931 x, y of a light, for the 2° observer. */
export type Chromaticity = readonly [x: number, y: number];
type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/** CIE 015:2018: daylight, and the white of an sRGB screen. */
export const D65: Chromaticity = [0.3127, 0.329];

/** IEC 61966-2-1, XYZ with the white's Y at 1 to linear sRGB and back. */
const SRGB: Matrix = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
];
const UNSRGB: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

/** Cone responses of CAT16 (CIE 248:2022, after Li and others 2017), and back. */
const CAT16: Matrix = [
  [0.401288, 0.650173, -0.051461],
  [-0.250268, 1.204414, 0.045854],
  [-0.002079, 0.048952, 0.953127],
];
const UNCAT16: Matrix = [
  [1.86206786, -1.01125463, 0.14918677],
  [0.38752654, 0.62144744, -0.00897398],
  [-0.0158415, -0.03412294, 1.04996444],
];

const apply = (matrix: Matrix, colour: Row): Row =>
  matrix.map(([a, b, c]) => a * colour[0] + b * colour[1] + c * colour[2]) as unknown as Row;
const xyzOf = ([x, y]: Chromaticity): Row => [x / y, 1, (1 - x - y) / y];

/** Linear sRGB of a light of this colour; all lights have the luminance of (1, 1, 1). */
export const colourOfLight = (chromaticity: Chromaticity): Rgb => apply(SRGB, xyzOf(chromaticity));

/** The colour of a glowing body at 1667 to 4000 K (Kim and others, US patent 7024034, cubic fit to the Planckian locus). */
export function planckian(kelvin: number): Chromaticity {
  const u = 1000 / kelvin;
  const x = -0.2661239 * u ** 3 - 0.2343589 * u ** 2 + 0.8776956 * u + 0.17991;
  const [a, b, c, d] =
    kelvin <= 2222 ? [-1.1063814, -1.3481102, 2.18555832, -0.20219683] : [-0.9549476, -1.37418593, 2.09137015, -0.16748867];
  return [x, a * x ** 3 + b * x ** 2 + c * x + d];
}

/**
 * What an eye adapted to this white sees, as a screen shows it to an eye adapted to D65: nine numbers, row by row, for linear sRGB. Complete
 * adaptation, so a white cloth is white. Light times cloth is reckoned in three colours, so two cloths that match in one light match in all.
 */
export function adaptationTo(white: Chromaticity): readonly number[] {
  const [from, to] = [apply(CAT16, xyzOf(white)), apply(CAT16, xyzOf(D65))];
  const columns = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((unit) => {
    const cones = apply(CAT16, apply(UNSRGB, unit));
    return apply(
      SRGB,
      apply(UNCAT16, [(cones[0] * to[0]) / from[0], (cones[1] * to[1]) / from[1], (cones[2] * to[2]) / from[2]]),
    );
  });
  return [0, 1, 2].flatMap((row) => columns.map((column) => column[row as 0 | 1 | 2]));
}

import { type Planes, writeOklab } from "./picture.ts";

/** Cells of the soft histogram: lightness, then the two colour axes of OKLab. */
const CELLS = { lightness: 5, a: 6, b: 6 } as const;
const REACH = { lightness: [0.15, 0.95], a: [-0.13, 0.17], b: [-0.15, 0.15] } as const;
const CELL_COUNT = CELLS.lightness * CELLS.a * CELLS.b;
/** Percentiles of lightness. */
const PERCENTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;
const LEVELS = 512;
/** Means (3), spreads (6) and percentiles in OKLab; the same means and spreads of the logarithm of light. */
const MOMENTS = 9;
/** Where the means of the light are brought to by the white balance. */
const BALANCED_LIGHT = 0.25;
const MIN_LIGHT = 0.004;

/** Values of the colour part. */
export const COLOUR_FEATURES = 2 * CELL_COUNT + 2 * MOMENTS + PERCENTILES.length;

/** Adds one colour to the eight cells around it. */
function addSoftly(into: Float32Array, offset: number, lab: Float32Array): void {
  const place = (axis: 0 | 1 | 2, cells: number, [from, to]: readonly [number, number]) =>
    Math.min(cells - 1, Math.max(0, ((lab[axis]! - from) / (to - from)) * (cells - 1)));
  const l = place(0, CELLS.lightness, REACH.lightness);
  const a = place(1, CELLS.a, REACH.a);
  const b = place(2, CELLS.b, REACH.b);
  const [l0, a0, b0] = [Math.min(CELLS.lightness - 2, l | 0), Math.min(CELLS.a - 2, a | 0), Math.min(CELLS.b - 2, b | 0)];
  const [fl, fa, fb] = [l - l0, a - a0, b - b0];
  const first = offset + (l0 * CELLS.a + a0) * CELLS.b + b0;
  const deep = CELLS.a * CELLS.b;
  const [p00, p01, p10, p11] = [(1 - fl) * (1 - fa), (1 - fl) * fa, fl * (1 - fa), fl * fa];
  into[first]! += p00 * (1 - fb);
  into[first + 1]! += p00 * fb;
  into[first + CELLS.b]! += p01 * (1 - fb);
  into[first + CELLS.b + 1]! += p01 * fb;
  into[first + deep]! += p10 * (1 - fb);
  into[first + deep + 1]! += p10 * fb;
  into[first + deep + CELLS.b]! += p11 * (1 - fb);
  into[first + deep + CELLS.b + 1]! += p11 * fb;
}

function meanOf(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Mean and covariance of three channels: m0 m1 m2, then the square root of each variance and the three correlations times them. */
function writeMoments(channels: readonly [Float32Array, Float32Array, Float32Array], out: Float32Array, offset: number): void {
  const count = channels[0].length;
  const means = channels.map(meanOf);
  out.set(means, offset);
  let next = offset + 3;
  for (let i = 0; i < 3; i++)
    for (let j = i; j < 3; j++) {
      let sum = 0;
      const [p, q, mp, mq] = [channels[i]!, channels[j]!, means[i]!, means[j]!];
      for (let pixel = 0; pixel < count; pixel++) sum += (p[pixel]! - mp) * (q[pixel]! - mq);
      out[next++] = Math.sign(sum) * Math.sqrt(Math.abs(sum) / count);
    }
}

/** Colour at half the side: a soft histogram as the picture is and one after white balance, both as square roots; moments; percentiles. */
export function colourFeatures({ red, green, blue }: Planes): Float32Array {
  const out = new Float32Array(COLOUR_FEATURES);
  const count = red.values.length;
  const [gainRed, gainGreen, gainBlue] = [red, green, blue].map(
    ({ values }) => BALANCED_LIGHT / Math.max(MIN_LIGHT, meanOf(values)),
  ) as [number, number, number];
  const lab = new Float32Array(3);
  const labs: [Float32Array, Float32Array, Float32Array] = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ];
  const logs: [Float32Array, Float32Array, Float32Array] = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ];
  for (let pixel = 0; pixel < count; pixel++) {
    const [r, g, b] = [red.values[pixel]!, green.values[pixel]!, blue.values[pixel]!];
    writeOklab(r, g, b, lab);
    addSoftly(out, 0, lab);
    for (let lane = 0; lane < 3; lane++) labs[lane]![pixel] = lab[lane]!;
    logs[0][pixel] = Math.log(r + MIN_LIGHT);
    logs[1][pixel] = Math.log(g + MIN_LIGHT);
    logs[2][pixel] = Math.log(b + MIN_LIGHT);
    writeOklab(Math.min(1, r * gainRed), Math.min(1, g * gainGreen), Math.min(1, b * gainBlue), lab);
    addSoftly(out, CELL_COUNT, lab);
  }
  for (let cell = 0; cell < 2 * CELL_COUNT; cell++) out[cell] = Math.sqrt(out[cell]! / count);
  writeMoments(labs, out, 2 * CELL_COUNT);
  writeMoments(logs, out, 2 * CELL_COUNT + MOMENTS);
  const levels = new Uint32Array(LEVELS);
  for (const lightness of labs[0]) levels[Math.min(LEVELS - 1, (lightness * LEVELS) | 0)]!++;
  let [level, below] = [0, levels[0]!];
  PERCENTILES.forEach((share, index) => {
    while (below < share * count && level < LEVELS - 1) below += levels[++level]!;
    out[2 * CELL_COUNT + 2 * MOMENTS + index] = level / LEVELS;
  });
  return out;
}

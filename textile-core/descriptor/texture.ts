import { halved, type Plane, type Planes } from "./picture.ts";

/** Uniform, rotation-invariant local binary patterns (Ojala et al. 2002): neighbours and radius, each at the sides given. */
const PATTERNS = [
  { neighbours: 8, radius: 1, levels: 5 },
  { neighbours: 16, radius: 2, levels: 4 },
] as const;
/** A neighbour counts as brighter from this share of the plane's spread on: grain of the sensor and of JPEG is left out. */
const LEAST_STEP = 0.06;
/** Halvings of the picture whose differences are measured. */
const BANDS = 6;
/** Of each band: spread of lightness, its peakedness and lean, spread of colour. */
const BAND_VALUES = 4;

const patternValues = PATTERNS.reduce((sum, { neighbours, levels }) => sum + (neighbours + 2) * levels, 0);
/** Values of the texture part that are told from neighbours. */
export const TEXTURE_FEATURES = patternValues + BANDS * BAND_VALUES;

function spreadOf(values: Float32Array): number {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / values.length - (sum / values.length) ** 2));
}

/** Shares of the uniform patterns by how many neighbours are brighter, all others last; as square roots. */
function writePatterns({ side, values }: Plane, neighbours: number, radius: number, out: Float32Array, offset: number): void {
  const least = LEAST_STEP * spreadOf(values);
  const around = Array.from({ length: neighbours }, (_, k) => {
    const [dx, dy] = [radius * Math.cos((2 * Math.PI * k) / neighbours), radius * Math.sin((2 * Math.PI * k) / neighbours)];
    const [x, y] = [Math.floor(dx + 1e-6), Math.floor(dy + 1e-6)];
    const [fx, fy] = [Math.max(0, dx - x), Math.max(0, dy - y)];
    return { at: y * side + x, w00: (1 - fx) * (1 - fy), w10: fx * (1 - fy), w01: (1 - fx) * fy, w11: fx * fy };
  });
  const margin = radius + 1;
  const counts = new Uint32Array(neighbours + 2);
  for (let y = margin; y < side - margin; y++) {
    for (let x = margin; x < side - margin; x++) {
      const centre = y * side + x;
      const from = values[centre]! + least;
      let [brighter, changes, first, last] = [0, 0, false, false];
      for (let k = 0; k < neighbours; k++) {
        const { at, w00, w10, w01, w11 } = around[k]!;
        const p = centre + at;
        const is = w00 * values[p]! + w10 * values[p + 1]! + w01 * values[p + side]! + w11 * values[p + side + 1]! > from;
        if (is) brighter++;
        if (k === 0) first = is;
        else if (is !== last) changes++;
        last = is;
      }
      if (last !== first) changes++;
      counts[changes <= 2 ? brighter : neighbours + 1]!++;
    }
  }
  const total = (side - 2 * margin) ** 2;
  for (let bin = 0; bin < counts.length; bin++) out[offset + bin] = Math.sqrt(counts[bin]! / total);
}

/** A plane less the mean of each pixel's four. */
function bandOf({ side, values }: Plane, half: Plane): Float32Array {
  const band = new Float32Array(values.length);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = y * side + x;
      band[at] = values[at]! - half.values[(y >> 1) * half.side + (x >> 1)]!;
    }
  return band;
}

const pyramidOf = (plane: Plane, levels: number): readonly Plane[] => {
  const planes = [plane];
  while (planes.length < levels) planes.push(halved(planes.at(-1)!));
  return planes;
};

/** Local patterns of lightness at several scales, and how much of the contrast lies in each band. */
export function textureFeatures({ lightness, a, b }: Planes): Float32Array {
  const out = new Float32Array(TEXTURE_FEATURES);
  const [light, first, second] = [lightness, a, b].map((plane) => pyramidOf(plane, BANDS + 1)) as [
    readonly Plane[],
    readonly Plane[],
    readonly Plane[],
  ];
  let at = 0;
  for (const { neighbours, radius, levels } of PATTERNS)
    for (let level = 0; level < levels; level++, at += neighbours + 2) writePatterns(light[level]!, neighbours, radius, out, at);
  for (let level = 0; level < BANDS; level++, at += BAND_VALUES) {
    const band = bandOf(light[level]!, light[level + 1]!);
    const spread = Math.max(1e-5, spreadOf(band));
    let [third, fourth] = [0, 0];
    for (const value of band) {
      const unit = value / spread;
      third += unit * unit * unit;
      fourth += unit * unit * unit * unit;
    }
    const coloured = Math.hypot(
      spreadOf(bandOf(first[level]!, first[level + 1]!)),
      spreadOf(bandOf(second[level]!, second[level + 1]!)),
    );
    out[at] = Math.log(spread + 5e-4);
    out[at + 1] = Math.cbrt(third / band.length);
    out[at + 2] = Math.log(1 + fourth / band.length);
    out[at + 3] = Math.log(coloured + 5e-4);
  }
  return out;
}

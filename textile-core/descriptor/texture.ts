import { halved, type Plane, type Planes, WORKING_PX } from "./picture.ts";

/** Uniform, rotation-invariant local binary patterns (Ojala et al. 2002): neighbours and radius, each at the sides given. */
const PATTERNS = [
  { neighbours: 8, radius: 1, levels: 5 },
  { neighbours: 16, radius: 2, levels: 4 },
] as const;
/** A neighbour counts as brighter from this share of the plane's spread on: grain of the sensor and of JPEG is left out. */
const MIN_STEP = 0.06;
/** Halvings of the picture whose differences are measured. */
const BANDS = 6;
/** Of each band: spread of lightness, its peakedness and lean, spread of colour. */
const BAND_VALUES = 4;

const patternValues = PATTERNS.reduce((sum, { neighbours, levels }) => sum + (neighbours + 2) * levels, 0);
/** Values of the texture part that come from neighbouring pixels. */
export const TEXTURE_FEATURES = patternValues + BANDS * BAND_VALUES;

function spreadOf(values: Float32Array): number {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / values.length - (sum / values.length) ** 2));
}

const bitsIn = (whole: number): number => {
  let bits = 0;
  for (let left = whole; left > 0; left >>= 1) bits += left & 1;
  return bits;
};

/** Bin of every pattern of so many neighbours: how many are brighter where light changes at most twice on the way round, else the last. */
const binsOf = (neighbours: number): Uint8Array =>
  Uint8Array.from({ length: 2 ** neighbours }, (_, pattern) => {
    const turned = (pattern >> 1) | ((pattern & 1) << (neighbours - 1));
    return bitsIn(pattern ^ turned) <= 2 ? bitsIn(pattern) : neighbours + 1;
  });
const BINS: ReadonlyMap<number, Uint8Array> = new Map(PATTERNS.map(({ neighbours }) => [neighbours, binsOf(neighbours)]));

/** What every plane is worked on in, one after the other: new arrays for each cost as much as the sums. Made with the first picture. */
let room: {
  readonly light: Float64Array;
  readonly from: Float64Array;
  readonly patterns: Uint16Array;
  readonly band: Float32Array;
};
function roomFor(values: Float32Array): typeof room {
  const most = WORKING_PX ** 2;
  room ??= {
    light: new Float64Array(most),
    from: new Float64Array(most),
    patterns: new Uint16Array(most),
    band: new Float32Array(most),
  };
  const { light, from, patterns, band } = room;
  const part = values.length;
  return {
    light: light.subarray(0, part),
    from: from.subarray(0, part),
    patterns: patterns.subarray(0, part),
    band: band.subarray(0, part),
  };
}

/** Shares of the uniform patterns by how many neighbours are brighter, all others last; as square roots. */
function writePatterns({ side, values }: Plane, neighbours: number, radius: number, out: Float32Array, offset: number): void {
  const least = MIN_STEP * spreadOf(values);
  const margin = radius + 1;
  const { light, from, patterns } = roomFor(values);
  light.set(values);
  for (let i = 0; i < from.length; i++) from[i] = light[i]! + least;
  // One neighbour after the other, so that its place and its shares stay at hand.
  patterns.fill(0);
  for (let k = 0; k < neighbours; k++) {
    const [dx, dy] = [radius * Math.cos((2 * Math.PI * k) / neighbours), radius * Math.sin((2 * Math.PI * k) / neighbours)];
    const [x, y] = [Math.floor(dx + 1e-6), Math.floor(dy + 1e-6)];
    const [fx, fy] = [Math.max(0, dx - x), Math.max(0, dy - y)];
    const shift = y * side + x;
    const isOnPixel = Math.max(fx, fy) < 1e-6;
    for (let row = margin; row < side - margin; row++) {
      const [first, end] = [row * side + margin, (row + 1) * side - margin];
      if (isOnPixel) {
        // Straight above, below or beside: it lies on a pixel.
        for (let i = first, p = first + shift; i < end; i++, p++) patterns[i]! |= Number(light[p]! > from[i]!) << k;
        continue;
      }
      let left = light[first + shift]! + fy * (light[first + shift + side]! - light[first + shift]!);
      for (let i = first, p = first + shift + 1; i < end; i++, p++) {
        const right = light[p]! + fy * (light[p + side]! - light[p]!);
        patterns[i]! |= Number(left + fx * (right - left) > from[i]!) << k;
        left = right;
      }
    }
  }
  const bins = BINS.get(neighbours)!;
  const counts = new Uint32Array(neighbours + 2);
  for (let row = margin; row < side - margin; row++)
    for (let i = row * side + margin; i < (row + 1) * side - margin; i++) counts[bins[patterns[i]!]!]!++;
  const total = (side - 2 * margin) ** 2;
  for (let bin = 0; bin < counts.length; bin++) out[offset + bin] = Math.sqrt(counts[bin]! / total);
}

/** A plane less the mean of each pixel's four; it stands until the next band. */
function bandOf({ side, values }: Plane, half: Plane): Float32Array {
  const { band } = roomFor(values);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const pixel = y * side + x;
      band[pixel] = values[pixel]! - half.values[(y >> 1) * half.side + (x >> 1)]!;
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
  let offset = 0;
  for (const { neighbours, radius, levels } of PATTERNS)
    for (let level = 0; level < levels; level++, offset += neighbours + 2)
      writePatterns(light[level]!, neighbours, radius, out, offset);
  for (let level = 0; level < BANDS; level++, offset += BAND_VALUES) {
    const band = bandOf(light[level]!, light[level + 1]!);
    const spread = Math.max(1e-5, spreadOf(band));
    let [third, fourth] = [0, 0];
    for (let i = 0; i < band.length; i++) {
      const unit = band[i]! / spread;
      third += unit * unit * unit;
      fourth += unit * unit * unit * unit;
    }
    const coloured = Math.hypot(
      spreadOf(bandOf(first[level]!, first[level + 1]!)),
      spreadOf(bandOf(second[level]!, second[level + 1]!)),
    );
    out[offset] = Math.log(spread + 5e-4);
    out[offset + 1] = Math.cbrt(third / band.length);
    out[offset + 2] = Math.log(1 + fourth / band.length);
    out[offset + 3] = Math.log(coloured + 5e-4);
  }
  return out;
}

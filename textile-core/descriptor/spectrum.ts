import { type Spectrum, transformed } from "./fourier.ts";
import { halved, type Planes, WORKING_PX } from "./picture.ts";

/** Rings of the log-polar map, from so many waves a picture to so many, and directions in half a turn. */
const RINGS = 32;
const FROM_WAVES = 2;
const TO_WAVES = 118;
const DIRECTIONS = 64;
/** Angular harmonics of a ring band: how often a figure comes back in half a turn. */
const BANDS = 8;
const HARMONICS = [1, 2, 3, 4, 6] as const;
/** Frequencies kept of the log-polar map's own spectrum. */
const MELLIN_RINGS = 8;
const MELLIN_DIRECTIONS = 6;
/** Power of rings is measured against this share of all of it. */
const FLOOR = 1e-5;

const WHEEL = HARMONICS.map((harmonic) => ({
  cos: Float32Array.from({ length: DIRECTIONS }, (_, index) => Math.cos((2 * Math.PI * harmonic * index) / DIRECTIONS)),
  sin: Float32Array.from({ length: DIRECTIONS }, (_, index) => Math.sin((2 * Math.PI * harmonic * index) / DIRECTIONS)),
}));

const MAPS = 2;
/** Values that keep the size of the motif: the radial profiles, and the harmonics of each band. */
export const SCALE_SPECTRUM_FEATURES = MAPS * (RINGS + BANDS * HARMONICS.length);
/** Values that do not change with turn or size: the Fourier–Mellin magnitudes. */
export const MELLIN_FEATURES = MAPS * MELLIN_RINGS * MELLIN_DIRECTIONS;

/** A round window: turning the picture does not change what lies under it. */
function windowOf(side: number): Float32Array {
  return Float32Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [(index % side) + 0.5, Math.floor(index / side) + 0.5];
    const radius = Math.hypot(2 * x - side, 2 * y - side) / side;
    return radius >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * radius);
  });
}

/** Where each place of a log-polar map lies in the spectrum of a square of `side`, in waves across and down. */
function placesOf(toWaves: number): { readonly x: Float32Array; readonly y: Float32Array } {
  const waves = (index: number) => FROM_WAVES * (toWaves / FROM_WAVES) ** (Math.floor(index / DIRECTIONS) / (RINGS - 1));
  const angle = (index: number) => (Math.PI * (index % DIRECTIONS)) / DIRECTIONS;
  const length = RINGS * DIRECTIONS;
  return {
    x: Float32Array.from({ length }, (_, index) => waves(index) * Math.cos(angle(index))),
    y: Float32Array.from({ length }, (_, index) => waves(index) * Math.sin(angle(index))),
  };
}

/** Lightness is looked at in full, colour at half the side: it is blurred by lenses and by JPEG. */
const LIGHT = {
  side: WORKING_PX,
  window: windowOf(WORKING_PX),
  places: placesOf(TO_WAVES),
  noImaginary: new Float32Array(WORKING_PX ** 2),
};
const COLOUR = { side: WORKING_PX / 2, window: windowOf(WORKING_PX / 2), places: placesOf(TO_WAVES / 2) };

/** The plane about its mean, fading out towards the rim. */
function windowed(values: Float32Array, window: Float32Array): Float32Array {
  let [mean, weights] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    mean += values[i]! * window[i]!;
    weights += window[i]!;
  }
  mean /= weights;
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) out[i] = (values[i]! - mean) * window[i]!;
  return out;
}

/** Share of all power on the log-polar map; between the places of the spectrum it runs evenly. Both half planes are counted. */
function logPolarOf({ side, real, imaginary }: Spectrum, { x, y }: typeof LIGHT.places): Float32Array {
  const power = new Float32Array(side * side);
  let total = 0;
  for (let i = 0; i < power.length; i++) {
    const value = real[i]! * real[i]! + imaginary[i]! * imaginary[i]!;
    power[i] = value;
    total += value;
  }
  const mask = side - 1;
  const perPower = 1 / Math.max(1e-9, total);
  const map = new Float32Array(x.length);
  for (let place = 0; place < map.length; place++) {
    let sum = 0;
    for (let half = -1; half <= 1; half += 2) {
      const [u, v] = [half * x[place]!, half * y[place]!];
      const [i, j] = [Math.floor(u), Math.floor(v)];
      const [fx, fy] = [u - i, v - j];
      const [left, right] = [i & mask, (i + 1) & mask];
      const [top, bottom] = [(j & mask) * side, ((j + 1) & mask) * side];
      sum += (power[top + left]! * (1 - fx) + power[top + right]! * fx) * (1 - fy);
      sum += (power[bottom + left]! * (1 - fx) + power[bottom + right]! * fx) * fy;
    }
    map[place] = sum * (x[place]! ** 2 + y[place]! ** 2) * perPower;
  }
  return map;
}

function writeScale(map: Float32Array, out: Float32Array, offset: number): number {
  let next = offset;
  for (let ring = 0; ring < RINGS; ring++) {
    let sum = 0;
    for (let direction = 0; direction < DIRECTIONS; direction++) sum += map[ring * DIRECTIONS + direction]!;
    out[next++] = Math.log(FLOOR + sum / DIRECTIONS);
  }
  const perBand = RINGS / BANDS;
  for (let band = 0; band < BANDS; band++) {
    const wheel = new Float32Array(DIRECTIONS);
    let sum = 1e-9;
    for (let ring = band * perBand; ring < (band + 1) * perBand; ring++)
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const value = Math.sqrt(map[ring * DIRECTIONS + direction]!);
        wheel[direction]! += value;
        sum += value;
      }
    for (const turns of WHEEL) {
      let [cos, sin] = [0, 0];
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        cos += wheel[direction]! * turns.cos[direction]!;
        sin += wheel[direction]! * turns.sin[direction]!;
      }
      out[next++] = Math.hypot(cos, sin) / sum;
    }
  }
  return next;
}

/** Spectrum of the log-polar map of log power: turn and size are shifts there, which a magnitude does not see (Reddy & Chatterji 1996). */
function writeMellin(map: Float32Array, out: Float32Array, offset: number): number {
  const side = DIRECTIONS;
  const real = new Float32Array(side * side);
  let mean = 0;
  const logs = map.map((value) => Math.log(FLOOR + value));
  for (const value of logs) mean += value / logs.length;
  for (let ring = 0; ring < RINGS; ring++) {
    const taper = 0.5 - 0.5 * Math.cos((2 * Math.PI * (ring + 0.5)) / RINGS);
    for (let direction = 0; direction < DIRECTIONS; direction++)
      real[ring * side + direction] = (logs[ring * DIRECTIONS + direction]! - mean) * taper;
  }
  const { real: r, imaginary: i } = transformed({ side, real, imaginary: new Float32Array(side * side) });
  let next = offset;
  // Mirrored at its diagonal: rows are directions now.
  for (let direction = 0; direction < MELLIN_DIRECTIONS; direction++)
    for (let ring = 0; ring < MELLIN_RINGS; ring++) {
      const [p, q] = [direction * side + ring, direction * side + ((side - ring) % side)];
      out[next++] = Math.log(1 + (Math.hypot(r[p]!, i[p]!) + Math.hypot(r[q]!, i[q]!)) / RINGS);
    }
  return next;
}

/** Spectra of lightness and of colour (as one complex plane) on log-polar maps. */
export function spectrumFeatures({ lightness, a, b }: Planes): { readonly scale: Float32Array; readonly mellin: Float32Array } {
  const scale = new Float32Array(SCALE_SPECTRUM_FEATURES);
  const mellin = new Float32Array(MELLIN_FEATURES);
  const light = transformed({
    side: LIGHT.side,
    real: windowed(lightness.values, LIGHT.window),
    imaginary: LIGHT.noImaginary,
  });
  const colour = transformed({
    side: COLOUR.side,
    real: windowed(halved(a).values, COLOUR.window),
    imaginary: windowed(halved(b).values, COLOUR.window),
  });
  const maps = [logPolarOf(light, LIGHT.places), logPolarOf(colour, COLOUR.places)];
  let [s, m] = [0, 0];
  for (const map of maps) {
    s = writeScale(map, scale, s);
    m = writeMellin(map, mellin, m);
  }
  return { scale, mellin };
}

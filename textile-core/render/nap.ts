import type { Mm } from "../units.ts";
import { mixSeed, randomFrom, torusNoise } from "./noise.ts";
import type { Planes } from "./planes.ts";

/** Loose fibre ends on the face of a cloth. */
export type Nap = {
  /** 0 clean … 1 flannel: how far the nap hides the weave. */
  readonly cover: number;
  readonly fibresPerSquareMm: number;
  /** Change of lightness by one fibre. */
  readonly contrast: number;
  readonly lengthMm: Mm;
  /** Share of the colours below that the nap mixes; four fifths of `cover` when absent. */
  readonly hides?: number;
  /** 0: fibres lie along the warp, as raising leaves them; 1: in every direction. */
  readonly tangle?: number;
  /** Size of the clumps into which a long nap mats. */
  readonly clumpMm?: Mm;
};

/** Height of one fibre of a full nap. */
const NAP_RELIEF_MM: Mm = 0.03;
/** A fibre turns by up to half of this, in radians, on a millimetre. */
const BEND_PER_MM = 1.36;
/** At fewer pixels a millimetre than this, fibres lie over each other in every pixel. */
const FIBRES_MERGE_PER_MM = 10;
/** Fibres more or fewer over each other in clumps of three sizes. */
const CLUMP_FIBRES = [0.8, 1, 0.8] as const;

/** One pass of a box of `2 · radius + 1` along lines of a torus; `step` is the distance of neighbours, `line` of lines. */
function boxAlong(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  line: number,
  length: number,
  step: number,
  radius: number,
) {
  const scale = 1 / (2 * radius + 1);
  for (let i = 0; i < lines; i++) {
    const base = i * line;
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += from[base + ((k + length) % length) * step]!;
    let leaving = length - radius;
    let entering = radius + 1;
    for (let place = 0; place < length; place++) {
      to[base + place * step] = sum * scale;
      sum += from[base + (entering % length) * step]! - from[base + (leaving % length) * step]!;
      leaving++;
      entering++;
    }
  }
}

/** Blurs a plane on its torus with two boxes each way (near to a Gaussian of sigma ≈ 0.8 radius). `spare` is overwritten. */
export function blur(plane: Float32Array, spare: Float32Array, width: number, height: number, radius: number): void {
  if (radius < 1) return;
  for (let pass = 0; pass < 2; pass++) {
    boxAlong(plane, spare, height, width, width, 1, radius);
    boxAlong(spare, plane, width, 1, height, width, radius);
  }
}

/** Scatters curved fibres over the torus, mostly along the warp, and gives the sum of their light at every pixel. */
export function strokes(width: number, height: number, pixelsPerMm: number, nap: Nap, seed: number): Float32Array {
  const field = new Float32Array(width * height);
  const random = randomFrom(mixSeed(seed, 31));
  const count = Math.round((nap.fibresPerSquareMm * width * height) / (pixelsPerMm * pixelsPerMm));
  for (let k = 0; k < count; k++) {
    let x = random() * width;
    let y = random() * height;
    const turn = (random() - 0.5) * Math.PI * (nap.tangle ?? 0);
    const lean = (random() + random() - 1) * 1.1;
    let dx = lean * Math.cos(turn) - Math.sin(turn);
    let dy = lean * Math.sin(turn) + Math.cos(turn);
    const bend = ((random() - 0.5) * BEND_PER_MM) / pixelsPerMm;
    const steps = Math.max(2, Math.round((0.4 + 1.2 * random()) * nap.lengthMm * pixelsPerMm));
    const light = 2 * random() - 0.9;
    const norm = 1 / Math.sqrt(dx * dx + dy * dy);
    dx *= norm;
    dy *= norm;
    dy *= norm;
    for (let step = 0; step < steps; step++) {
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      const tx = x - x0;
      const ty = y - y0;
      const left = ((x0 % width) + width) % width;
      const right = left + 1 === width ? 0 : left + 1;
      const top = (((y0 % height) + height) % height) * width;
      const bottom = top + width === width * height ? 0 : top + width;
      field[top + left]! += light * (1 - tx) * (1 - ty);
      field[top + right]! += light * tx * (1 - ty);
      field[bottom + left]! += light * (1 - tx) * ty;
      field[bottom + right]! += light * tx * ty;
      x += dx;
      y += dy;
      dx += bend * dy;
      dy -= bend * dx;
    }
  }
  let mean = 0;
  for (let i = 0; i < field.length; i++) mean += field[i]!;
  mean /= field.length;
  for (let i = 0; i < field.length; i++) field[i]! -= mean;
  return field;
}

/** Lets fibres stand thicker in some places than in others: three sizes of clumps round `pixels`. */
function addClumps(fibres: Float32Array, width: number, height: number, pixels: number, seed: number): void {
  for (const [octave, scale] of [0.45, 1, 2.6].entries()) {
    const cells = (length: number): number => Math.max(2, Math.round(length / (pixels * scale)));
    if (pixels * scale < 2) continue;
    const clumps = torusNoise(width, height, cells(width), cells(height), mixSeed(seed, 37, octave));
    for (let i = 0; i < fibres.length; i++) fibres[i]! += CLUMP_FIBRES[octave]! * clumps[i]!;
  }
}

/** Lays a nap over developed planes: the weave below softens, fibres catch light, the relief becomes theirs. */
export function layNap(planes: Planes, pixelsPerMm: number, nap: Nap, seed: number): void {
  const { width, height, red, green, blue, relief, normalX, normalY, normalZ, gloss } = planes;
  const fibres = strokes(width, height, pixelsPerMm, nap, seed);
  if (nap.clumpMm) addClumps(fibres, width, height, nap.clumpMm * pixelsPerMm, seed);
  const softened = nap.hides ?? nap.cover * 0.8;
  const radius = Math.round(0.32 * nap.lengthMm * pixelsPerMm * Math.min(1, nap.cover * 1.4));
  if (softened > 0.02 && radius >= 1) {
    const spare = new Float32Array(width * height);
    for (const plane of [red, green, blue]) {
      const soft = plane.slice();
      blur(soft, spare, width, height, radius);
      for (let i = 0; i < plane.length; i++) plane[i]! += (soft[i]! - plane[i]!) * softened;
    }
  }
  const keep = 1 - (nap.hides ?? 0.75 * nap.cover);
  // Seen close, fibres separate, and each one matters more.
  const contrast = nap.contrast * Math.min(4, Math.max(1, pixelsPerMm / FIBRES_MERGE_PER_MM));
  const lift = contrast * 1.2;
  for (let y = 0; y < height; y++) {
    const up = (y === 0 ? height - 1 : y - 1) * width;
    const down = (y === height - 1 ? 0 : y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const cell = row + x;
      const light = Math.max(0.4, 1 + contrast * fibres[cell]!);
      red[cell]! *= light;
      green[cell]! *= light;
      blue[cell]! *= light;
      const slopeX = fibres[row + (x === width - 1 ? 0 : x + 1)]! - fibres[row + (x === 0 ? width - 1 : x - 1)]!;
      const slopeY = fibres[up + x]! - fibres[down + x]!;
      normalX[cell] = normalX[cell]! * keep - lift * slopeX;
      normalY[cell] = normalY[cell]! * keep - lift * slopeY;
      normalZ[cell] = normalZ[cell]! * keep + (1 - keep);
      relief[cell] = relief[cell]! * keep + NAP_RELIEF_MM * nap.cover * fibres[cell]!;
      gloss[cell]! *= keep;
    }
  }
}

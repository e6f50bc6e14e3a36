import { labOfBytes, type Picture } from "../colour/pixels.ts";
import type { Mm } from "../units.ts";

/** A design that comes again along one direction of the cloth. `mirror` is where it is its own mirror image, mm from the tile's edge; null where it is nowhere. */
export type Rhythm = { readonly repeat: Mm; readonly mirror: Mm | null };
/** Stripes are what changes across the cloth, bars what changes along it; null where nothing does that an eye could follow over a seam. */
export type ClothRhythm = { readonly across: Rhythm | null; readonly along: Rhythm | null };

/** Finer than this is the texture of the cloth, and no seam is matched to it. */
const MIN_REPEAT_MM = 3;
/** Over such a width threads are taken together. */
const THREADS_MM = 2;
/** A stripe that differs less than this from the cloth about it, in CIELAB units, is not seen across a seam. */
const SEEN = 3;
/** A motif smaller than such a patch is not followed over a seam. */
const PATCH_MM = 6;
/** Two places of a design are the same where they differ by no more than this share of its contrast. */
const SAME = 0.22;
const STEPS = 256;

type Channels = readonly [Float64Array, Float64Array, Float64Array];

/** Reads from the picture of one tile which ways its design changes, how often it comes again there, and where it mirrors. */
export function rhythmOf(picture: Picture, tile: { readonly mmWidth: Mm; readonly mmHeight: Mm }): ClothRhythm {
  const lab = labsOf(picture);
  const across = profileOf(lab, picture, "x", tile.mmWidth);
  const along = profileOf(lab, picture, "y", tile.mmHeight);
  // A scattered print has no stripes or bars, and yet is followed by the eye: its own tile is what comes again.
  const isScattered = !across && !along && scatterOf(lab, picture, tile) > SEEN;
  if (isScattered) return { across: { repeat: tile.mmWidth, mirror: null }, along: { repeat: tile.mmHeight, mirror: null } };
  return { across: across && rhythmIn(across, tile.mmWidth), along: along && rhythmIn(along, tile.mmHeight) };
}

function labsOf({ width, height, rgba }: Picture): Channels {
  const size = width * height;
  const lab: Channels = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let i = 0; i < size; i++) {
    const [l, a, b] = labOfBytes(rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!);
    lab[0][i] = l;
    lab[1][i] = a;
    lab[2][i] = b;
  }
  return lab;
}

/** The mean colour of each line of the tile, in steps round it; null where they differ too little to be seen. */
function profileOf(lab: Channels, { width, height }: Picture, way: "x" | "y", mm: Mm): Channels | null {
  const [lines, depth] = way === "x" ? [width, height] : [height, width];
  const means = lab.map((channel) => {
    const line = new Float64Array(lines);
    for (let lineIndex = 0; lineIndex < lines; lineIndex++) {
      let sum = 0;
      for (let deep = 0; deep < depth; deep++) sum += channel[way === "x" ? deep * width + lineIndex : lineIndex * width + deep]!;
      line[lineIndex] = sum / depth;
    }
    const perMm = lines / mm;
    return inSteps(softened(softened(line, THREADS_MM * perMm), (THREADS_MM / 2) * perMm));
  }) as unknown as Channels;
  return contrastOf(means) > SEEN / 2 ? means : null;
}

/** The mean over a window that goes round the tile, parts of a pixel at its ends counted as such: threads finer than it are even. */
function softened(line: Float64Array, window: number): Float64Array {
  const half = window / 2 - 0.5;
  const whole = Math.floor(half);
  const part = half - whole;
  if (half <= 0) return line;
  const around = (index: number) => line[((index % line.length) + line.length) % line.length]!;
  return line.map((_, index) => {
    let sum = part * (around(index - whole - 1) + around(index + whole + 1));
    for (let off = -whole; off <= whole; off++) sum += around(index + off);
    return sum / (2 * half + 1);
  });
}

const inSteps = (line: Float64Array) =>
  Float64Array.from({ length: STEPS }, (_, index) => valueAt(line, (index / STEPS) * line.length));

/** Between two steps of a line that goes round. */
function valueAt(line: Float64Array, position: number): number {
  const low = Math.floor(position);
  const share = position - low;
  const index = ((low % line.length) + line.length) % line.length;
  return line[index]! * (1 - share) + line[(index + 1) % line.length]! * share;
}

/** Root mean square difference from the mean colour. */
function contrastOf(profile: Channels): number {
  let squares = 0;
  for (const channel of profile) {
    const mean = channel.reduce((sum, value) => sum + value, 0) / channel.length;
    for (const value of channel) squares += (value - mean) ** 2;
  }
  return Math.sqrt(squares / STEPS);
}

/** Root mean square difference of a profile from itself read another way. */
function differenceOf(profile: Channels, other: (step: number) => number): number {
  let squares = 0;
  for (const channel of profile) for (let i = 0; i < STEPS; i++) squares += (channel[i]! - valueAt(channel, other(i))) ** 2;
  return Math.sqrt(squares / STEPS);
}

function rhythmIn(profile: Channels, mm: Mm): Rhythm | null {
  // Unrelated places differ by the contrast times √2.
  const most = contrastOf(profile) * Math.SQRT2 * SAME;
  let times = 1;
  for (let count = Math.floor(mm / MIN_REPEAT_MM); count > 1; count--)
    if (differenceOf(profile, (step) => step + STEPS / count) < most) {
      times = count;
      break;
    }
  const repeat = mm / times;
  let [best, centre] = [most, -1];
  for (let half = 0; half < (STEPS / times) * 2; half++) {
    const difference = differenceOf(profile, (step) => half - step);
    if (difference < best) [best, centre] = [difference, half / 2];
  }
  // A pixel's colour stands for its middle.
  return { repeat, mirror: centre < 0 ? null : (((centre + 0.5) / STEPS) * mm) % repeat };
}

/** How much patches of the cloth differ from each other, as a root mean square in CIELAB units. */
function scatterOf(lab: Channels, { width, height }: Picture, { mmWidth, mmHeight }: { mmWidth: Mm; mmHeight: Mm }): number {
  const [columns, rows] = [mmWidth, mmHeight].map((mm) => Math.max(1, Math.floor(mm / PATCH_MM))) as [number, number];
  let squares = 0;
  for (const channel of lab) {
    const patches = new Float64Array(columns * rows);
    const counts = new Float64Array(columns * rows);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const patch = Math.floor((y / height) * rows) * columns + Math.floor((x / width) * columns);
        patches[patch]! += channel[y * width + x]!;
        counts[patch]! += 1;
      }
    const means = patches.map((sum, index) => sum / Math.max(1, counts[index]!));
    const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
    squares += means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / means.length;
  }
  return Math.sqrt(squares);
}

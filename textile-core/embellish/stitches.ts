import { RADIANS_PER_DEGREE } from "@selvedge/geometry-core";
import type { Hex, Lab } from "../colour/convert.ts";
import { type PaletteSlot, paletteOf } from "../colour/palette.ts";
import { labOfBytes, type Picture } from "../colour/pixels.ts";
import { distanceFrom } from "./distance.ts";
import { resample } from "./resample.ts";
import { absorb, sectionsOf } from "./sections.ts";
import type { SizeMm } from "./size.ts";

/** How an artwork is embroidered: degrees of the stitches in wide areas, 0 along x and turning to y; mm between two rows. */
export type StitchPlan = { readonly angle: number; readonly row: number };

/** One thread of the machine: its colour, and what is sewn with it. */
export type Thread = { readonly hex: Hex; readonly stitches: number; readonly lengthMm: number };

/**
 * An artwork as stitches: x, y of the one end and the other for each, in mm from the corner of the artwork. Top stitches in the order they are
 * sewn, thread by thread; underlay, jumps and tie-ins are the digitiser's.
 */
export type Embroidery = {
  readonly stitches: Float32Array<ArrayBuffer>;
  /** Which thread a stitch is of, from 0. */
  readonly threadOf: Uint8Array<ArrayBuffer>;
  readonly threads: readonly Thread[];
};

/** Needles of a usual machine. */
export const MAX_NEEDLES = 12;
/** A stitch longer than this catches on things: it is sewn in several. One shorter is left out. */
export const MAX_SATIN_MM = 7;
export const MIN_STITCH_MM = 0.5;
/** Stitches of a fill; their ends are staggered so that no groove runs through it. */
export const TATAMI_MM = 3.5;
const STAGGER = [0, 0.5, 0.25, 0.75];
/** Colours of less than this share are edges between two others. */
const MIN_SHARE = 0.01;
/** Nearer colours than this are sewn with one thread (CIELAB). */
const ONE_THREAD_DE = 9;
/** What is narrower cannot be sewn by itself. */
const MIN_WIDTH_MM = 0.6;
const MIN_SECTION_MM2 = 1.5;
/** Satin directions are distinguished in steps of so many degrees. */
const TURN_DEGREES = 15;
const TURNS = 180 / TURN_DEGREES;
/** The direction of a stroke is taken over this much of it. */
const SMOOTH_MM = 0.9;
/** A corner of a wide area is √2 as far from where it is wide as its sides are, and belongs to it. */
const CORNER = Math.SQRT2;
/** Below this a shape has no direction of its own: a dot. */
const MIN_COHERENCE = 0.25;
const MIN_CELL_MM = 0.15;
const MAX_CELLS = 720;
const OPAQUE_FROM = 128;

type Grid = { readonly width: number; readonly height: number; readonly cell: number };

const away = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function threadsFor(picture: Picture): readonly PaletteSlot[] {
  const kept: PaletteSlot[] = [];
  for (const slot of paletteOf(picture, MAX_NEEDLES))
    if (kept.length === 0 || (slot.share >= MIN_SHARE && kept.every(({ lab }) => away(lab, slot.lab) >= ONE_THREAD_DE)))
      kept.push(slot);
  return kept;
}

/** The thread of each cell from 1; 0 where nothing is sewn. What is too narrow to sew goes to the colour beside it. */
function threadMap(picture: Picture, threads: readonly PaletteSlot[], { width, height, cell }: Grid): Uint16Array {
  const labels = new Uint16Array(width * height);
  const known = new Map<number, number>();
  for (let index = 0; index < labels.length; index++) {
    const [r, g, b, a] = [
      picture.rgba[4 * index]!,
      picture.rgba[4 * index + 1]!,
      picture.rgba[4 * index + 2]!,
      picture.rgba[4 * index + 3]!,
    ];
    if (a < OPAQUE_FROM) continue;
    const key = (r << 16) | (g << 8) | b;
    let nearest = known.get(key);
    if (nearest === undefined) {
      const lab = labOfBytes(r, g, b);
      nearest = threads.reduce((best, { lab: own }, i) => (away(own, lab) < away(threads[best]!.lab, lab) ? i : best), 0);
      known.set(key, nearest);
    }
    labels[index] = nearest + 1;
  }
  const { sectionAt, count } = sectionsOf(labels, width, height);
  const inside = distanceFrom(width, height, edgeOf(labels, width, height), false);
  const widest = new Float32Array(count + 1);
  for (let i = 0; i < labels.length; i++) widest[sectionAt[i]!] = Math.max(widest[sectionAt[i]!]!, inside[i]!);
  const little = MIN_WIDTH_MM / (2 * cell);
  absorb(
    labels,
    width,
    height,
    (pixel) => widest[sectionAt[pixel]!]! + 0.5 < little,
    () => true,
  );
  return labels;
}

/** Cells beside one of another label, or at the rim. */
function edgeOf(labels: ArrayLike<number>, width: number, height: number): (pixel: number) => boolean {
  return (pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const own = labels[pixel];
    if (x === 0 || y === 0 || x + 1 === width || y + 1 === height) return own !== 0;
    return (
      own !== labels[pixel - 1] || own !== labels[pixel + 1] || own !== labels[pixel - width] || own !== labels[pixel + width]
    );
  };
}

/** Means over a square of 2·reach + 1 cells, twice. */
function smoothed(field: Float32Array, { width, height }: Grid, reach: number): Float32Array {
  let from = field;
  for (let pass = 0; pass < 2; pass++) {
    const rows = new Float32Array(from.length);
    for (let y = 0; y < height; y++) {
      let sum = 0;
      for (let x = -reach; x < width; x++) {
        if (x + reach < width) sum += from[y * width + x + reach]!;
        if (x - reach - 1 >= 0) sum -= from[y * width + x - reach - 1]!;
        if (x >= 0) rows[y * width + x] = sum;
      }
    }
    const both = new Float32Array(from.length);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let y = -reach; y < height; y++) {
        if (y + reach < height) sum += rows[(y + reach) * width + x]!;
        if (y - reach - 1 >= 0) sum -= rows[(y - reach - 1) * width + x]!;
        if (y >= 0) both[y * width + x] = sum;
      }
    }
    from = both;
  }
  return from;
}

/** What a cell is sewn in, from 1: a fill at the plan's angle, or satin across the stroke in one of TURNS directions. Each thread has numbers of its own. */
function waysOf(threadAt: Uint16Array, grid: Grid): Uint16Array {
  const { width, height, cell } = grid;
  const inside = distanceFrom(width, height, edgeOf(threadAt, width, height), false);
  const half = MAX_SATIN_MM / (2 * cell);
  const toCore = distanceFrom(width, height, (pixel) => threadAt[pixel] !== 0 && inside[pixel]! > half, false);
  const [xx, xy, yy] = [0, 0, 0].map(() => new Float32Array(inside.length)) as [Float32Array, Float32Array, Float32Array];
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const pixel = y * width + x;
      if (threadAt[pixel] === 0) continue;
      const gx = inside[pixel + 1]! - inside[pixel - 1]!;
      const gy = inside[pixel + width]! - inside[pixel - width]!;
      xx[pixel] = gx * gx;
      xy[pixel] = gx * gy;
      yy[pixel] = gy * gy;
    }
  const reach = Math.max(1, Math.round(SMOOTH_MM / cell));
  const [sxx, sxy, syy] = [smoothed(xx, grid, reach), smoothed(xy, grid, reach), smoothed(yy, grid, reach)];
  const ways = new Uint16Array(threadAt.length);
  for (let i = 0; i < ways.length; i++) {
    if (threadAt[i] === 0) continue;
    const [a, b, c] = [sxx[i]!, sxy[i]!, syy[i]!];
    const strength = Math.hypot(a - c, 2 * b);
    const isFill = toCore[i]! <= CORNER * half || strength < MIN_COHERENCE * (a + c);
    const turn = ((0.5 * Math.atan2(2 * b, a - c)) / RADIANS_PER_DEGREE + 180) / TURN_DEGREES;
    ways[i] = (threadAt[i]! - 1) * (TURNS + 1) + (isFill ? 1 : 2 + (Math.round(turn) % TURNS));
  }
  const { sectionAt, count } = sectionsOf(ways, width, height);
  const sizes = new Int32Array(count + 1);
  for (const section of sectionAt) sizes[section]!++;
  const little = MIN_SECTION_MM2 / (cell * cell);
  absorb(
    ways,
    width,
    height,
    (pixel) => sizes[sectionAt[pixel]!]! < little,
    (from, into) => threadAt[from] === threadAt[into],
  );
  return ways;
}

/** Where one run is pierced: satin from edge to edge; a fill, and what is too long, every TATAMI_MM with staggered ends. */
function pierced(from: number, to: number, row: number, isFill: boolean): number[] {
  if (to - from < MIN_STITCH_MM) return [];
  if (!isFill && to - from <= MAX_SATIN_MM) return [from, to];
  const shift = STAGGER[((row % STAGGER.length) + STAGGER.length) % STAGGER.length]!;
  const places = [from];
  for (let k = Math.ceil(from / TATAMI_MM - shift); (k + shift) * TATAMI_MM < to; k++) {
    const place = (k + shift) * TATAMI_MM;
    if (place - from >= MIN_STITCH_MM && to - place >= MIN_STITCH_MM) places.push(place);
  }
  places.push(to);
  return places;
}

/** Cells of an artwork of this size: no finer than a thread shows, no more than MAX_CELLS a side. */
export function gridOf({ width, height }: SizeMm): Grid {
  const cell = Math.max(MIN_CELL_MM, Math.max(width, height) / MAX_CELLS);
  return { width: Math.max(1, Math.round(width / cell)), height: Math.max(1, Math.round(height / cell)), cell };
}

/**
 * Embroiders a picture at its size: at most 12 threads; strokes up to 7 mm in satin across themselves, wider areas in a fill at the plan's angle.
 * The same picture, size and plan give the same stitches.
 */
export function embroider(picture: Picture, size: SizeMm, { angle, row }: StitchPlan): Embroidery {
  const grid = gridOf(size);
  const { width, height, cell } = grid;
  const small = resample(picture, width, height);
  const palette = threadsFor(small);
  const threadAt = threadMap(small, palette, grid);
  const ways = waysOf(threadAt, grid);
  const { sectionAt, count } = sectionsOf(ways, width, height);

  const directionOf = (way: number): number => {
    const turn = (way - 1) % (TURNS + 1);
    return (turn === 0 ? angle : (turn - 1) * TURN_DEGREES) * RADIANS_PER_DEGREE;
  };
  const ways1 = new Uint16Array(count + 1);
  const bounds = new Float64Array(4 * (count + 1)).fill(Number.NaN);
  for (let i = 0; i < sectionAt.length; i++) {
    const section = sectionAt[i]!;
    if (section === 0) continue;
    ways1[section] = ways[i]!;
    const direction = directionOf(ways[i]!);
    const [x, y] = [((i % width) + 0.5) * cell, (Math.floor(i / width) + 0.5) * cell];
    const u = x * Math.cos(direction) + y * Math.sin(direction);
    const v = y * Math.cos(direction) - x * Math.sin(direction);
    const to = 4 * section;
    if (!(bounds[to]! <= u)) bounds[to] = u;
    if (!(bounds[to + 1]! >= u)) bounds[to + 1] = u;
    if (!(bounds[to + 2]! <= v)) bounds[to + 2] = v;
    if (!(bounds[to + 3]! >= v)) bounds[to + 3] = v;
  }

  const sewn: number[][] = palette.map(() => []);
  const step = cell / 2;
  for (let section = 1; section <= count; section++) {
    const way = ways1[section]!;
    const direction = directionOf(way);
    const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
    const into = sewn[Math.floor((way - 1) / (TURNS + 1))]!;
    const isFill = (way - 1) % (TURNS + 1) === 0;
    const [minU, maxU, minV, maxV] = bounds.subarray(4 * section, 4 * section + 4) as unknown as [number, number, number, number];
    for (let k = Math.floor(minV / row); k * row <= maxV + cell; k++) {
      const v = (k + 0.5) * row;
      let from = Number.NaN;
      const close = (to: number) => {
        const places = pierced(from, to, k, isFill);
        if (k % 2) places.reverse();
        for (let i = 0; i + 1 < places.length; i++)
          into.push(
            places[i]! * cos - v * sin,
            places[i]! * sin + v * cos,
            places[i + 1]! * cos - v * sin,
            places[i + 1]! * sin + v * cos,
          );
        from = Number.NaN;
      };
      for (let u = minU - cell; u <= maxU + cell; u += step) {
        const [x, y] = [Math.floor((u * cos - v * sin) / cell), Math.floor((u * sin + v * cos) / cell)];
        const isIn = x >= 0 && y >= 0 && x < width && y < height && sectionAt[y * width + x] === section;
        if (isIn && Number.isNaN(from)) from = u;
        else if (!isIn && !Number.isNaN(from)) close(u);
      }
      if (!Number.isNaN(from)) close(maxU + cell);
    }
  }
  return wound(sewn, palette);
}

/** The stitches of all threads one after another, those without any left out. */
function wound(sewn: readonly (readonly number[])[], palette: readonly PaletteSlot[]): Embroidery {
  const used = sewn.flatMap((ends, i) => (ends.length > 0 ? [{ ends, hex: palette[i]!.hex }] : []));
  const stitches = Float32Array.from(used.flatMap(({ ends }) => ends));
  const threadOf = Uint8Array.from(used.flatMap(({ ends }, i) => new Array<number>(ends.length / 4).fill(i)));
  const threads = used.map(({ ends, hex }): Thread => {
    let lengthMm = 0;
    for (let i = 0; i < ends.length; i += 4) lengthMm += Math.hypot(ends[i + 2]! - ends[i]!, ends[i + 3]! - ends[i + 1]!);
    return { hex, stitches: ends.length / 4, lengthMm };
  });
  return { stitches, threadOf, threads };
}

/** How many stitches an artwork of this size takes, and with which threads: for costs and the factory's list. */
export function countStitches(
  picture: Picture,
  size: SizeMm,
  plan: StitchPlan,
): { readonly stitches: number; readonly threads: readonly Thread[] } {
  const { threadOf, threads } = embroider(picture, size, plan);
  return { stitches: threadOf.length, threads };
}

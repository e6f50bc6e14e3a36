import { apply, IDENTITY, type Matrix, type Point } from "@selvedge/geometry-core";
import { type Cell, type CellGrid, gridOf, placeOn } from "../lattice/lattice.ts";
import { type Disc, footprintOf, type Motif, moved } from "../motif/motif.ts";
import { FULL_TURN, mapped, placed, scaleOf } from "../shape/point.ts";

/** What of a cell is still free: for each place of a coarse grid the mm to the nearest motif, at most `REACH_MM`. */
export type Gaps = { readonly grid: CellGrid; readonly free: Float32Array; readonly symmetry: readonly Matrix[] };

/** Free ground wider than this is all the same to the eye that fills it. */
const REACH_MM = 16;
/** Places of the coarse grid along the longer side; a foulard's small cell needs no more. */
const PLACES = 220;
/** How much chance weighs against the width of a gap, so that no grid appears. */
const CHANCE = 0.22;

export function openGaps(cell: Cell, symmetry: readonly Matrix[] = [IDENTITY]): Gaps {
  const grid = gridOf(cell, PLACES);
  return { grid, free: new Float32Array(grid.width * grid.height).fill(REACH_MM), symmetry };
}

/** Brings a row of places nearer to one disc; walks the cell's columns so that no place needs to be looked up. */
function takeRow({ grid, free }: Gaps, row: number, from: number, to: number, x: number, away: number, radius: number): void {
  const { width, height, drop } = grid;
  let column = Math.floor(from / width);
  let inCell = from - column * width;
  let line = (((row - column * drop) % height) + height) % height;
  let place = line * width + inCell;
  const step = 1 / grid.perMmAcross;
  let dx = (from + 0.5) * step - x;
  for (let i = from; i <= to; i++, dx += step) {
    const nearer = free[place]! + radius;
    const squared = dx * dx + away;
    if (nearer > 0 && squared < nearer * nearer) free[place] = Math.sqrt(squared) - radius;
    place++;
    if (++inCell === width) {
      inCell = 0;
      column++;
      line = (((row - column * drop) % height) + height) % height;
      place = line * width;
    }
  }
}

/** Takes the places of discs under every map of the group. */
export function take(gaps: Gaps, discs: readonly Disc[]): void {
  const { grid, symmetry } = gaps;
  for (const operation of symmetry) {
    for (const { at, radius } of discs) {
      const [x, y] = apply(operation, at);
      const reach = radius + REACH_MM;
      const lastY = Math.ceil((y + reach) * grid.perMmDown);
      for (let row = Math.floor((y - reach) * grid.perMmDown); row <= lastY; row++) {
        const dy = (row + 0.5) / grid.perMmDown - y;
        const chord = Math.sqrt(Math.max(0, reach * reach - dy * dy));
        const [from, to] = [Math.floor((x - chord) * grid.perMmAcross), Math.ceil((x + chord) * grid.perMmAcross)];
        takeRow(gaps, row, from, to, x, dy * dy, radius);
      }
    }
  }
}

const freeAt = ({ grid, free }: Gaps, [x, y]: Point): number =>
  free[placeOn(grid, Math.floor(x * grid.perMmAcross), Math.floor(y * grid.perMmDown))]!;

/** The widest free place, chance having its say; undefined where nothing is wider than `atLeast` mm. */
export function widestGap({ grid, free }: Gaps, atLeast: number, random: () => number): { at: Point; free: number } | undefined {
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < free.length; place++) {
    // Chance only takes away, so a gap narrower than the best score cannot win.
    if (free[place]! < atLeast || free[place]! <= bestScore) continue;
    const score = free[place]! * (1 - CHANCE * random());
    if (score > bestScore) {
      bestScore = score;
      best = place;
    }
  }
  if (best < 0) return undefined;
  const row = (best / grid.width) | 0;
  const point: Point = [(best - row * grid.width + 0.5) / grid.perMmAcross, (row + 0.5) / grid.perMmDown];
  return { at: point, free: free[best]! };
}

const ANGLES = 14;
/** After so many motifs in a row that fit nowhere the ground is full. */
const MAX_MISSES = 16;

/** How a motif is laid: the least ground round it (negative lets it overlap), its turns, and how far it may shift to fit. */
export type Laying = {
  readonly gap: number;
  /** Turns allowed, radians; any when absent. */
  readonly turn?: (random: () => number) => number;
  readonly scale?: number;
  /** Stop after this many. */
  readonly most?: number;
  /** Size of a gap that is worth trying, mm; the gap itself when absent. */
  readonly atLeast?: number;
};

/** Half the way from a place to its nearest image under the maps of the group: how near it lies to a mirror or a centre. */
function awayFromImages({ grid, symmetry }: Gaps, point: Point): number {
  const { mmWidth, mmHeight, drop, columns } = grid.cell;
  let least = Number.POSITIVE_INFINITY;
  for (const operation of symmetry.slice(1)) {
    const [x, y] = apply(operation, point);
    const column = Math.round((x - point[0]) / mmWidth);
    const dx = x - point[0] - column * mmWidth;
    const down = y - point[1] - (column * drop * mmHeight) / columns;
    least = Math.min(least, Math.hypot(dx, down - mmHeight * Math.round(down / mmHeight)) / 2);
  }
  return least;
}

/** Least free ground over all discs of a motif at a frame, its own mirror images included. */
function roomFor(gaps: Gaps, discs: readonly Disc[], frame: Matrix, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  const scale = scaleOf(frame);
  for (const { at, radius } of discs) {
    const place = apply(frame, at);
    least = Math.min(least, freeAt(gaps, place) - radius * scale);
    if (gaps.symmetry.length > 1) least = Math.min(least, awayFromImages(gaps, place) - radius * scale);
    if (least < enough) return least;
  }
  return least;
}

/**
 * Fills the free ground with motifs from the widest gap down, each turned the way it fits best; calls `draw` for each
 * and stops when no gap takes one. `next` gives the motif with its origin where its middle is.
 */
export function fillGaps(
  gaps: Gaps,
  random: () => number,
  laying: Laying,
  next: (index: number) => Motif,
  draw: (motif: Motif, frame: Matrix, index: number) => void,
): number {
  let count = 0;
  let misses = 0;
  const tried = new Set<number>();
  while (count < (laying.most ?? 4_000) && misses < MAX_MISSES) {
    const gap = widestGap(gaps, laying.atLeast ?? Math.max(0.4, laying.gap), random);
    if (!gap) break;
    const motif = next(count);
    const discs = footprintOf(motif);
    let best: Matrix | undefined;
    let bestRoom = laying.gap;
    for (let attempt = 0; attempt < ANGLES; attempt++) {
      const angle = laying.turn ? laying.turn(random) : random() * FULL_TURN;
      const stray = attempt === 0 ? 0 : 0.5 * gap.free;
      const point: Point = [gap.at[0] + stray * (2 * random() - 1), gap.at[1] + stray * (2 * random() - 1)];
      const frame = placed(point, angle, laying.scale ?? 1);
      const room = roomFor(gaps, discs, frame, bestRoom);
      if (room > bestRoom || (!best && room >= bestRoom)) {
        best = frame;
        bestRoom = room;
      }
    }
    if (!best) {
      misses++;
      // A gap nothing fitted is left alone.
      const place = placeOn(
        gaps.grid,
        Math.floor(gap.at[0] * gaps.grid.perMmAcross),
        Math.floor(gap.at[1] * gaps.grid.perMmDown),
      );
      if (tried.has(place)) gaps.free[place] = Math.min(gaps.free[place]!, 0.3);
      tried.add(place);
      continue;
    }
    misses = 0;
    const frame = best;
    draw(motif, frame, count);
    take(
      gaps,
      discs.map(({ at, radius }) => ({ at: mapped(frame, [at])[0]!, radius: radius * scaleOf(frame) })),
    );
    count++;
  }
  return count;
}

/** A motif whose origin is moved to the middle of its room. */
export function centred(motif: Motif): Motif {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { at, radius } of footprintOf(motif)) {
    left = Math.min(left, at[0] - radius);
    right = Math.max(right, at[0] + radius);
    top = Math.min(top, at[1] - radius);
    bottom = Math.max(bottom, at[1] + radius);
  }
  return moved(motif, placed([-(left + right) / 2, -(top + bottom) / 2]));
}

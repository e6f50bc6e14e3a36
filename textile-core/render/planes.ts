import { modulo } from "@selvedge/geometry-core";
import type { Tile } from "../repeat/repeat.ts";
import type { Mm } from "../units.ts";
import { VECTOR_BYTES } from "../wasm.ts";
import { type Kernel, kernelOf } from "./filter.ts";
import { LANES, type Workspace, withWorkspace } from "./filter-kernel.ts";
import { type SampleRow, type Sampler, sampleRow } from "./sample.ts";

/** Filtered channels of the tile at pixel size, before encoding. Colours linear; slopes as a mean unit normal (y up). */
export type Planes = {
  readonly width: number;
  readonly height: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** Mm above the lowest place. */
  readonly relief: Float32Array;
  readonly normalX: Float32Array;
  readonly normalY: Float32Array;
  readonly normalZ: Float32Array;
  readonly gloss: Float32Array;
  /** Covered share of each pixel; null where the cloth is closed. */
  readonly opacity: Float32Array | null;
  /** Share of each pixel under film, foil or disc, which are smooth whatever lies below; null where there is none. */
  readonly film: Float32Array | null;
  /** Mean light of the shaded over the unshaded cloth. */
  readonly meanShade: number;
};

const CHANNELS = ["red", "green", "blue", "relief", "normalX", "normalY", "normalZ", "gloss"] as const;
/** Fibre fuzz rounds off the edge of a thread; steeper walls than this are not seen. */
const STEEPEST_SLOPE = 1.6;
/** How much of the light in a shadow has bounced off the cloth itself (after Jimenez et al. 2016, multi-bounce occlusion). */
const BOUNCE = 0.74;
/** On dark cloth the crests' own reflection deepens what lies beside them. */
const DARK_DEPTH = 0.75;
/** Light thrown back by the surface of a fibre before any dye; it is what one sees of a black cloth. */
const SURFACE_LIGHT = 0.012;

type GrowingPlanes = Planes & { meanShade: number };

export const newPlanes = (width: number, height: number, isOpen: boolean): GrowingPlanes => {
  const plane = () => new Float32Array(width * height);
  return {
    width,
    height,
    red: plane(),
    green: plane(),
    blue: plane(),
    relief: plane(),
    normalX: plane(),
    normalY: plane(),
    normalZ: plane(),
    gloss: plane(),
    opacity: isOpen ? plane() : null,
    film: null,
    meanShade: 1,
  };
};

/** The eight channels of a sample or a pixel lie side by side, so that a filter reads one weight for all of them. */
const BLOCK_BYTES = 4 * LANES;

/** Samples a pixel, each way: a coarse thread needs fewer. */
export type Sampling = { readonly across: number; readonly up: number };

/**
 * Shades a row, finds its normals from the rows beside it, and writes its channels side by side. `margin` samples on both
 * sides repeat the other end of the tile. Returns the mean light of the shades.
 */
function developRow(
  above: SampleRow,
  here: SampleRow,
  below: SampleRow,
  step: { readonly x: Mm; readonly y: Mm },
  lowest: Mm,
  into: Float32Array,
  margin: number,
): number {
  const samples = here.height.length;
  const perX = 0.5 / step.x;
  const perY = 0.5 / step.y;
  let shades = 0;
  for (let x = 0, out = margin * LANES; x < samples; x++, out += LANES) {
    const r = here.red[x]!;
    const g = here.green[x]!;
    const b = here.blue[x]!;
    const luma = 0.3 * r + 0.6 * g + 0.1 * b;
    const open = here.shade[x]!;
    const shade = open * (1 - DARK_DEPTH * (1 - luma) * (1 - open));
    const missing = (1 - shade) * BOUNCE;
    const gloss = here.gloss[x]! * shade;
    const surface = SURFACE_LIGHT * gloss;
    into[out] = (r * shade) / (1 - r * missing) + surface;
    into[out + 1] = (g * shade) / (1 - g * missing) + surface;
    into[out + 2] = (b * shade) / (1 - b * missing) + surface;
    shades += shade / (1 - luma * missing);
    into[out + 3] = here.height[x]! - lowest;
    let slopeX = (here.height[x === samples - 1 ? 0 : x + 1]! - here.height[x === 0 ? samples - 1 : x - 1]!) * perX;
    let slopeY = (above.height[x]! - below.height[x]!) * perY;
    if (slopeX > STEEPEST_SLOPE) slopeX = STEEPEST_SLOPE;
    else if (slopeX < -STEEPEST_SLOPE) slopeX = -STEEPEST_SLOPE;
    if (slopeY > STEEPEST_SLOPE) slopeY = STEEPEST_SLOPE;
    else if (slopeY < -STEEPEST_SLOPE) slopeY = -STEEPEST_SLOPE;
    const scale = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    into[out + 4] = -slopeX * scale;
    into[out + 5] = -slopeY * scale;
    into[out + 6] = scale;
    into[out + 7] = gloss;
  }
  into.copyWithin(0, samples * LANES, (samples + margin) * LANES);
  into.copyWithin((margin + samples) * LANES, margin * LANES, 2 * margin * LANES);
  return shades / samples;
}

/** The floats that filtering works on, in one memory: a row of samples with its margins, rows of pixels, one row, and both kernels. */
function floatsIn(
  { memory: { buffer }, weigh }: Workspace,
  sizes: { readonly samples: number; readonly ring: number; readonly line: number },
  across: Kernel,
  up: Kernel,
) {
  let end = 0;
  const next = (length: number): Float32Array => {
    const floats = new Float32Array(buffer, end, length);
    end += Math.ceil((4 * length) / VECTOR_BYTES) * VECTOR_BYTES;
    return floats;
  };
  const floats = {
    weigh,
    samples: next(sizes.samples),
    ring: next(sizes.ring),
    line: next(sizes.line),
    across: next(across.weights.length),
    up: next(up.weights.length),
  };
  floats.across.set(across.weights);
  floats.up.set(up.weights);
  return floats;
}
type Floats = ReturnType<typeof floatsIn>;

/** Bytes for them: each begins at a whole vector. */
const bytesFor = (floats: number): number => 4 * floats + 8 * VECTOR_BYTES;

/** Filters the row of samples down to a row of pixels of the ring. */
function filterAcross(
  { weigh, samples, ring, across, line }: Floats,
  firstSample: number,
  perPixel: number,
  ringRow: number,
): void {
  const into = ringRow * line.length;
  ring.fill(0, into, into + line.length);
  weigh(
    samples.byteOffset + firstSample * BLOCK_BYTES,
    BLOCK_BYTES,
    across.byteOffset,
    across.length,
    ring.byteOffset + 4 * into,
    perPixel * BLOCK_BYTES,
    line.length / LANES,
  );
}

/** Rows that are summed at a time: with more, their lines drive each other out of the processor's nearest memory. */
const ROWS_AT_ONCE = 4;

/** Sums the filtered rows of the ring into one line of pixels, then deals its channels out to the planes. */
function filterUp({ weigh, ring, line, up }: Floats, ringRows: number, firstRow: number, planes: Planes, y: number): void {
  line.fill(0);
  const rowBytes = 4 * line.length;
  for (let tap = 0; tap < up.length; ) {
    const row = modulo(firstRow + tap, ringRows);
    const rows = Math.min(ROWS_AT_ONCE, up.length - tap, ringRows - row);
    const from = ring.byteOffset + row * rowBytes;
    weigh(from, rowBytes, up.byteOffset + 4 * tap, rows, line.byteOffset, BLOCK_BYTES, line.length / LANES);
    tap += rows;
  }
  for (let lane = 0; lane < LANES; lane++) {
    const plane = planes[CHANNELS[lane]!];
    for (let x = 0, i = lane, out = y * planes.width; x < planes.width; x++, i += LANES, out++) plane[out] = line[i]!;
  }
}

/** Filters what a row of samples covers down to `width` pixels; `padded` takes the row with its margins. */
function coverAcross(
  open: Uint8Array,
  padded: Float32Array,
  kernel: Kernel,
  perPixel: number,
  margin: number,
  into: Float32Array,
  offset: number,
  width: number,
): void {
  const { first, weights } = kernel;
  const samples = open.length;
  for (let i = 0; i < padded.length; i++) padded[i] = open[modulo(i - margin, samples)]!;
  for (let x = 0; x < width; x++) {
    let cover = 1;
    for (let tap = 0, from = margin + first + x * perPixel; tap < weights.length; tap++, from++)
      cover -= weights[tap]! * padded[from]!;
    into[offset + x] = cover;
  }
}

function coverUp(
  ring: Float32Array,
  ringRows: number,
  { weights }: Kernel,
  firstRow: number,
  width: number,
  into: Float32Array,
  y: number,
): void {
  for (let tap = 0; tap < weights.length; tap++) {
    const weight = weights[tap]!;
    const from = modulo(firstRow + tap, ringRows) * width;
    for (let x = 0; x < width; x++) into[y * width + x]! += weight * ring[from + x]!;
  }
  for (let x = y * width; x < (y + 1) * width; x++) into[x] = Math.min(1, Math.max(0, into[x]!));
}

/** Runs a sampler over the tile and filters its samples to pixels; both ways the tile closes on itself. */
export function planesOf(sampler: Sampler, tile: Tile, width: number, height: number, sampling: Sampling): Planes {
  const across = width * sampling.across;
  const up = height * sampling.up;
  const [kernelAcross, kernelUp] = [kernelOf(sampling.across), kernelOf(sampling.up)];
  const margin = 3 * sampling.across;
  const ringRows = kernelUp.weights.length + sampling.up;
  const sizes = { samples: (across + 2 * margin) * LANES, ring: ringRows * width * LANES, line: width * LANES };
  const planes = newPlanes(width, height, sampler.isOpen);
  const covers = sampler.isOpen ? new Float32Array(ringRows * width) : null;
  const padded = new Float32Array(sampler.isOpen ? across + 2 * margin : 0);
  const step = { x: tile.mmWidth / across, y: tile.mmHeight / up };

  const run = (workspace: Workspace): void => {
    const floats = floatsIn(workspace, sizes, kernelAcross, kernelUp);
    let above = sampleRow(across);
    let here = sampleRow(across);
    let below = sampleRow(across);
    const start = kernelUp.first;
    const lastOf = (pixel: number): number => pixel * sampling.up + kernelUp.first + kernelUp.weights.length - 1;
    const end = lastOf(height - 1) + 1;
    sampler.draw(modulo(start - 1, up), above);
    sampler.draw(modulo(start, up), here);
    let shade = 0;
    let pixel = 0;
    for (let row = start; row < end; row++) {
      sampler.draw(modulo(row + 1, up), below);
      shade += developRow(above, here, below, step, sampler.lowest, floats.samples, margin);
      filterAcross(floats, margin + kernelAcross.first, sampling.across, modulo(row, ringRows));
      if (covers)
        coverAcross(here.open, padded, kernelAcross, sampling.across, margin, covers, modulo(row, ringRows) * width, width);
      if (row === lastOf(pixel)) {
        filterUp(floats, ringRows, pixel * sampling.up + kernelUp.first, planes, pixel);
        if (covers) coverUp(covers, ringRows, kernelUp, pixel * sampling.up + kernelUp.first, width, planes.opacity!, pixel);
        pixel++;
      }
      const spare = above;
      above = here;
      here = below;
      below = spare;
    }
    planes.meanShade = shade / (end - start);
  };
  const kernels = kernelAcross.weights.length + kernelUp.weights.length;
  withWorkspace(bytesFor(sizes.samples + sizes.ring + sizes.line + kernels), run);
  return planes;
}

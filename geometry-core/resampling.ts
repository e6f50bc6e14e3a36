/**
 * How a line of pixels is read from a line of cells: pixel p is the sum of `weights[p · count + tap]` times the cell `first[p] + tap`,
 * over `count` taps; the weights of a pixel sum to 1. Cells may lie before the first or after the last: whoever reads decides whether the
 * line repeats.
 */
export type Taps = { readonly count: number; readonly first: Int32Array; readonly weights: Float32Array };

/** 1 in the middle, falling straight to 0 one cell away: between cells it runs evenly. */
export const tent = (away: number): number => Math.max(0, 1 - Math.abs(away));

/**
 * Taps of a filter for `pixels` pixels of `step` cells each. The filter is as wide as a pixel, never narrower than a cell, so that
 * shrinking averages (no moiré) and growing interpolates; `reach` is where it ends, in its own unit.
 */
export function filterTaps(pixels: number, step: number, filter: (away: number) => number, reach: number): Taps {
  const wide = Math.max(1, step);
  const count = Math.ceil(2 * reach * wide) + 1;
  const first = new Int32Array(pixels);
  const weights = new Float32Array(pixels * count);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const middle = (pixel + 0.5) * step - 0.5;
    first[pixel] = Math.ceil(middle - reach * wide);
    let sum = 0;
    for (let tap = 0; tap < count; tap++) {
      const weight = filter((first[pixel]! + tap - middle) / wide);
      weights[pixel * count + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < count; tap++) weights[pixel * count + tap]! /= sum;
  }
  return { count, first, weights };
}

/** Taps of exact areas: how much of a pixel each cell covers, so that nothing drifts when a size is odd. */
export type AreaTaps = { readonly count: number; readonly first: Int32Array; readonly weights: Float64Array };

/** Taps of exact areas that bring a line of `cells` cells to `pixels` pixels. */
export const areaTaps = (cells: number, pixels: number): AreaTaps => tapsOfAreas(pixels, cells / pixels, false, cells);

/**
 * Taps of exact areas for `pixels` pixels of `step` cells each of an endless line. With `isSmooth` a pixel smaller than a cell takes in the
 * width of one, so that enlarging is smooth; its cells may then lie before the first.
 */
export const areaTapsOnward = (pixels: number, step: number, isSmooth = false): AreaTaps =>
  tapsOfAreas(pixels, step, isSmooth, Infinity);

function tapsOfAreas(pixels: number, step: number, isSmooth: boolean, cells: number): AreaTaps {
  const width = isSmooth ? Math.max(1, step) : step;
  const count = Math.ceil(width) + 1;
  const first = new Int32Array(pixels);
  const weights = new Float64Array(pixels * count);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const middle = (pixel + 0.5) * step;
    const start = isSmooth ? middle - width / 2 : pixel * step;
    const end = isSmooth ? middle + width / 2 : (pixel + 1) * step;
    first[pixel] = Math.floor(start);
    for (let tap = 0; tap < count; tap++) {
      const cell = first[pixel]! + tap;
      const covered = Math.min(end, cell + 1) - Math.max(start, cell);
      // Rounding may carry the last pixel a hair past the end of the line.
      if (covered > 0 && cell < cells) weights[pixel * count + tap] = covered / width;
    }
  }
  return { count, first, weights };
}

/** What a cell gives to a pixel. */
export type Share = { readonly pixel: number; readonly cell: number; readonly share: number };

/** Taps as a list, pixel by pixel, without those that give nothing. */
export function sharesOf({ count, first, weights }: AreaTaps): Share[] {
  const shares: Share[] = [];
  for (let i = 0; i < weights.length; i++) {
    const pixel = Math.floor(i / count);
    if (weights[i] !== 0) shares.push({ pixel, cell: first[pixel]! + (i % count), share: weights[i]! });
  }
  return shares;
}

import { randomFrom } from "../../render/noise.ts";
import { type Cell, gridOf, placeOn } from "../lattice/lattice.ts";
import type { Noise } from "./noise.ts";

/** A field of bands or spots that grow by themselves, as skins do. Lengths in mm. */
export type RippleOptions = {
  /** From one band to the next. */
  readonly mmWave: number;
  /** Above 1 the bands run down the cloth, below 1 across it; 1 has no direction and makes spots and mazes. */
  readonly stretch: number;
  /** 0 bands … about 0.4 spots. */
  readonly bias: number;
  readonly seed: number;
};

/** Places in one wave: enough for a smooth edge once it is interpolated. */
const PLACES_PER_WAVE = 7;
const ROUNDS = 14;
/** The outer ring of the difference reaches this much further than the inner one. */
const OUTER = 1.9;

/** Weighted mean over neighbours along one axis of the lattice, by a triangle of half width `reach`. */
function spread(values: Float32Array, places: Int32Array, count: number, weights: Float32Array, into: Float32Array): void {
  const taps = weights.length;
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) sum += weights[tap]! * values[places[i * taps + tap]!]!;
    into[i] = sum;
  }
}

function bell(reach: number): Float32Array {
  const half = Math.max(1, Math.ceil(reach * 2.2));
  const weights = Float32Array.from({ length: 2 * half + 1 }, (_, tap) => Math.exp(-0.5 * ((tap - half) / reach) ** 2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Near neighbours help, farther ones hinder (Turing 1952, in Young's cellular form of 1984): noise settles into the
 * stripes of a zebra, with their forks, or into spots. About −1 … 1, repeats with the lattice.
 */
export function rippleOn(cell: Cell, { mmWave, stretch, bias, seed }: RippleOptions): Noise {
  const longer = Math.max(cell.mmWidth * cell.columns, cell.mmHeight);
  const grid = gridOf(cell, Math.round((longer / mmWave) * PLACES_PER_WAVE));
  const { width, height } = grid;
  const count = width * height;
  const random = randomFrom(seed);
  let values = Float32Array.from({ length: count }, () => 2 * random() - 1);
  const near = PLACES_PER_WAVE * 0.2;
  const kernels = [near, near * OUTER].map((reach) => {
    const across = bell(reach * Math.min(1, 1 / stretch));
    const down = bell(reach * Math.max(stretch, 1) ** 0.5 * Math.min(1, stretch));
    const placesFor = (weights: Float32Array, dx: number, dy: number): Int32Array => {
      const half = weights.length >> 1;
      const places = new Int32Array(count * weights.length);
      for (let y = 0, i = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          for (let tap = -half; tap <= half; tap++) places[i++] = placeOn(grid, x + tap * dx, y + tap * dy);
        }
      }
      return places;
    };
    return { across, down, acrossPlaces: placesFor(across, 1, 0), downPlaces: placesFor(down, 0, 1) };
  });
  const half = new Float32Array(count);
  const [inner, outer] = [new Float32Array(count), new Float32Array(count)];
  for (let round = 0; round < ROUNDS; round++) {
    [inner, outer].forEach((into, index) => {
      const { across, down, acrossPlaces, downPlaces } = kernels[index]!;
      spread(values, acrossPlaces, count, across, half);
      spread(half, downPlaces, count, down, into);
    });
    values = inner.map((value, index) => Math.tanh(7 * (value - outer[index]!) - bias));
  }
  return sampled(inner, grid);
}

/** A coarse field between its places, smooth to the second order (cubic B-spline). */
export function sampled(values: Float32Array, grid: ReturnType<typeof gridOf>): Noise {
  const weightsAt = (t: number): readonly [number, number, number, number] => [
    (1 - t) ** 3 / 6,
    (3 * t ** 3 - 6 * t ** 2 + 4) / 6,
    (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6,
    t ** 3 / 6,
  ];
  return (x, y) => {
    const [u, v] = [x * grid.perMmAcross - 0.5, y * grid.perMmDown - 0.5];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [wx, wy] = [weightsAt(u - i), weightsAt(v - j)];
    let sum = 0;
    for (let row = 0; row < 4; row++) {
      let line = 0;
      for (let column = 0; column < 4; column++) line += wx[column]! * values[placeOn(grid, i - 1 + column, j - 1 + row)]!;
      sum += wy[row]! * line;
    }
    return sum;
  };
}

import { hash, mixSeed } from "../../render/noise.ts";
import type { Mm } from "../../units.ts";
import type { Cell } from "../lattice/lattice.ts";
import { FULL_TURN } from "../shape/point.ts";

/** Smooth noise over the cloth, mm in, about −1 … 1 out; it repeats with the lattice. */
export type Noise = (x: number, y: number) => number;

const DIRECTIONS = 256;
const COS = Float64Array.from({ length: DIRECTIONS }, (_, index) => Math.cos((FULL_TURN * index) / DIRECTIONS));
const SIN = Float64Array.from({ length: DIRECTIONS }, (_, index) => Math.sin((FULL_TURN * index) / DIRECTIONS));
/** Gradient noise in two dimensions stays within √½; this brings it to about ±1. */
const LEVEL = 1.5;

/** Length of a wave in mm, the same both ways or across and down. */
export type Wave = Mm | readonly [across: Mm, down: Mm];

/**
 * Gradient noise (Perlin 2002) with a whole number of waves in a cell. To stretch it, give it two wavelengths: scaling
 * or swapping its x and y would break the repeat.
 */
export function noiseOn(cell: Cell, mmWave: Wave, seed: number): Noise {
  const [waveAcross, waveDown] = typeof mmWave === "number" ? [mmWave, mmWave] : mmWave;
  const across = Math.max(1, Math.round(cell.mmWidth / waveAcross));
  const steps = Math.max(1, Math.round(cell.mmHeight / waveDown / cell.columns));
  const down = steps * cell.columns;
  const drop = steps * cell.drop;
  const [perMmAcross, perMmDown] = [across / cell.mmWidth, down / cell.mmHeight];
  // One node more each way than the cell has, so that only the first needs to be brought home.
  const stride = across + 1;
  const directions = Uint8Array.from({ length: stride * (down + 1) }, (_, index) => {
    const [i, j] = [index % stride, Math.floor(index / stride)];
    const row = (((i === across ? j - drop : j) % down) + down) % down;
    return hash(mixSeed(seed, row * across + (i % across))) * DIRECTIONS;
  });
  return (x, y) => {
    const [u, v] = [x * perMmAcross, y * perMmDown];
    let [i, j] = [Math.floor(u), Math.floor(v)];
    const [fu, fv] = [u - i, v - j];
    if (i < 0 || i >= across) {
      const column = Math.floor(i / across);
      i -= column * across;
      j -= column * drop;
    }
    if (j < 0 || j >= down) j -= Math.floor(j / down) * down;
    const pixel = j * stride + i;
    const su = fu * fu * fu * (fu * (fu * 6 - 15) + 10);
    const sv = fv * fv * fv * (fv * (fv * 6 - 15) + 10);
    const a = directions[pixel]!;
    const b = directions[pixel + 1]!;
    const c = directions[pixel + stride]!;
    const d = directions[pixel + stride + 1]!;
    const top = COS[a]! * fu + SIN[a]! * fv;
    const topRight = COS[b]! * (fu - 1) + SIN[b]! * fv;
    const low = COS[c]! * fu + SIN[c]! * (fv - 1);
    const lowRight = COS[d]! * (fu - 1) + SIN[d]! * (fv - 1);
    const upper = top + (topRight - top) * su;
    return LEVEL * (upper + (low + (lowRight - low) * su - upper) * sv);
  };
}

/** Noise upon noise: each octave half as wide and half as strong. */
export function fractalOn(cell: Cell, mmWave: number, octaves: number, seed: number): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => noiseOn(cell, mmWave / 2 ** octave, mixSeed(seed, octave + 1)));
  const total = layers.reduce((sum, _, octave) => sum + 0.5 ** octave, 0);
  return (x, y) => {
    let sum = 0;
    let weight = 1 / total;
    for (const layer of layers) {
      sum += weight * layer(x, y);
      weight *= 0.5;
    }
    return sum * 1.3;
  };
}

import { hash, mixSeed } from "../../render/noise.ts";
import type { Cell } from "../lattice/lattice.ts";
import { FULL_TURN } from "../shape/point.ts";

/** Smooth noise over the cloth, mm in, about −1 … 1 out; it repeats with the lattice. */
export type Noise = (x: number, y: number) => number;

const DIRECTIONS = 256;
const COS = Float64Array.from({ length: DIRECTIONS }, (_, index) => Math.cos((FULL_TURN * index) / DIRECTIONS));
const SIN = Float64Array.from({ length: DIRECTIONS }, (_, index) => Math.sin((FULL_TURN * index) / DIRECTIONS));
/** Gradient noise in two dimensions stays within √½; this brings it to about ±1. */
const LEVEL = 1.5;

/** Gradient noise (Perlin 2002) with waves of about `mmWave`, a whole number of them in a cell. */
export function noiseOn(cell: Cell, mmWave: number, seed: number): Noise {
  const across = Math.max(1, Math.round(cell.mmWidth / mmWave));
  const steps = Math.max(1, Math.round(cell.mmHeight / mmWave / cell.columns));
  const down = steps * cell.columns;
  const drop = steps * cell.drop;
  const [perMmAcross, perMmDown] = [across / cell.mmWidth, down / cell.mmHeight];
  const directions = Uint8Array.from({ length: across * down }, (_, node) => hash(mixSeed(seed, node)) * DIRECTIONS);
  const directionAt = (i: number, j: number): number => {
    const column = Math.floor(i / across);
    const row = (((j - column * drop) % down) + down) % down;
    return directions[row * across + i - column * across]!;
  };
  return (x, y) => {
    const [u, v] = [x * perMmAcross, y * perMmDown];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [fu, fv] = [u - i, v - j];
    const su = fu * fu * fu * (fu * (fu * 6 - 15) + 10);
    const sv = fv * fv * fv * (fv * (fv * 6 - 15) + 10);
    const a = directionAt(i, j);
    const b = directionAt(i + 1, j);
    const c = directionAt(i, j + 1);
    const d = directionAt(i + 1, j + 1);
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

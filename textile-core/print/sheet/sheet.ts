import { IDENTITY, type Matrix, type Point } from "@selvedge/geometry-core";
import { mixSeed } from "../../render/noise.ts";
import type { Ink, Slot } from "../colour/slots.ts";
import { type Cell, type CellGrid, placeOn } from "../lattice/lattice.ts";
import { fillMask } from "../raster/fill.ts";
import type { Mask } from "../raster/mask.ts";
import { type StrokeMask, strokeMask } from "../raster/stroke.ts";
import { noiseOn } from "./noise.ts";

/**
 * The separations of a print while they are being drawn: for each ink the share 0 … 1 of it on every pixel of one cell.
 * What no ink covers is ground; the shares of all inks together stay within 1.
 */
export type Sheet = {
  readonly grid: CellGrid;
  readonly seed: number;
  readonly inks: Map<Ink, Float32Array>;
  /** The maps of the plane group; a motif is drawn under each. */
  readonly symmetry: readonly Matrix[];
  readonly grains: Map<GrainKey, Float32Array>;
};

/** The tooth of paper and block, the pooling of a wash, the unevenness of a hand; wavelengths in mm. */
const GRAINS = { tooth: 0.55, pool: 3.2, cloud: 13 } as const;
export type GrainKey = keyof typeof GRAINS;

export const newSheet = (grid: CellGrid, seed: number, symmetry: readonly Matrix[] = [IDENTITY]): Sheet => ({
  grid,
  seed,
  inks: new Map(),
  symmetry,
  grains: new Map(),
});

export const cellOn = (sheet: Sheet): Cell => sheet.grid.cell;

/** The separation of an ink, empty on first use. */
export function inkOf({ inks, grid }: Sheet, ink: Ink): Float32Array {
  const known = inks.get(ink);
  if (known) return known;
  const plane = new Float32Array(grid.width * grid.height);
  inks.set(ink, plane);
  return plane;
}

/** A grain of the sheet, −1 … 1 for each pixel of the cell. */
export function grainOf(sheet: Sheet, key: GrainKey): Float32Array {
  const { grid, seed, grains } = sheet;
  const known = grains.get(key);
  if (known) return known;
  const noise = noiseOn(grid.cell, GRAINS[key], mixSeed(seed, GRAINS[key] * 100));
  const plane = traced(sheet, noise);
  grains.set(key, plane);
  return plane;
}

/** From mm on the cloth to px. */
export const toPixels = ({ grid }: Sheet, points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [x * grid.perMmAcross, y * grid.perMmDown]);

export const perMm = ({ grid }: Sheet): number => (grid.perMmAcross + grid.perMmDown) / 2;

/** The mask of closed outlines in mm on the cloth. */
export const outlineMask = (sheet: Sheet, outlines: readonly (readonly Point[])[]): Mask =>
  fillMask(outlines.map((outline) => toPixels(sheet, outline)));

/** The mask of a line in mm on the cloth with its full width (mm) at each point. */
export const lineMask = (sheet: Sheet, line: readonly Point[], widths: readonly number[]): StrokeMask =>
  strokeMask(
    toPixels(sheet, line),
    widths.map((width) => (width / 2) * perMm(sheet)),
  );

/** Gives the ink's strength 0 … 1 on a pixel: its place in the mask and in the cell's planes. */
export type Touch = (inMask: number, inCell: number) => number;

/** Prints an ink, or bare ground, through a mask over what lies there. */
export function lay(sheet: Sheet, mask: Mask, slot: Slot, touch?: Touch): void {
  const { grid } = sheet;
  const own = slot === "ground" ? undefined : inkOf(sheet, slot);
  const planes = [...sheet.inks.values()];
  for (let y = 0, inMask = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, inMask++) {
      const cover = mask.alpha[inMask]!;
      if (cover <= 0) continue;
      const inCell = placeOn(grid, mask.x + x, mask.y + y);
      const strength = touch ? cover * Math.min(1, Math.max(0, touch(inMask, inCell))) : cover;
      if (strength <= 0) continue;
      const rest = 1 - strength;
      for (const plane of planes) plane[inCell]! *= rest;
      if (own) own[inCell]! += strength;
    }
  }
}

/** An ink's strength 0 … 1 at a place in mm. */
export type Strength = (x: number, y: number, inCell: number) => number;

/** A function of mm worked out once for every pixel of the cell. */
export function traced({ grid }: Sheet, value: (x: number, y: number) => number): Float32Array {
  const plane = new Float32Array(grid.width * grid.height);
  for (let y = 0, i = 0; y < grid.height; y++) {
    const mmY = (y + 0.5) / grid.perMmDown;
    for (let x = 0; x < grid.width; x++, i++) plane[i] = value((x + 0.5) / grid.perMmAcross, mmY);
  }
  return plane;
}

/** Prints an ink over the whole cell with the strength a function of mm gives. */
export function layField(sheet: Sheet, slot: Slot, strength: Strength): void {
  const { grid } = sheet;
  const own = slot === "ground" ? undefined : inkOf(sheet, slot);
  const planes = [...sheet.inks.values()];
  for (let y = 0, i = 0; y < grid.height; y++) {
    const mmY = (y + 0.5) / grid.perMmDown;
    for (let x = 0; x < grid.width; x++, i++) {
      const share = Math.min(1, Math.max(0, strength((x + 0.5) / grid.perMmAcross, mmY, i)));
      if (share <= 0) continue;
      for (const plane of planes) plane[i]! *= 1 - share;
      if (own) own[i]! += share;
    }
  }
}

/** Smooth step from 0 below `from` to 1 above `to`. */
export function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

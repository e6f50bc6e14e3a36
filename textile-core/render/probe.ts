import type { ClothMaps } from "./maps.ts";

/** The maps of a tile that can show a seam. */
export const MAP_NAMES = ["albedo", "normal", "heightMap", "roughness", "opacity"] as const;
export type MapName = (typeof MAP_NAMES)[number];

/**
 * How the step over the tile's edge compares with the largest step inside, of columns and of rows: at most about 1 where
 * no seam shows. Steps are mean absolute differences of neighbouring columns or rows, red, green and blue together.
 */
export function seamOf(maps: ClothMaps, map: MapName): { readonly across: number; readonly up: number } {
  const { width, height } = maps;
  const bytes = maps[map];
  const differ = (from: number, to: number): number =>
    Math.abs(bytes[from]! - bytes[to]!) +
    Math.abs(bytes[from + 1]! - bytes[to + 1]!) +
    Math.abs(bytes[from + 2]! - bytes[to + 2]!);
  const ratio = (length: number, depth: number, valueAt: (place: number, k: number) => number): number => {
    const steps = Array.from({ length }, (_, place) => {
      let sum = 0;
      for (let k = 0; k < depth; k++) sum += differ(valueAt(place, k), valueAt((place + 1) % length, k));
      return sum / depth;
    });
    return steps.at(-1)! / Math.max(1, ...steps.slice(0, -1));
  };
  return {
    across: ratio(width, height, (x, y) => (y * width + x) * 4),
    up: ratio(height, width, (y, x) => (y * width + x) * 4),
  };
}

/** The largest departure of a normal's length from 1. */
export function normalError({ normal }: ClothMaps): number {
  let worst = 0;
  for (let i = 0; i < normal.length; i += 4) {
    const [x, y, z] = [normal[i]! / 127.5 - 1, normal[i + 1]! / 127.5 - 1, normal[i + 2]! / 127.5 - 1];
    worst = Math.max(worst, Math.abs(Math.hypot(x, y, z) - 1));
  }
  return worst;
}

/** Mean of a grey map, 0 … 1. */
export function meanLevel(bytes: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) sum += bytes[i]!;
  return sum / (bytes.length / 4) / 255;
}

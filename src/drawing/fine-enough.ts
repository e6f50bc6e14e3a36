import type { KeptPicture } from "./kept-pictures.ts";
import { imageOf } from "./load-picture.ts";
import { reduce } from "./pyramid.ts";

/** What a canvas draws or repeats. */
export type Drawable = ImageBitmap | OffscreenCanvas;

/** Sizes of one tile kept at once: the board, an export and a few steps of the zoom. */
const MAX_SIZES = 6;

/** The index of the smallest level that still has `wanted` pixels across; 0 when none has. */
export function levelFor(widths: readonly number[], wanted: number): number {
  for (let index = widths.length - 1; index > 0; index--) if (widths[index]! >= wanted) return index;
  return 0;
}

/** A tile in the size it is drawn in; null where it would have to grow, or is too large to keep. */
function sized({ levels, pixels, sizes }: KeptPicture, level: number, across: number, down: number): OffscreenCanvas | null {
  const [width, height] = [Math.max(1, Math.round(across)), Math.max(1, Math.round(down))];
  const largest = levels![0]!;
  if (width >= largest.width || height >= largest.height) return null;
  const key = `${width}x${height}`;
  const known = sizes.get(key);
  if (known) return known;
  // From a level at least twice as fine, where one is kept: its own halving is no longer seen then.
  const from = pixels[Math.max(0, level - 1)] ?? pixels[level];
  if (!from || from.width < width || from.height < height) return null;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(imageOf(reduce(from, width, height)), 0, 0);
  for (const oldest of sizes.keys()) if (sizes.size >= MAX_SIZES) sizes.delete(oldest);
  sizes.set(key, canvas);
  return canvas;
}

/** The picture no finer than it is drawn with so many pixels: a tile in just that size where it can be. null until it has arrived. */
export function fineEnough(picture: KeptPicture | null, isTile: boolean, across: number, down: number): Drawable | null {
  if (!picture?.levels) return null;
  const level = Math.min(
    levelFor(
      picture.levels.map((one) => one.width),
      across,
    ),
    levelFor(
      picture.levels.map((one) => one.height),
      down,
    ),
  );
  return (isTile && sized(picture, level, across, down)) || picture.levels[level]!;
}

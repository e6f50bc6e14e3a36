import { averaged } from "@selvedge/geometry-core";

/** Pixels as a canvas holds them: RGBA, sRGB, alpha not multiplied in. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** The same picture at another, smaller size, as a GPU filters sRGB. */
export const reduce = (pixels: Pixels, width: number, height: number): Pixels => ({
  width,
  height,
  data: averaged(pixels.data, pixels, { width, height }),
});

/** Every halving of a picture down to one pixel, largest first, the picture itself not among them. Sizes are those of a GPU's mip chain. */
export function halvings(pixels: Pixels): readonly Pixels[] {
  const levels: Pixels[] = [];
  let last = pixels;
  while (last.width > 1 || last.height > 1) {
    last = reduce(last, Math.max(1, last.width >> 1), Math.max(1, last.height >> 1));
    levels.push(last);
  }
  return levels;
}

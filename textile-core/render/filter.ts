/** Half the support of the reconstruction kernel, in pixels. */
export const KERNEL_RADIUS = 2;

/**
 * Mitchell & Netravali's cubic (B = C = 1/3, SIGGRAPH 1988): passes what a pixel can show and takes away what would
 * come back as moiré, which a box of one pixel does not.
 */
export function mitchell(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (7 * x ** 3 - 12 * x ** 2 + 16 / 3) / 6;
  if (x < 2) return ((-7 / 3) * x ** 3 + 12 * x ** 2 - 20 * x + 32 / 3) / 6;
  return 0;
}

/** A kernel on the sample grid: tap k of pixel X weighs sample `X · perPixel + first + k`. Weights sum to 1. */
export type Kernel = { readonly first: number; readonly weights: Float32Array };

/** The kernel for a grid of `perPixel` samples a pixel. */
export function kernelOf(perPixel: number): Kernel {
  const first = Math.floor(perPixel / 2 - KERNEL_RADIUS * perPixel) + (perPixel % 2);
  const taps = 2 * KERNEL_RADIUS * perPixel - (perPixel % 2);
  const weights = Float32Array.from({ length: taps }, (_, tap) => mitchell((first + tap + 0.5) / perPixel - 0.5));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { first, weights: weights.map((weight) => weight / sum) };
}

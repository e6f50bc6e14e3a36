import { boundsOf, type Point } from "@selvedge/geometry-core";
import { EMPTY_MASK, type Mask } from "./mask.ts";

/** A stroke's coverage with, for each pixel, how far along the line it lies (0 … 1) and how far off it (−1 … 1 of its half width). */
export type StrokeMask = Mask & { readonly along: Float32Array; readonly across: Float32Array };

const HALF_PIXEL = 0.5;

/**
 * Coverage of a line with round ends, joints and a half width (px) at each of its points, by distance: pieces join
 * without a bead. Lines thinner than a pixel turn pale instead of vanishing.
 */
export function strokeMask(line: readonly Point[], halfWidths: readonly number[]): StrokeMask {
  const widest = Math.max(...halfWidths) + 1;
  const { minX: left, minY: top, maxX: right, maxY: bottom } = boundsOf(line);
  if (!(right >= left)) return { ...EMPTY_MASK, along: EMPTY_MASK.alpha, across: EMPTY_MASK.alpha };
  const x0 = Math.floor(left - widest);
  const y0 = Math.floor(top - widest);
  const width = Math.ceil(right + widest) - x0 + 1;
  const height = Math.ceil(bottom + widest) - y0 + 1;
  const alpha = new Float32Array(width * height);
  const along = new Float32Array(width * height);
  const across = new Float32Array(width * height);
  const spans = Math.max(1, line.length - 1);
  for (let span = 0; span < spans; span++) {
    const [ax, ay] = line[span]!;
    const [bx, by] = line[Math.min(span + 1, line.length - 1)]!;
    const from = halfWidths[span]!;
    const to = halfWidths[Math.min(span + 1, halfWidths.length - 1)]!;
    const reach = Math.max(from, to) + 1;
    const [dx, dy] = [bx - ax, by - ay];
    const squared = dx * dx + dy * dy;
    const length = Math.sqrt(squared) || 1;
    const lastX = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach) - x0);
    const lastY = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach) - y0);
    for (let y = Math.max(0, Math.floor(Math.min(ay, by) - reach) - y0); y <= lastY; y++) {
      const py = y + y0 + HALF_PIXEL - ay;
      for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach) - x0); x <= lastX; x++) {
        const px = x + x0 + HALF_PIXEL - ax;
        const t = squared > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / squared)) : 0;
        const half = from + (to - from) * t;
        const [offX, offY] = [px - t * dx, py - t * dy];
        const off = Math.sqrt(offX * offX + offY * offY);
        const solid = Math.max(half, HALF_PIXEL) + HALF_PIXEL - off;
        if (solid <= 0) continue;
        const cover = Math.min(1, solid) * Math.min(1, 2 * half);
        const cell = y * width + x;
        if (cover <= alpha[cell]!) continue;
        alpha[cell] = cover;
        along[cell] = (span + t) / spans;
        across[cell] = half > 0 ? (px * dy - py * dx) / length / half : 0;
      }
    }
  }
  return { x: x0, y: y0, width, height, alpha, along, across };
}

import type { Point } from "@selvedge/geometry-core";
import { EMPTY_MASK, type Mask } from "./mask.ts";

/** Room round the shape, so that what softens the mask later has somewhere to go; px. */
const MARGIN = 2;

/**
 * Adds one edge's signed area to the pixels it passes; a running sum along the row then gives coverage
 * (the accumulation buffer of Levien's font-rs, 2016).
 */
function addEdge(sums: Float32Array, stride: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const sign = ay < by ? 1 : -1;
  const [x0, y0, x1, y1] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (x1 - x0) / (y1 - y0);
  let x = x0;
  for (let row = Math.floor(y0); row < y1; row++) {
    const top = Math.max(row, y0);
    const bottom = Math.min(row + 1, y1);
    const tall = bottom - top;
    const next = x + slope * tall;
    const area = sign * tall;
    const [left, right] = x < next ? [x, next] : [next, x];
    const first = Math.floor(left);
    const last = Math.ceil(right);
    const cell = row * stride + first;
    if (last <= first + 1) {
      const middle = (left + right) / 2 - first;
      sums[cell]! += area * (1 - middle);
      sums[cell + 1]! += area * middle;
    } else {
      const share = 1 / (right - left);
      const start = 1 - (left - first);
      const before = 0.5 * share * start * start;
      const end = right - last + 1;
      const beyond = 0.5 * share * end * end;
      sums[cell]! += area * before;
      if (last === first + 2) {
        sums[cell + 1]! += area * (1 - before - beyond);
      } else {
        const second = share * (1.5 - (left - first));
        sums[cell + 1]! += area * (second - before);
        for (let column = first + 2; column < last - 1; column++) sums[row * stride + column]! += area * share;
        const passed = second + (last - first - 3) * share;
        sums[row * stride + last - 1]! += area * (1 - passed - beyond);
      }
      sums[row * stride + last]! += area * beyond;
    }
    x = next;
  }
}

/**
 * Coverage of closed outlines in px, exact for edges that do not cross inside a pixel. Outlines that run the same way
 * join, one that runs the other way round inside another is a hole.
 */
export function fillMask(outlines: readonly (readonly Point[])[]): Mask {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (const [x, y] of outline) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  if (!(right > left && bottom > top)) return EMPTY_MASK;
  const x = Math.floor(left) - MARGIN;
  const y = Math.floor(top) - MARGIN;
  const width = Math.ceil(right) - x + MARGIN + 1;
  const height = Math.ceil(bottom) - y + MARGIN;
  const sums = new Float32Array(width * height + 2);
  for (const outline of outlines) {
    for (let index = 0; index < outline.length; index++) {
      const from = outline[index]!;
      const to = outline[index + 1 === outline.length ? 0 : index + 1]!;
      addEdge(sums, width, from[0] - x, from[1] - y, to[0] - x, to[1] - y);
    }
  }
  const alpha = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let i = row * width; i < (row + 1) * width; i++) {
      sum += sums[i]!;
      alpha[i] = Math.min(1, Math.abs(sum));
    }
  }
  return { x, y, width, height, alpha };
}

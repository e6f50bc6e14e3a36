import type { Lab } from "./convert.ts";
import { bytesOfLab, labOfBytes, type Picture } from "./pixels.ts";

/** A slot of a print's palette and the colour it becomes. */
export type SlotChange = { readonly from: Lab; readonly to: Lab };

type Shift = readonly [l: number, a: number, b: number];
/** The way from one slot to another, and the moves at its two ends. A slot alone is a way of no length. */
type Way = { readonly from: Lab; readonly step: Shift; readonly squared: number; readonly start: Shift; readonly turn: Shift };

/** Square of the ΔE within which a colour lies on a way as much as on any other. */
const ON_THE_WAY = 2;

const minus = (a: readonly [number, number, number], b: readonly [number, number, number]): Shift => [
  a[0] - b[0],
  a[1] - b[1],
  a[2] - b[2],
];
const clampByte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

function waysOf(changes: readonly SlotChange[]): readonly Way[] {
  const wayOf = (one: SlotChange, other: SlotChange): Way => {
    const step = minus(other.from, one.from);
    const start = minus(one.to, one.from);
    return {
      from: one.from,
      step,
      squared: step[0] ** 2 + step[1] ** 2 + step[2] ** 2,
      start,
      turn: minus(minus(other.to, other.from), start),
    };
  };
  if (changes.length === 1) return [wayOf(changes[0]!, changes[0]!)];
  return changes.flatMap((one, index) => changes.slice(index + 1).map((other) => wayOf(one, other)));
}

/** The move of one colour: that of the ways it lies on, each by how near it is. */
function shiftOf(colour: Lab, ways: readonly Way[]): Shift {
  let [l, a, b, sum] = [0, 0, 0, 0];
  for (const { from, step, squared, start, turn } of ways) {
    const l0 = colour[0] - from[0];
    const a0 = colour[1] - from[1];
    const b0 = colour[2] - from[2];
    const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (l0 * step[0] + a0 * step[1] + b0 * step[2]) / squared));
    const beside = (l0 - along * step[0]) ** 2 + (a0 - along * step[1]) ** 2 + (b0 - along * step[2]) ** 2;
    const weight = 1 / (beside + ON_THE_WAY) ** 3;
    l += weight * (start[0] + along * turn[0]);
    a += weight * (start[1] + along * turn[1]);
    b += weight * (start[2] + along * turn[2]);
    sum += weight;
  }
  return [l / sum, a / sum, b / sum];
}

/**
 * The print in another colourway. Every pixel moves with its slot and keeps its own distance from it, so that shading,
 * grain and soft edges stay; a pixel between two slots moves with both. A slot that becomes itself leaves its pixels as they
 * are. 512 × 512 px of eight slots take about 0.1 s.
 */
export function recolour(picture: Picture, changes: readonly SlotChange[]): Picture {
  const rgba = new Uint8ClampedArray(picture.rgba);
  if (changes.length === 0) return { ...picture, rgba };
  const ways = waysOf(changes);
  const known = new Map<number, number>();
  for (let i = 0; i < rgba.length; i += 4) {
    const [red, green, blue] = [rgba[i]!, rgba[i + 1]!, rgba[i + 2]!];
    const key = (red << 16) | (green << 8) | blue;
    let moved = known.get(key);
    if (moved === undefined) {
      const colour = labOfBytes(red, green, blue);
      const shift = shiftOf(colour, ways);
      const [r, g, b] = bytesOfLab([colour[0] + shift[0], colour[1] + shift[1], colour[2] + shift[2]]);
      moved = (clampByte(r) << 16) | (clampByte(g) << 8) | clampByte(b);
      known.set(key, moved);
    }
    rgba[i] = moved >> 16;
    rgba[i + 1] = (moved >> 8) & 255;
    rgba[i + 2] = moved & 255;
  }
  return { ...picture, rgba };
}

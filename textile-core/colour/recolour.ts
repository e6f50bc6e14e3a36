import type { Lab } from "./convert.ts";
import { bytesOfLab, labOfBytes, type Picture } from "./pixels.ts";

/** A slot of a print's palette and the colour it becomes. */
export type SlotChange = { readonly from: Lab; readonly to: Lab };

type Shift = readonly [l: number, a: number, b: number];

const minus = (a: Lab, b: Lab): Shift => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Shift, b: Shift): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clampByte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** How far along the way from one slot to another a colour lies (0 … 1), and how far beside it. */
function placeBetween(colour: Lab, from: Lab, to: Lab): { along: number; beside: number } {
  const way = minus(to, from);
  const step = minus(colour, from);
  const along = Math.min(1, Math.max(0, dot(step, way) / Math.max(dot(way, way), Number.EPSILON)));
  const rest: Shift = [step[0] - along * way[0], step[1] - along * way[1], step[2] - along * way[2]];
  return { along, beside: dot(rest, rest) };
}

/** The move of one colour: that of the two slots it lies between, each by its part. */
function shiftOf(colour: Lab, changes: readonly SlotChange[], shifts: readonly Shift[]): Shift {
  let near = 0;
  let nearest = Number.POSITIVE_INFINITY;
  changes.forEach(({ from }, index) => {
    const step = minus(colour, from);
    const distance = dot(step, step);
    if (distance < nearest) [near, nearest] = [index, distance];
  });
  let other = near;
  let part = 0;
  let least = nearest;
  changes.forEach(({ from }, index) => {
    if (index === near) return;
    const { along, beside } = placeBetween(colour, changes[near]!.from, from);
    if (beside < least) [other, part, least] = [index, along, beside];
  });
  const [a, b] = [shifts[near]!, shifts[other]!];
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]), a[2] + part * (b[2] - a[2])];
}

/**
 * The print in another colourway. Every pixel moves with its slot and keeps its own distance from it, so that shading,
 * grain and soft edges stay; a pixel between two slots moves with both. A slot that becomes itself leaves its pixels as they are.
 */
export function recolour(picture: Picture, changes: readonly SlotChange[]): Picture {
  const rgba = new Uint8ClampedArray(picture.rgba);
  if (changes.length === 0) return { ...picture, rgba };
  const shifts = changes.map(({ from, to }) => minus(to, from));
  const known = new Map<number, readonly [number, number, number]>();
  for (let at = 0; at < rgba.length; at += 4) {
    const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
    const key = (red << 16) | (green << 8) | blue;
    let moved = known.get(key);
    if (!moved) {
      const colour = labOfBytes(red, green, blue);
      const shift = shiftOf(colour, changes, shifts);
      const [r, g, b] = bytesOfLab([colour[0] + shift[0], colour[1] + shift[1], colour[2] + shift[2]]);
      moved = [clampByte(r), clampByte(g), clampByte(b)];
      known.set(key, moved);
    }
    rgba[at] = moved[0];
    rgba[at + 1] = moved[1];
    rgba[at + 2] = moved[2];
  }
  return { ...picture, rgba };
}

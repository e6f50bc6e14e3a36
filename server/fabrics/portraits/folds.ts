import { radiansOf } from "@selvedge/geometry-core";
import { type Cloth, sampleCloth, toByte } from "../cloths/pictures/tile.ts";
import { noise } from "./noise.ts";

export type Size = { readonly width: number; readonly height: number };
export const FOLDS_PX: Size = { width: 720, height: 540 };
/** Pixels a millimetre: the picture is a hand's breadth of cloth, so that its threads can be seen. */
export const FOLDS_PER_MM = 5.25;

/** How a cloth lies: direction of its folds in degrees from upright, their width and depth in mm, and which of all such cloths it is. */
export type FoldLayout = { readonly seed: number; readonly angle: number; readonly width: number; readonly depth: number };

const LIGHT = normalise([-0.5, -0.34, 0.8]);
const AMBIENT = 0.3;
const DIRECT = 0.78;
/** The hollow between two folds is seen by less of the room: measured against the mean height this far around. */
const HOLLOW_MM = 11;
/** Millimetres below its surroundings at which a place gets half of the room's light. */
const HOLLOW_DEPTH_MM = 7;

/** Cloth lying in soft folds, lit from the upper left; it follows the surface, so that its pattern is foreshortened where it turns away. RGB. */
export function folds(cloth: Cloth, layout: FoldLayout, { width, height }: Size = FOLDS_PX): Uint8Array {
  const relief = reliefOf(layout, width, height);
  const around = blurred(relief, width, height, HOLLOW_MM * FOLDS_PER_MM);
  const ahead = runAhead(relief, width, height);
  const pixels = new Uint8Array(width * height * 3);
  const light = new Float32Array(3);
  const grain = radiansOf(layout.angle * 0.7);
  const [cos, sin] = [Math.cos(grain), Math.sin(grain)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = y * width + x;
      const sum = [0, 0, 0];
      for (const [dx, dy] of CORNERS) {
        const mmX = (x + dx) / FOLDS_PER_MM + ahead[cell]!;
        const mmY = (y + dy) / FOLDS_PER_MM;
        sampleCloth(cloth, mmX * cos + mmY * sin, mmY * cos - mmX * sin, light);
        for (let c = 0; c < 3; c += 1) sum[c]! += light[c]!;
      }
      const hollow = Math.max(0, around[cell]! - relief[cell]!) / HOLLOW_DEPTH_MM;
      const shade = lightOn(relief, width, height, x, y) / (1 + hollow ** 1.3);
      for (let c = 0; c < 3; c += 1) pixels[cell * 3 + c] = toByte((sum[c]! / CORNERS.length) * shade);
    }
  }
  return pixels;
}

const CORNERS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Height of the cloth in mm at each pixel: long waves whose direction, width and height vary. */
function reliefOf(layout: FoldLayout, width: number, height: number): Float32Array {
  const relief = new Float32Array(width * height);
  const wander = noise(layout.seed);
  const swell = noise(layout.seed + 1);
  const crease = noise(layout.seed + 2);
  const turn = radiansOf(layout.angle);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const mmX = x / FOLDS_PER_MM;
      const mmY = y / FOLDS_PER_MM;
      const along = mmY * cos - mmX * sin;
      const across = mmX * cos + mmY * sin;
      const phase = across / layout.width + 0.42 * wander(along / 130, across / 70) + 0.1 * wander(along / 45 + 7, across / 40);
      const main = 0.5 + 0.5 * Math.cos(2 * Math.PI * phase);
      const second = 0.5 + 0.5 * Math.cos(2 * Math.PI * (phase * 1.73 + 0.3 * wander(along / 90 + 30, across / 90)));
      const strength = 0.68 + 0.32 * swell(along / 80, across / 50);
      relief[y * width + x] =
        layout.depth * (0.8 * strength * main ** 1.5 + 0.2 * (1 - strength) * second + 0.02 * crease(along / 16, across / 7));
    }
  }
  return relief;
}

/** Cloth used up by rising and falling along each row, beyond the width of the picture, mm. */
function runAhead(relief: Float32Array, width: number, height: number): Float32Array {
  const step = 1 / FOLDS_PER_MM;
  const ahead = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let i = y * width + 1; i < (y + 1) * width; i += 1) {
      ahead[i] = ahead[i - 1]! + Math.hypot(step, relief[i]! - relief[i - 1]!) - step;
    }
  }
  return ahead;
}

/** Mean over a square of `size` pixels, along rows and then along columns. */
function blurred(values: Float32Array, width: number, height: number, size: number): Float32Array {
  const reach = Math.round(size / 2);
  const along = (source: Float32Array, count: number, length: number, stride: number, step: number) => {
    const result = new Float32Array(source.length);
    for (let line = 0; line < count; line += 1) {
      const value = (i: number) => source[line * stride + Math.min(length - 1, Math.max(0, i)) * step]!;
      let sum = 0;
      for (let i = -reach; i <= reach; i += 1) sum += value(i);
      for (let i = 0; i < length; i += 1) {
        result[line * stride + i * step] = sum / (2 * reach + 1);
        sum += value(i + reach + 1) - value(i - reach);
      }
    }
    return result;
  };
  return along(along(values, height, width, width, 1), width, height, 1, width);
}

/** Light from the lamp and the room on the surface at a pixel. */
function lightOn(relief: Float32Array, width: number, height: number, x: number, y: number): number {
  const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
  const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
  const slopeX = ((relief[y * width + right]! - relief[y * width + left]!) * FOLDS_PER_MM) / (right - left);
  const slopeY = ((relief[bottom * width + x]! - relief[top * width + x]!) * FOLDS_PER_MM) / (bottom - top);
  const [nx, ny, nz] = normalise([-slopeX, -slopeY, 1]);
  return AMBIENT * (0.6 + 0.4 * nz) + DIRECT * Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]);
}

function normalise([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

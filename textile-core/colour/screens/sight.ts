import type { Lab } from "../convert.ts";
import { ciede2000 } from "../difference.ts";
import { labOfBytes, type Picture } from "../pixels.ts";

/** A pixel without a colour of its own on the cloth: transparent, or white that is left to it. */
export const UNPRINTED = 0xffff_ffff;
export const WHITE: Lab = [100, 0, 0];

/** What one pixel is: nothing, cloth left white, an even area, or the soft edge between two. */
export const NOTHING = 0;
export const LEFT_WHITE = 1;
export const EVEN = 2;
export const EDGE = 3;

/** A picture as a printer looks at it: which colours it has, where they lie, and which pixels only soften an edge. */
export type Sight = {
  readonly picture: Picture;
  /** CIELAB of each different colour, three numbers each. */
  readonly labs: Float64Array;
  /** Even pixels of each colour; where a picture is nothing but edges, all its pixels. */
  readonly even: Float64Array;
  /** The colour of each pixel as its number, or `UNPRINTED`. */
  readonly colourAt: Uint32Array;
  readonly kindAt: Uint8Array;
};

/** Fainter than this is a trace of the edge's softening. */
const SEEN_FROM = 16;
const WHOLE_FROM = 250;
/** What differs from white by no more than this is the ground of a scan. */
const WHITE_DE = 5;
/** The two sides of an edge differ by this at least, as a distance of sRGB bytes. */
const EDGE_FROM = 32;
/** A mixture lies on the straight way between its sides, give or take rounding. */
const STRAY = 1.04;
const STRAY_BYTES = 4;
/** A picture with fewer even pixels than this is all edges: a fine raster, or noise. */
const MIN_EVEN = 0.05;

const isWhite = (lab: Lab): boolean => ciede2000(lab, WHITE) <= WHITE_DE;

function distance(rgba: Uint8ClampedArray, a: number, b: number): number {
  const red = rgba[a]! - rgba[b]!;
  const green = rgba[a + 1]! - rgba[b + 1]!;
  const blue = rgba[a + 2]! - rgba[b + 2]!;
  return Math.sqrt(red * red + green * green + blue * blue);
}

/** Whether the pixel at a byte is a mixture of the two that lie `step` bytes before and behind it. */
function isBetween(rgba: Uint8ClampedArray, pixel: number, step: number): boolean {
  const [one, other] = [pixel - step, pixel + step];
  if (rgba[one + 3]! < WHOLE_FROM || rgba[other + 3]! < WHOLE_FROM) return false;
  const apart = distance(rgba, one, other);
  if (apart < EDGE_FROM) return false;
  const [fromOne, fromOther] = [distance(rgba, pixel, one), distance(rgba, pixel, other)];
  return fromOne > 0 && fromOther > 0 && fromOne + fromOther <= apart * STRAY + STRAY_BYTES;
}

/** Whether a pixel is a mixture of two that lie on opposite sides of it. */
function isMixture({ width, height, rgba }: Picture, x: number, y: number): boolean {
  const row = width * 4;
  const offset = y * row + x * 4;
  const [isInRow, isInColumn] = [x > 0 && x + 1 < width, y > 0 && y + 1 < height];
  return (
    (isInRow && isBetween(rgba, offset, 4)) ||
    (isInColumn && isBetween(rgba, offset, row)) ||
    (isInRow && isInColumn && (isBetween(rgba, offset, row + 4) || isBetween(rgba, offset, row - 4)))
  );
}

/** Looks at a picture. `leavesWhite` takes white for bare cloth. 16 million pixels take about 2 s. */
export function sightOf(picture: Picture, { leavesWhite }: { readonly leavesWhite: boolean }): Sight {
  const { width, height, rgba } = picture;
  const pixels = width * height;
  const colourAt = new Uint32Array(pixels);
  const kindAt = new Uint8Array(pixels);
  const numbers = new Map<number, number>();
  const values: number[] = [];
  let [lastValue, lastNumber] = [-1, 0];
  for (let pixel = 0; pixel < pixels; pixel++) {
    const offset = pixel * 4;
    if (rgba[offset + 3]! < SEEN_FROM) {
      colourAt[pixel] = UNPRINTED;
      continue;
    }
    const value = (rgba[offset]! << 16) | (rgba[offset + 1]! << 8) | rgba[offset + 2]!;
    if (value !== lastValue) {
      lastValue = value;
      const known = numbers.get(value);
      lastNumber = known ?? values.push(value) - 1;
      if (known === undefined) numbers.set(value, lastNumber);
    }
    colourAt[pixel] = lastNumber;
  }
  const labs = new Float64Array(values.length * 3);
  const white = new Uint8Array(values.length);
  values.forEach((value, number) => {
    const lab = labOfBytes(value >> 16, (value >> 8) & 255, value & 255);
    labs.set(lab, number * 3);
    white[number] = leavesWhite && isWhite(lab) ? 1 : 0;
  });

  const even = new Float64Array(values.length);
  let [printed, evenly] = [0, 0];
  for (let pixel = 0; pixel < pixels; pixel++) {
    const number = colourAt[pixel]!;
    if (number === UNPRINTED) continue;
    if (white[number]) {
      kindAt[pixel] = LEFT_WHITE;
      colourAt[pixel] = UNPRINTED;
      continue;
    }
    printed += 1;
    const isSoft = rgba[pixel * 4 + 3]! < WHOLE_FROM || isMixture(picture, pixel % width, Math.floor(pixel / width));
    kindAt[pixel] = isSoft ? EDGE : EVEN;
    if (isSoft) continue;
    evenly += 1;
    even[number] = even[number]! + 1;
  }
  if (evenly >= printed * MIN_EVEN) return { picture, labs, even, colourAt, kindAt };
  even.fill(0);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const number = colourAt[pixel]!;
    if (number === UNPRINTED) continue;
    kindAt[pixel] = EVEN;
    even[number] = even[number]! + 1;
  }
  return { picture, labs, even, colourAt, kindAt };
}

/** Whether a picture stands on white: most of its border is white, and none of that is transparent. */
export function standsOnWhite({ width, height, rgba }: Picture): boolean {
  let [border, white] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1)) {
      const offset = (y * width + x) * 4;
      border += 1;
      if (rgba[offset + 3]! >= WHOLE_FROM && isWhite(labOfBytes(rgba[offset]!, rgba[offset + 1]!, rgba[offset + 2]!))) white += 1;
    }
  return white > border / 2;
}

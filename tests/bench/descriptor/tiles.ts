import { LIGHT_OF_BYTE } from "@selvedge/geometry-core";
import { drawPrint, lightCloth, printLatticeOf, renderCloth, repeatOf, repeatSizeOf } from "@selvedge/textile-core";
import type { Recipe } from "./recipes.ts";

/** A seamless tile of cloth under a lamp: linear light, three values a pixel, and how much of the cloth a picture of it shows. */
export type LitTile = {
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
  readonly light: Float32Array;
  /** Side of the square that a photographer would frame: some repeats, or enough to see the threads. */
  readonly viewMm: number;
};

/** Pixels along the side of what is framed. */
const VIEW_PX = 256;
const PLAIN_VIEW_MM = 30;
const WIDEST_VIEW_MM = 180;
/** Long repeats are not drawn finer than this many pixels. */
const MAX_PX = 420;

function lit(rgba: Uint8ClampedArray | Uint8Array, width: number, height: number, mmWidth: number, viewMm: number): LitTile {
  const light = new Float32Array(width * height * 3);
  for (let index = 0, out = 0; index < rgba.length; index += 4) {
    light[out++] = LIGHT_OF_BYTE[rgba[index]!]!;
    light[out++] = LIGHT_OF_BYTE[rgba[index + 1]!]!;
    light[out++] = LIGHT_OF_BYTE[rgba[index + 2]!]!;
  }
  return { width, height, pxPerMm: width / mmWidth, light, viewMm };
}

const framed = (repeatMm: number, repeats: number): number =>
  Math.min(WIDEST_VIEW_MM, Math.max(PLAIN_VIEW_MM, repeats * repeatMm));

/** Draws a fabric of the evaluation: about 0.1 s. Colourways of one print that follow one another share their drawing. */
export function tileOf({ cloth }: Recipe): LitTile {
  if (cloth.of === "print") {
    const { mmWidth, mmHeight } = repeatSizeOf(printLatticeOf(cloth.print));
    const viewMm = framed(Math.min(mmWidth, mmHeight), 1.5);
    const pixels = Math.min(MAX_PX, Math.round((Math.max(mmWidth, mmHeight) * VIEW_PX) / viewMm));
    const print = drawPrint(cloth.print, { pixels });
    return lit(print.rgba, print.width, print.height, print.mmWidth, viewMm);
  }
  const repeat = repeatOf(cloth.record);
  const repeatMm = Math.max(repeat.mmWidth, repeat.mmHeight);
  const viewMm = framed(repeatMm, 2.2);
  const targetMm = Math.max(PLAIN_VIEW_MM, Math.min(repeatMm, 90));
  const pixels = Math.min(MAX_PX, Math.round((Math.max(targetMm, repeatMm) * VIEW_PX) / viewMm));
  const maps = renderCloth(cloth.record, { pixels, targetMm });
  return lit(lightCloth(maps), maps.width, maps.height, maps.mmWidth, viewMm);
}

/** A tile or its half; `scaleX` of its pixels lie in one of the full tile. */
type Mip = {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  readonly scaleX: number;
  readonly scaleY: number;
};
const MIPS = 3;
const mipsOfTile = new WeakMap<LitTile, readonly Mip[]>();

function halved({ width, height, light, scaleX, scaleY }: Mip): Mip {
  const [wide, tall] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const half = new Float32Array(wide * tall * 3);
  for (let y = 0, index = 0; y < tall; y++) {
    const [top, bottom] = [Math.floor((y * height) / tall) * width, Math.floor(((y + 0.5) * height) / tall) * width];
    for (let x = 0; x < wide; x++) {
      const [left, right] = [Math.floor((x * width) / wide), Math.floor(((x + 0.5) * width) / wide)];
      const [p, q, r, t] = [(top + left) * 3, (top + right) * 3, (bottom + left) * 3, (bottom + right) * 3];
      for (let lane = 0; lane < 3; lane++)
        half[index++] = 0.25 * (light[p + lane]! + light[q + lane]! + light[r + lane]! + light[t + lane]!);
    }
  }
  return { width: wide, height: tall, light: half, scaleX: (scaleX * wide) / width, scaleY: (scaleY * tall) / height };
}

/** The tile and its halves, for pictures from farther away. */
export function mipsOf(tile: LitTile): readonly Mip[] {
  const known = mipsOfTile.get(tile);
  if (known) return known;
  const mips: Mip[] = [{ ...tile, scaleX: 1, scaleY: 1 }];
  while (mips.length < MIPS) mips.push(halved(mips.at(-1)!));
  mipsOfTile.set(tile, mips);
  return mips;
}

/** Adds `weight` of the light of the endless cloth at x, y pixels of the full tile. */
function addSample({ width, height, light, scaleX, scaleY }: Mip, x: number, y: number, weight: number, out: Float32Array): void {
  const u = x * scaleX - 0.5;
  const v = y * scaleY - 0.5;
  const [floorU, floorV] = [Math.floor(u), Math.floor(v)];
  const [fu, fv] = [u - floorU, v - floorV];
  const left = ((floorU % width) + width) % width;
  const top = ((floorV % height) + height) % height;
  const right = left + 1 === width ? 0 : left + 1;
  const bottom = top + 1 === height ? 0 : top + 1;
  const [a, b, c, d] = [
    3 * (top * width + left),
    3 * (top * width + right),
    3 * (bottom * width + left),
    3 * (bottom * width + right),
  ];
  const [wa, wb, wc, wd] = [weight * (1 - fu) * (1 - fv), weight * fu * (1 - fv), weight * (1 - fu) * fv, weight * fu * fv];
  out[0]! += wa * light[a]! + wb * light[b]! + wc * light[c]! + wd * light[d]!;
  out[1]! += wa * light[a + 1]! + wb * light[b + 1]! + wc * light[c + 1]! + wd * light[d + 1]!;
  out[2]! += wa * light[a + 2]! + wb * light[b + 2]! + wc * light[c + 2]! + wd * light[d + 2]!;
}

/** Linear light at x, y pixels of the tile, seen so far away that a pixel of the picture covers 2^level of them. */
export function sampleTile(mips: readonly Mip[], level: number, x: number, y: number, out: Float32Array): void {
  const near = Math.min(mips.length - 1, Math.max(0, Math.floor(level)));
  const part = Math.min(1, Math.max(0, level - near));
  out.fill(0);
  addSample(mips[near]!, x, y, 1 - part, out);
  if (part > 0) addSample(mips[near + 1] ?? mips[near]!, x, y, part, out);
}

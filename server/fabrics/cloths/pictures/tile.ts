import { areaTaps, byteOfLight, clamp, codeOfLight, LIGHT_OF_BYTE, modulo, sharesOf } from "@selvedge/geometry-core";

/** One seamless tile of cloth in sRGB, `channels` bytes a pixel; row 0 is the top. */
export type Tile = {
  readonly width: number;
  readonly height: number;
  readonly mmWidth: number;
  readonly mmHeight: number;
  readonly channels: 3 | 4;
  readonly pixels: Uint8Array | Uint8ClampedArray;
};

/** A tile in linear light at a chosen density, ready to be sampled anywhere on the endless cloth. */
export type Cloth = {
  readonly width: number;
  readonly height: number;
  readonly perMmX: number;
  readonly perMmY: number;
  readonly light: Float32Array;
};

/** Linear light of each sRGB byte. Source: IEC 61966-2-1. */
export const LINEAR = LIGHT_OF_BYTE;

/** sRGB byte of linear light, reckoned and not looked up. */
export const toByte = (light: number): number => Math.round(255 * codeOfLight(clamp(light, 0, 1)));

/** sRGB bytes of many values of linear light, 0 … 1. */
export function toBytes(light: Float32Array): Uint8Array {
  const bytes = new Uint8Array(light.length);
  for (let i = 0; i < light.length; i += 1) bytes[i] = byteOfLight(light[i]!);
  return bytes;
}

/** The tile averaged down to about `perMm` pixels a millimetre; never enlarged. Averages are of light, so that fine stripes keep their tone. */
export function clothAt(tile: Tile, perMm: number): Cloth {
  const width = Math.max(1, Math.min(tile.width, Math.round(tile.mmWidth * perMm)));
  const height = Math.max(1, Math.min(tile.height, Math.round(tile.mmHeight * perMm)));
  const across = sharesOf(areaTaps(tile.width, width));
  const down = sharesOf(areaTaps(tile.height, height));
  const rows = new Float32Array(width * tile.height * 3);
  for (let y = 0; y < tile.height; y += 1) {
    for (const { cell: from, pixel: to, share } of across) {
      const source = (y * tile.width + from) * tile.channels;
      const target = (y * width + to) * 3;
      for (let c = 0; c < 3; c += 1) rows[target + c]! += share * LINEAR[tile.pixels[source + c]!]!;
    }
  }
  const light = new Float32Array(width * height * 3);
  for (const { cell: from, pixel: to, share } of down) {
    for (let i = 0; i < width * 3; i += 1) light[to * width * 3 + i]! += share * rows[from * width * 3 + i]!;
  }
  return { width, height, perMmX: width / tile.mmWidth, perMmY: height / tile.mmHeight, light };
}

/** Linear light of the cloth at x, y mm, written to `out`; between pixels it runs evenly. */
export function sampleCloth(cloth: Cloth, x: number, y: number, out: Float32Array): void {
  const { width, height, light } = cloth;
  const u = modulo(x * cloth.perMmX - 0.5, width);
  const v = modulo(y * cloth.perMmY - 0.5, height);
  const left = Math.floor(u) % width;
  const top = Math.floor(v) % height;
  const right = (left + 1) % width;
  const bottom = (top + 1) % height;
  const fu = u - Math.floor(u);
  const fv = v - Math.floor(v);
  for (let c = 0; c < 3; c += 1) {
    const upper = light[(top * width + left) * 3 + c]! * (1 - fu) + light[(top * width + right) * 3 + c]! * fu;
    const lower = light[(bottom * width + left) * 3 + c]! * (1 - fu) + light[(bottom * width + right) * 3 + c]! * fu;
    out[c] = upper * (1 - fv) + lower * fv;
  }
}

/** A cloth as its albedo was stored. */
export type StoredTile = { readonly picture: Uint8Array; readonly mmWidth: number; readonly mmHeight: number };

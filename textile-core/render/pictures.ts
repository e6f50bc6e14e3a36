import { byteOfLight } from "@selvedge/geometry-core";
import { hexOfLinear, labOf } from "../colour/convert.ts";
import type { Reflection } from "../finish/material.ts";
import type { Tile } from "../repeat/repeat.ts";
import { greyPicture } from "./encode.ts";
import type { ClothMaps } from "./maps.ts";
import type { Planes } from "./planes.ts";

/** A shade is corrected towards the dyer's shade card by this much; the rest is the depth of the weave. */
const SHADE_CORRECTION = 0.7;
/** Of metallised film and of sequins. */
const FILM_ROUGHNESS = 0.2;

/** Times `gain` in the dark, less towards white, so that a white cloth keeps its threads. */
const brighten = (light: number, gain: number): number => (light <= 0 ? 0 : (light * gain) / (1 + light * (gain - 1)));

/** Albedo as sRGB bytes and the mean of its linear light. */
function albedoOf(planes: Planes): { albedo: Uint8ClampedArray<ArrayBuffer>; mean: readonly [number, number, number] } {
  const { red, green, blue, meanShade } = planes;
  const gain = 1 + (1 / meanShade - 1) * SHADE_CORRECTION;
  const albedo = new Uint8ClampedArray(red.length * 4);
  let r = 0;
  let g = 0;
  let b = 0;
  for (let i = 0, out = 0; i < red.length; i++, out += 4) {
    const brightRed = brighten(red[i]!, gain);
    const brightGreen = brighten(green[i]!, gain);
    const brightBlue = brighten(blue[i]!, gain);
    r += brightRed;
    g += brightGreen;
    b += brightBlue;
    albedo[out] = byteOfLight(brightRed);
    albedo[out + 1] = byteOfLight(brightGreen);
    albedo[out + 2] = byteOfLight(brightBlue);
    albedo[out + 3] = 255;
  }
  return { albedo, mean: [r / red.length, g / red.length, b / red.length] };
}

function normalPicture({ normalX, normalY, normalZ }: Planes): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(normalX.length * 4);
  for (let i = 0, out = 0; i < normalX.length; i++, out += 4) {
    const x = normalX[i]!;
    const y = normalY[i]!;
    const z = normalZ[i]!;
    const scale = 127.5 / Math.sqrt(x * x + y * y + z * z);
    bytes[out] = 127.5 + x * scale;
    bytes[out + 1] = 127.5 + y * scale;
    bytes[out + 2] = 127.5 + z * scale;
    bytes[out + 3] = 255;
  }
  return bytes;
}

/** Roughness round the material's own: glossy crests are smoother, and slopes lost inside a pixel return as roughness (Toksvig 2005). */
function roughnessOf(planes: Planes, base: number): { values: Float32Array; mean: number } {
  const { normalX, normalY, normalZ, gloss, film } = planes;
  const values = new Float32Array(gloss.length);
  let glossMean = 0;
  for (let i = 0; i < gloss.length; i++) glossMean += gloss[i]!;
  glossMean /= gloss.length;
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const length = Math.min(1, Math.sqrt(normalX[i]! ** 2 + normalY[i]! ** 2 + normalZ[i]! ** 2));
    const threads = Math.min(1, Math.max(0.05, base + 0.12 * (1 - length) - 0.35 * (gloss[i]! - glossMean)));
    const value = film ? threads + (FILM_ROUGHNESS - threads) * film[i]! : threads;
    values[i] = value;
    sum += value;
  }
  return { values, mean: sum / values.length };
}

function reliefPicture(relief: Float32Array): { picture: Uint8ClampedArray<ArrayBuffer>; reliefMm: number } {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < relief.length; i++) {
    const value = relief[i]!;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  const reliefMm = Math.max(1e-6, highest - lowest);
  return { picture: greyPicture(relief.map((value) => (value - lowest) / reliefMm)), reliefMm };
}

/** Encodes developed planes as the maps of a tile. */
export function mapsOf(planes: Planes, tile: Tile, reflection: Reflection): ClothMaps {
  const { width, height } = planes;
  const { albedo, mean } = albedoOf(planes);
  const roughness = roughnessOf(planes, reflection.roughness);
  const relief = reliefPicture(planes.relief);
  const opacity = planes.opacity ?? new Float32Array(width * height).fill(1);
  const hex = hexOfLinear(mean);
  return {
    width,
    height,
    mmWidth: tile.mmWidth,
    mmHeight: tile.mmHeight,
    albedo,
    normal: normalPicture(planes),
    roughness: greyPicture(roughness.values),
    heightMap: relief.picture,
    reliefMm: relief.reliefMm,
    opacity: greyPicture(opacity),
    isOpen: planes.opacity !== null,
    material: { ...reflection, roughness: roughness.mean, meanColour: { hex, lab: labOf(hex) } },
  };
}

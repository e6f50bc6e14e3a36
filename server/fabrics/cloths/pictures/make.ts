import { type ClothMaps, lightCloth, renderFabric } from "@selvedge/textile-core";
import sharp from "sharp";
import type { TileMap } from "../address.ts";
import { type ClothInput, longestOf } from "./cloth-metrics.ts";
import { albedoFile, greyFile, normalFile } from "./picture-files.ts";
import { SWATCH_PX, swatch } from "./swatch.ts";
import { LINEAR, toByte } from "./tile.ts";

/** Roughness, height and opacity say little between threads: half the size is enough. */
const COARSE = 0.5;

/** Where an open cloth is laid so that its openings are seen: a dark table under a light cloth, a light one under a dark. */
const TABLES = { dark: [52, 50, 47], light: [242, 239, 233] } as const;
const LIGHT_CLOTH = 45;

/** The cloth under a lamp; through an open one the table is seen. */
export function onTable(maps: ClothMaps): Uint8ClampedArray<ArrayBuffer> {
  const lit = lightCloth(maps);
  if (!maps.isOpen) return lit;
  const table = maps.material.meanColour.lab[0] > LIGHT_CLOTH ? TABLES.dark : TABLES.light;
  for (let i = 0; i < lit.length; i += 4) {
    const cover = maps.opacity[i]! / 255;
    for (let channel = 0; channel < 3; channel++)
      lit[i + channel] = toByte(cover * LINEAR[lit[i + channel]!]! + (1 - cover) * LINEAR[table[channel]!]!);
  }
  return lit;
}

/** Renders a cloth and encodes the pictures of its tile and its swatch. */
export async function makeClothPictures(input: ClothInput): Promise<Record<TileMap, Uint8Array>> {
  const maps = renderFabric(input.cloth, { pixels: longestOf(input) });
  const { width, height, mmWidth, mmHeight } = maps;
  const shown = swatch({ width, height, mmWidth, mmHeight, channels: 4, pixels: onTable(maps) });
  return {
    albedo: await albedoFile(maps),
    normal: await normalFile(maps),
    roughness: await greyFile(maps, maps.roughness, COARSE),
    height: await greyFile(maps, maps.heightMap, COARSE),
    opacity: await greyFile(maps, maps.opacity, COARSE),
    swatch: await sharp(shown, { raw: { width: SWATCH_PX, height: SWATCH_PX, channels: 3 } })
      .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  };
}

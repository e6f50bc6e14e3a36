import {
  type ClothMaps,
  expectedColourOf,
  type FabricRecord,
  fabricTileOf,
  groundOf,
  lightCloth,
  renderCloth,
  renderFabric,
} from "@selvedge/textile-core";
import sharp from "sharp";
import type { ClothMap } from "./address.ts";
import { SWATCH_PX, swatch } from "./swatch.ts";
import { LINEAR, toByte } from "./tile.ts";

/** Pixels a millimetre of the stored pictures of a cloth: two to four for each thread of a shirting. */
const TEXTURE_PER_MM = 10;
export const LONGEST_PX = 1_024;
/** Roughness, height and opacity say little between threads: half the size is enough. */
const COARSE = 0.5;
const MM_PER_INCH = 25.4;
/** A picture this small tells the mean colour and gloss of a cloth well enough. */
const GAUGE_PX = 24;

export type ClothOrder = { readonly cloth: FabricRecord; readonly longestPx: number };

/** Size of a cloth's stored tile, and what its material needs to be drawn. */
export type ClothGauge = {
  readonly mmWidth: number;
  readonly mmHeight: number;
  readonly dpi: number;
  readonly roughness: number;
  readonly sheen: number;
  readonly sheenRoughness: number;
  /** "#rrggbb": what is shown in place of a picture that is not there yet. */
  readonly meanColour: string;
};

/** Pixels of the longer side of a cloth's stored tile. */
function longestOf({ cloth, longestPx }: ClothOrder): number {
  const { mmWidth, mmHeight } = fabricTileOf(cloth);
  return Math.min(longestPx, Math.round(Math.max(mmWidth, mmHeight) * TEXTURE_PER_MM));
}

/** What a record tells without its pictures: some hundredths of a second. */
export function gaugeCloth(order: ClothOrder): ClothGauge {
  const { cloth } = order;
  const { mmWidth, mmHeight } = fabricTileOf(cloth);
  const { roughness, sheen, sheenRoughness, meanColour } = renderCloth(groundOf(cloth), { pixels: GAUGE_PX }).material;
  return {
    mmWidth,
    mmHeight,
    dpi: (longestOf(order) / Math.max(mmWidth, mmHeight)) * MM_PER_INCH,
    roughness,
    sheen,
    sheenRoughness,
    meanColour: cloth.kind === "printed" ? expectedColourOf(cloth) : meanColour.hex,
  };
}

/** Where an open cloth is laid so that its openings are seen: a dark table under a light cloth, a light one under a dark. */
const TABLES = { dark: [52, 50, 47], light: [242, 239, 233] } as const;
const LIGHT_CLOTH = 45;

/** The cloth under a lamp; through an open one the table is seen. */
export function onGround(maps: ClothMaps): Uint8ClampedArray<ArrayBuffer> {
  const lit = lightCloth(maps);
  if (!maps.isOpen) return lit;
  const table = maps.material.meanColour.lab[0] > LIGHT_CLOTH ? TABLES.dark : TABLES.light;
  for (let at = 0; at < lit.length; at += 4) {
    const cover = maps.opacity[at]! / 255;
    for (let channel = 0; channel < 3; channel++)
      lit[at + channel] = toByte(cover * LINEAR[lit[at + channel]!]! + (1 - cover) * LINEAR[table[channel]!]!);
  }
  return lit;
}

/** Renders a cloth and encodes its pictures: as JPEG of full colour resolution, which is encoded fifty times faster than near-lossless WebP. */
export async function makeClothPictures(order: ClothOrder): Promise<Record<ClothMap, Uint8Array>> {
  const maps = renderFabric(order.cloth, { pixels: longestOf(order) });
  const { width, height, mmWidth, mmHeight } = maps;
  const picture = (rgba: Uint8ClampedArray<ArrayBuffer>) => sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  const coarse = (rgba: Uint8ClampedArray<ArrayBuffer>) =>
    picture(rgba)
      .extractChannel(0)
      .resize(Math.round(width * COARSE), Math.round(height * COARSE))
      .jpeg({ quality: 90 });
  const shown = swatch({ width, height, mmWidth, mmHeight, channels: 4, pixels: onGround(maps) });
  return {
    albedo: await picture(maps.albedo).jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer(),
    normal: await picture(maps.normal).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer(),
    roughness: await coarse(maps.roughness).toBuffer(),
    height: await coarse(maps.heightMap).toBuffer(),
    opacity: await coarse(maps.opacity).toBuffer(),
    swatch: await sharp(shown, { raw: { width: SWATCH_PX, height: SWATCH_PX, channels: 3 } })
      .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  };
}

import { type Cloth, renderCloth, tileOf } from "@selvedge/textile-core";
import sharp from "sharp";
import { SWATCH_PX, swatch } from "./pictures/swatch.ts";

/** Pixels a millimetre of the stored pictures of a cloth: two to four for each thread of a shirting. */
const TEXTURE_PER_MM = 10;
const LONGEST_PX = 1_024;
/** Roughness and height say little between threads: half the size is enough. */
const COARSE = 0.5;
const MM_PER_INCH = 25.4;

/** The stored pictures of a cloth and what its material needs to be drawn. */
export type ClothPictures = {
  readonly albedo: Uint8Array;
  readonly normal: Uint8Array;
  readonly roughness: Uint8Array;
  readonly height: Uint8Array;
  readonly swatch: Uint8Array;
  readonly mmWidth: number;
  readonly mmHeight: number;
  readonly dpi: number;
  readonly material: { readonly roughness: number; readonly sheen: number; readonly sheenRoughness: number };
};

/** Renders a cloth and encodes its pictures: as JPEG of full colour resolution, which is encoded fifty times faster than near-lossless WebP. */
export async function makeClothPictures(cloth: Cloth, pixels: number | null): Promise<ClothPictures> {
  const tile = tileOf(cloth);
  const longestMm = Math.max(tile.mmWidth, tile.mmHeight);
  const maps = renderCloth(cloth, { pixels: pixels ?? Math.min(LONGEST_PX, Math.round(longestMm * TEXTURE_PER_MM)) });
  const { width, height, mmWidth, mmHeight } = maps;
  const picture = (rgba: Uint8ClampedArray<ArrayBuffer>) => sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  const coarse = (rgba: Uint8ClampedArray<ArrayBuffer>) =>
    picture(rgba)
      .extractChannel(0)
      .resize(Math.round(width * COARSE), Math.round(height * COARSE))
      .jpeg({ quality: 90 });
  const shown = swatch({ width, height, mmWidth, mmHeight, channels: 4, pixels: maps.albedo });
  const { roughness, sheen, sheenRoughness } = maps.material;
  return {
    albedo: await picture(maps.albedo).jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer(),
    normal: await picture(maps.normal).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer(),
    roughness: await coarse(maps.roughness).toBuffer(),
    height: await coarse(maps.heightMap).toBuffer(),
    swatch: await sharp(shown, { raw: { width: SWATCH_PX, height: SWATCH_PX, channels: 3 } })
      .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
      .toBuffer(),
    mmWidth,
    mmHeight,
    dpi: (width / mmWidth) * MM_PER_INCH,
    material: { roughness, sheen, sheenRoughness },
  };
}

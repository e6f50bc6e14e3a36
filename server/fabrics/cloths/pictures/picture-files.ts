import type { ClothMaps } from "@selvedge/textile-core";
import sharp from "sharp";
import { isSeeThrough } from "./see-through.ts";

type Rgba = Uint8ClampedArray<ArrayBuffer>;
type Size = Pick<ClothMaps, "width" | "height">;

const picture = (rgba: Rgba, { width, height }: Size) => sharp(rgba, { raw: { width, height, channels: 4 } });

/**
 * The colour of a cloth: as JPEG of full colour resolution, which is encoded fifty times faster than near-lossless WebP;
 * of a cloth one sees through as WebP, whose alpha is the covered share of each pixel.
 */
export function albedoFile(maps: ClothMaps): Promise<Uint8Array> {
  if (!isSeeThrough(maps))
    return picture(maps.albedo, maps).removeAlpha().jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer();
  const rgba = new Uint8ClampedArray(maps.albedo);
  for (let i = 3; i < rgba.length; i += 4) rgba[i] = maps.opacity[i - 3]!;
  // Exact: the colour under an opening is kept, so that nothing dark bleeds into the threads beside it when the picture is filtered.
  return picture(rgba, maps).webp({ quality: 92, alphaQuality: 95, effort: 2, exact: true }).toBuffer();
}

export const normalFile = (maps: ClothMaps): Promise<Uint8Array> =>
  picture(maps.normal, maps).removeAlpha().jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();

/** A grey map, made smaller by `scale`. */
export const greyFile = (maps: ClothMaps, rgba: Rgba, scale: number): Promise<Uint8Array> =>
  picture(rgba, maps)
    .extractChannel(0)
    .resize(Math.max(1, Math.round(maps.width * scale)), Math.max(1, Math.round(maps.height * scale)))
    .jpeg({ quality: 90 })
    .toBuffer();

/** A swatch made smaller, as WebP: a quarter of the bytes at two thirds of the size, with the edges of its colours kept. */
export const smallerSwatch = (swatch: Uint8Array, px: number): Promise<Uint8Array> =>
  sharp(swatch).resize(px, px).webp({ quality: 76, smartSubsample: true }).toBuffer();

import sharp from "sharp";
import type { StoredTile } from "../cloths/pictures/tile.ts";
import { type Cloth, clothAt } from "../cloths/pictures/tile.ts";
import { FOLDS_PER_MM, FOLDS_PX, type FoldLayout, folds, type Size } from "./folds.ts";
import { SHELF_PER_MM, SHELF_PX, shelf } from "./shelf.ts";

export type FoldsInput = { readonly tile: StoredTile; readonly layout: FoldLayout; readonly size?: Size };

const QUALITY = 70;

/** A stored albedo as cloth that can be sampled, at a density in pixels a millimetre. */
export async function readTile({ picture, mmWidth, mmHeight }: StoredTile, perMm: number): Promise<Cloth> {
  const { data, info } = await sharp(picture).removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return clothAt({ width: info.width, height: info.height, mmWidth, mmHeight, channels: 3, pixels: data }, perMm);
}

/** The shelf of folded lengths, as WebP. */
export async function makeShelf({ lengths }: { lengths: readonly StoredTile[] }): Promise<Uint8Array> {
  const cloths: Cloth[] = [];
  for (const length of lengths) cloths.push(await readTile(length, SHELF_PER_MM * 1.5));
  return sharp(shelf(cloths), { raw: { ...SHELF_PX, channels: 3 } })
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer();
}

/** One cloth lying in folds, as WebP. */
export async function makeFolds({ tile, layout, size = FOLDS_PX }: FoldsInput): Promise<Uint8Array> {
  return sharp(folds(await readTile(tile, FOLDS_PER_MM), layout, size), { raw: { ...size, channels: 3 } })
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer();
}

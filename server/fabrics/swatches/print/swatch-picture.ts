import sharp from "sharp";
import type { Tile } from "../../cloths/pictures/tile.ts";
import { type CutSize, cutFrom } from "./cut.ts";

const JPEG_QUALITY = 92;
const CHANNELS = 3;

const rawOf = (tile: Tile, size: CutSize) => {
  const { width, height, pixels } = cutFrom(tile, size);
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } });
};

/** A swatch as a PNG that prints at true size: its dpi stands in the file (pHYs), its colours are sRGB and say so. */
export const swatchPng = (tile: Tile, size: CutSize): Promise<Buffer> =>
  rawOf(tile, size).withMetadata({ density: size.dpi }).png({ compressionLevel: 6 }).toBuffer();

/** A swatch for a page that places it at its size itself. */
export const swatchJpeg = (tile: Tile, size: CutSize): Promise<Buffer> =>
  rawOf(tile, size).jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4" }).toBuffer();

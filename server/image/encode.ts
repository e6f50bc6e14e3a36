import { turns } from "../jobs/turns.ts";
import { dominantColours } from "./chips.ts";
import { isDrawing } from "./kinds.ts";
import { drawingOpener, openPicture, readable, readHeader } from "./reader.ts";
import type { Chip, ImagePurpose } from "./tables.ts";

export type Encoded = {
  readonly bytes: Uint8Array;
  readonly mime: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
  readonly lossless: boolean;
  readonly dominant: Chip[];
};

const JPEG_QUALITY = 90;
/** Colours are taken from this many pixels a side, picked and not averaged: an average of two threads is a colour that is not there. */
const COLOUR_SAMPLE_PX = 64;
/** One of 60 Mpx takes 240 MB while it is decoded. */
const PICTURES_AT_ONCE = 2;
const inTurn = turns(PICTURES_AT_ONCE);

/** Whether a picture for this purpose keeps every pixel as it is. */
export const isLossless = (purpose: ImagePurpose, hasAlpha: boolean) => hasAlpha || purpose === "artwork";

/**
 * The picture upright in sRGB and nothing else of the file: no camera data, no profile, no other pages. A drawing is drawn at print size.
 * PNG where its pixels must stay true (12 Mpx: 1.4 s; lossless WebP takes 7 to 18), else JPEG of quality 90 without colour subsampling.
 */
export function encodePicture(input: Uint8Array, purpose: ImagePurpose): Promise<Encoded> {
  return inTurn(async () => {
    const drawn = isDrawing(input) ? await drawingOpener(input) : null;
    const lossless = drawn !== null || isLossless(purpose, (await readHeader(input)).hasAlpha);
    const upright = (drawn?.() ?? openPicture(input)).autoOrient().toColourspace("srgb");
    const encoded = lossless
      ? upright.png({ compressionLevel: 6 })
      : upright.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4" });
    const { data, info } = await readable(encoded.toBuffer({ resolveWithObject: true }));
    const sample = await openPicture(data)
      .resize(COLOUR_SAMPLE_PX, COLOUR_SAMPLE_PX, { fit: "inside", withoutEnlargement: true, kernel: "nearest" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer();
    return {
      bytes: data,
      mime: lossless ? "image/png" : "image/jpeg",
      width: info.width,
      height: info.height,
      lossless,
      dominant: dominantColours(sample),
    };
  });
}

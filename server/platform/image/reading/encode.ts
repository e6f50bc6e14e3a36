import type { OutputInfo, Sharp } from "sharp";
import { limitConcurrency } from "../../jobs/limit-concurrency.ts";
import { dominantColours } from "../colours/chips.ts";
import type { Chip } from "../tables.ts";
import { isDrawing, pictureKind } from "./kinds.ts";
import { drawingOpener, openPicture, readable, readHeader } from "./reader.ts";

export type Encoded = {
  readonly bytes: Uint8Array;
  readonly mime: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
  readonly dominant: Chip[];
};

/** A print shows no difference, and a fifth of what PNG takes for a photograph. */
const JPEG = { quality: 92, chromaSubsampling: "4:4:4" } as const;
/** Every pixel as it was is worth twice the bytes; lossless WebP would be a little smaller and take ten times as long. */
const TRUE_PIXELS_WORTH = 2;
/** Colours are taken from this many pixels a side, picked and not averaged: an average of two threads is a colour that is not there. */
const COLOUR_SAMPLE_PX = 64;
/** One of 60 Mpx takes 240 MB while it is decoded. */
const PICTURES_AT_ONCE = 2;
const limited = limitConcurrency(PICTURES_AT_ONCE);

type Written = { readonly data: Uint8Array; readonly info: OutputInfo };

/**
 * The picture upright in sRGB and nothing else of the file: no camera data, no profile, no other pages. A drawing is drawn at print size.
 * PNG where something shines through; else JPEG, or PNG where a picture that has lost nothing yet is not much larger as that.
 */
export function encodePicture(input: Uint8Array): Promise<Encoded> {
  return limited(async () => {
    const { data, info } = await readable(write(input));
    const sample = await openPicture(data)
      .resize(COLOUR_SAMPLE_PX, COLOUR_SAMPLE_PX, { fit: "inside", withoutEnlargement: true, kernel: "nearest" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer();
    return {
      bytes: data,
      mime: info.format === "png" ? "image/png" : "image/jpeg",
      width: info.width,
      height: info.height,
      dominant: dominantColours(sample),
    };
  });
}

async function write(input: Uint8Array): Promise<Written> {
  const drawn = isDrawing(input) ? await drawingOpener(input) : null;
  const open = () => (drawn?.() ?? openPicture(input)).autoOrient().toColourspace("srgb");
  const png = (picture: Sharp): Promise<Written> => picture.png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true });
  if (drawn) return png(open());
  if ((await readHeader(input)).hasAlpha && !(await isOpaque(input))) return png(open());
  const small: Written = await open().removeAlpha().jpeg(JPEG).toBuffer({ resolveWithObject: true });
  if (hasLost(input)) return small;
  const whole = await png(open().removeAlpha());
  return whole.data.length <= small.data.length * TRUE_PIXELS_WORTH ? whole : small;
}

/** Whether the alpha is full everywhere, as in pictures of a screen. */
async function isOpaque(input: Uint8Array): Promise<boolean> {
  const alpha = await readable(openPicture(input).extractChannel("alpha").raw().toBuffer());
  return Buffer.alloc(alpha.length, 255).equals(alpha);
}

/** Whether the picture was compressed with loss before. */
function hasLost(input: Uint8Array): boolean {
  const kind = pictureKind(input);
  return kind === "jpeg" || kind === "avif" || (kind === "webp" && !input.subarray(0, 256).toString().includes("VP8L"));
}

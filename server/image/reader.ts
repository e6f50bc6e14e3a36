import { MAX_IMAGE_PIXELS } from "@selvedge/contract";
import sharp, { type Sharp } from "sharp";
import { refuse } from "../refuse.ts";

// Every other loader of libvips (SVG, PDF, ImageMagick and the rest) is closed for the whole process.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif", "VipsForeignLoadTiff"],
});

/** Opens a picture of a stranger: one page, at most `MAX_IMAGE_PIXELS`, a cut-off or broken one fails. Nothing is decoded yet. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error", pages: 1 });

/** What the header says of a picture; `imageUnreadable` for a broken or too large one. */
export async function readHeader(bytes: Uint8Array): Promise<{ width: number; height: number; hasAlpha: boolean }> {
  const header = await readable(openPicture(bytes).metadata());
  if (header.width * header.height > MAX_IMAGE_PIXELS) throw refuse("imageUnreadable", { maxPixels: MAX_IMAGE_PIXELS });
  return { width: header.width, height: header.height, hasAlpha: header.hasAlpha };
}

/** The result of work on a picture; a fault of the picture becomes `imageUnreadable`. */
export async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isFlood = error instanceof Error && error.message.includes("pixel limit");
    throw refuse("imageUnreadable", isFlood ? { maxPixels: MAX_IMAGE_PIXELS } : null);
  }
}

import { MAX_IMAGE_PIXELS } from "@selvedge/contract";
import sharp, { type Sharp } from "sharp";
import { Refusal, refuse } from "../../refuse.ts";
import { referencedElements } from "./referenced.ts";

// Every other loader of libvips (PDF, ImageMagick and the rest) is closed for the whole process.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    ...["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif", "VipsForeignLoadTiff"],
    "VipsForeignLoadSvg",
  ],
});

/** Dots to an inch that a drawing is printed with; its own lengths are of 96 to an inch (CSS Values 4), and libvips counts from 72. */
const PRINT_DPI = 300;
const OWN_DPI = 96;
const VIPS_DPI = 72;
/** A drawing says little of how large it will be printed: at least as fine as a quarter of a metre would be. */
const MIN_SIDE_PX = 3_000;
const MAX_DRAWN_PIXELS = 36_000_000;
/** A drawing of more elements, all references followed, or one that takes longer, is no artwork. */
const MAX_ELEMENTS = 100_000;
const TIMEOUT_S = 15;

/** Opens a picture of a stranger: one page, at most `MAX_IMAGE_PIXELS`, a cut-off or broken one fails. Nothing is decoded yet. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error", pages: 1 });

/**
 * What opens a drawing of a stranger (SVG) as pixels at print size. librsvg runs no scripts, fetches nothing, and gives up on one whose
 * elements multiply without end. `imageUnreadable` for a broken one.
 */
export async function drawingOpener(bytes: Uint8Array): Promise<() => Sharp> {
  if (referencedElements(new TextDecoder().decode(bytes), MAX_ELEMENTS) > MAX_ELEMENTS) throw refuse("imageUnreadable");
  const openAt = (density: number) => sharp(bytes, { density, limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" });
  const [own, twice] = [await readable(openAt(VIPS_DPI).metadata()), await readable(openAt(2 * VIPS_DPI).metadata())];
  // Lengths in mm grow with the square of the density, those in pixels with itself.
  const isMeasured = twice.width > 3 * own.width;
  const fine = Math.max(PRINT_DPI / (isMeasured ? VIPS_DPI : OWN_DPI), MIN_SIDE_PX / Math.max(own.width, own.height));
  const times = Math.min(fine, Math.sqrt(MAX_DRAWN_PIXELS / (own.width * own.height)));
  return () => openAt(VIPS_DPI * (isMeasured ? Math.sqrt(times) : times)).timeout({ seconds: TIMEOUT_S });
}

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
    if (error instanceof Refusal) throw error;
    const isFlood = error instanceof Error && error.message.includes("pixel limit");
    throw refuse("imageUnreadable", isFlood ? { maxPixels: MAX_IMAGE_PIXELS } : null);
  }
}

import { halvings, type Pixels } from "./pyramid.ts";

/** Longer sides are reduced to this when decoded: no screen and no texture shows more. */
const MAX_SIDE_PX = 4096;
/** Levels with more pixels than this are not kept beside their bitmaps; tiles that large are drawn from a halving. */
const MAX_KEPT_PX = 1_600_000;

export type Level = { readonly bitmap: ImageBitmap; readonly pixels: Pixels | null };

/** As a texture is filtered: what is seen through keeps its colour. */
const UNMIXED = { premultiplyAlpha: "none" } as const;

async function decode(blob: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(blob, UNMIXED);
  const longest = Math.max(bitmap.width, bitmap.height);
  if (longest <= MAX_SIDE_PX) return bitmap;
  const shrink = MAX_SIDE_PX / longest;
  const reduced = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * shrink)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * shrink)),
    resizeQuality: "high",
    ...UNMIXED,
  });
  bitmap.close();
  return reduced;
}

/** A picture and all its halvings, largest first. */
export async function loadPicture(address: string): Promise<readonly Level[]> {
  const response = await fetch(address, { referrerPolicy: "no-referrer", credentials: "same-origin" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const full = await decode(await response.blob());
  const context = new OffscreenCanvas(full.width, full.height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No 2D canvas is available");
  context.drawImage(full, 0, 0);
  const first: Pixels = context.getImageData(0, 0, full.width, full.height);
  const halves = halvings(first).map(async (pixels) => ({ bitmap: await createImageBitmap(imageOf(pixels), UNMIXED), pixels }));
  return [{ bitmap: full, pixels: first }, ...(await Promise.all(halves))].map(({ bitmap, pixels }) => ({
    bitmap,
    pixels: pixels.width * pixels.height > MAX_KEPT_PX ? null : pixels,
  }));
}

export function imageOf({ data, width, height }: Pixels): ImageData {
  return new ImageData(new Uint8ClampedArray(data), width, height);
}

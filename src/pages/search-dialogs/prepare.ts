import type { Region } from "./region.ts";
import { WHOLE } from "./region.ts";

/** Long side of what is sent, px: more shows no more of the cloth than the comparison reads. */
const SENT_PX = 2_048;
/** Long side of the picture shown beside the list. */
const THUMB_PX = 160;
const QUALITY = 0.92;

function draw(bitmap: ImageBitmap, { x, y, width, height }: Region, longest: number): HTMLCanvasElement {
  const [w, h] = [bitmap.width * width, bitmap.height * height];
  const scale = Math.min(1, longest / Math.max(w, h));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(w * scale));
  canvas.height = Math.max(1, Math.round(h * scale));
  canvas.getContext("2d")?.drawImage(bitmap, bitmap.width * x, bitmap.height * y, w, h, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The picture as it is sent, made smaller than 2048 px where it is larger, and a small data address of the region to show. A picture this browser cannot read goes as it is: the server may read it. */
export async function prepare(picture: Blob, region: Region): Promise<{ file: Blob; thumb: string | null }> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return { file: picture, thumb: null };
  const thumb = draw(bitmap, region, THUMB_PX).toDataURL("image/jpeg", QUALITY);
  const isLarge = Math.max(bitmap.width, bitmap.height) > SENT_PX;
  const smaller =
    isLarge && (await new Promise<Blob | null>((done) => draw(bitmap, WHOLE, SENT_PX).toBlob(done, "image/jpeg", QUALITY)));
  bitmap.close();
  return { file: smaller || picture, thumb };
}

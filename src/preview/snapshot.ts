import { blank } from "./making/easel.ts";
import { openPictureBackground } from "./making/picture-background.ts";
import { sizeFor } from "./making/tiles-of.ts";
import type { PreviewBackground } from "./types.ts";

/** What the canvas shows over its background as a PNG. `drawNow` renders and gives the canvas; its pixels are copied before it is cleared. */
export async function snapshot(
  drawNow: () => HTMLCanvasElement,
  background: PreviewBackground,
  maxSide = Number.POSITIVE_INFINITY,
): Promise<Blob> {
  const behind = await openPictureBackground(background);
  const drawn = drawNow();
  const { width, height } = sizeFor(drawn, Math.min(maxSide, Math.max(drawn.width, drawn.height)));
  const [copy, context] = blank(width, height);
  context.imageSmoothingQuality = "high";
  behind.paint(context);
  behind.close();
  context.drawImage(drawn, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    copy.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written"))), "image/png"),
  );
}

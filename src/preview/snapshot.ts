import type { PreviewBackground } from "./types.ts";

async function picture(url: string): Promise<ImageBitmap | null> {
  const response = await fetch(url, { referrerPolicy: "no-referrer", credentials: "same-origin" });
  return response.ok ? createImageBitmap(await response.blob()) : null;
}

/** What the canvas shows over its background as a PNG. `drawNow` renders and gives the canvas; its pixels are copied before it is cleared. */
export async function snapshot(
  drawNow: () => HTMLCanvasElement,
  background: PreviewBackground,
  maxSide = Number.POSITIVE_INFINITY,
): Promise<Blob> {
  const behind = background.kind === "image" ? await picture(background.url) : null;
  const canvas = drawNow();
  const shrink = Math.min(1, maxSide / Math.max(canvas.width, canvas.height));
  const copy = document.createElement("canvas");
  copy.width = Math.max(1, Math.round(canvas.width * shrink));
  copy.height = Math.max(1, Math.round(canvas.height * shrink));
  const context = copy.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  context.imageSmoothingQuality = "high";
  if (background.kind === "plain") {
    context.fillStyle = background.hex;
    context.fillRect(0, 0, copy.width, copy.height);
  } else if (behind) {
    const scale = Math.max(copy.width / behind.width, copy.height / behind.height);
    const [width, height] = [behind.width * scale, behind.height * scale];
    context.drawImage(behind, (copy.width - width) / 2, (copy.height - height) / 2, width, height);
    behind.close();
  }
  context.drawImage(canvas, 0, 0, copy.width, copy.height);
  return new Promise((resolve, reject) =>
    copy.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written"))), "image/png"),
  );
}

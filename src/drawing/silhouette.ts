import type { Drawable } from "./fine-enough.ts";

const made = new WeakMap<Drawable, Map<string, OffscreenCanvas>>();

/** The shape of a picture, filled with one colour. Kept as long as the picture is. */
export function silhouette(picture: Drawable, fill: string): OffscreenCanvas {
  const byFill = made.get(picture) ?? new Map<string, OffscreenCanvas>();
  made.set(picture, byFill);
  const known = byFill.get(fill);
  if (known) return known;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = fill;
  context.fillRect(0, 0, canvas.width, canvas.height);
  byFill.set(fill, canvas);
  return canvas;
}

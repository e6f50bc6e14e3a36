import type { Thickness } from "@selvedge/editor-core";
import type { Drawable } from "./pictures.ts";
import { MAX_THICKNESS_MM, thicknessMm } from "./thickness.ts";

const made = new WeakMap<Drawable, Map<Thickness, OffscreenCanvas>>();

/** The shape of a picture, filled with the grey of its thickness. Kept as long as the picture is. */
export function silhouette(picture: Drawable, thickness: Thickness): OffscreenCanvas {
  const byThickness = made.get(picture) ?? new Map<Thickness, OffscreenCanvas>();
  made.set(picture, byThickness);
  const known = byThickness.get(thickness);
  if (known) return known;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  context.drawImage(picture, 0, 0);
  context.globalCompositeOperation = "source-in";
  const grey = Math.round((255 * thicknessMm(thickness)) / MAX_THICKNESS_MM);
  context.fillStyle = `rgb(${grey} ${grey} ${grey})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  byThickness.set(thickness, canvas);
  return canvas;
}

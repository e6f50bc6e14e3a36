import sharp from "sharp";
import type { TrimSeed, TrimShape } from "../range/quality.ts";
import { cord, tape, zip } from "./bands.ts";
import { button, ringed, shank } from "./buttons.ts";
import { care, edged, floats, patch, WOVEN } from "./labels.ts";
import { type Size, toned } from "./strokes.ts";

/** Pixels of a millimetre, for small things; a long one is drawn coarser. */
const PX_PER_MM = 28;

const MAX_PX = 1_600;

function inside(draw: TrimShape, size: Size, hex: string): string {
  switch (draw.shape) {
    case "button":
      return button(draw, size, hex);
    case "shank":
      return shank(draw, size, hex);
    case "snap":
      return ringed(size, hex, 0.26, toned(hex, -0.3));
    case "rivet":
      return ringed(size, hex, 0.2, toned(hex, 0.25));
    case "eyelet":
      return ringed(size, hex, 0.5, "#1b1917");
    case "zip":
      return zip(draw, size, hex);
    case "woven":
      return floats(size, hex) + edged(size, hex) + WOVEN[draw.motif](size, draw.ink);
    case "care":
      return care(draw, size, hex);
    case "tape":
      return tape(draw, size, hex);
    case "cord":
      return cord(draw, size, hex);
    case "patch":
      return patch(draw, size, hex);
  }
}

/** A trim seen from above at its true proportions, on a transparent ground; a px of it is the same share of a mm both ways. */
export async function drawTrim({
  draw,
  mmWidth: w,
  mmHeight: h,
  hex,
}: TrimSeed): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const scale = Math.min(PX_PER_MM, MAX_PX / Math.max(w, h));
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}">${inside(draw, { w, h }, hex)}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return { bytes: new Uint8Array(bytes), width, height };
}

import type { ArtworkText } from "@selvedge/editor-core";
import { pxPerMmAt } from "@selvedge/geometry-core";
import type { Context2D } from "../../drawing/index.ts";
import { bend, type Coverage } from "./bend.ts";
import { type Laid, sizeOf, write } from "./layout.ts";

/** What a print is made with. */
const PRINT_PX_PER_MM = pxPerMmAt(300);
/** No picture of the portal has a longer side. */
const MAX_SIDE_PX = 4096;

const contextOf = (width: number, height: number): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No 2D canvas is available");
  return context;
};

function drawLines(context: Context2D, laid: Laid, text: ArtworkText, pxPerCapital: number): void {
  write(context, text, laid.em * pxPerCapital);
  context.fillStyle = text.hex;
  for (const { content, x, y } of laid.lines) context.fillText(content, x * pxPerCapital, y * pxPerCapital);
}

function coverageOf(context: OffscreenCanvasRenderingContext2D): Coverage {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const coverage = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < coverage.length; pixel++) coverage[pixel] = data[4 * pixel + 3]!;
  return { width, height, data: coverage };
}

/** Ink of one colour, as thick as it covers. */
function inked({ width, height, data }: Coverage, hex: string): OffscreenCanvas {
  const context = contextOf(width, height);
  const image = context.createImageData(width, height);
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [number, number, number];
  for (let pixel = 0; pixel < data.length; pixel++) image.data.set([r, g, b, data[pixel]!], 4 * pixel);
  context.putImageData(image, 0, 0);
  return context.canvas;
}

/** Draws a text on a clear ground, its capitals `pxPerCapital` high. */
export function drawText(laid: Laid, text: ArtworkText, pxPerCapital: number): OffscreenCanvas {
  const px = (length: number) => Math.max(1, Math.ceil(length * pxPerCapital));
  const context = contextOf(px(laid.width), px(laid.height));
  drawLines(context, laid, text, pxPerCapital);
  return text.bend === 0 ? context.canvas : inked(bend(coverageOf(context), text.bend), text.hex);
}

/** The picture of a text whose capitals are `capital` mm high, as a print needs it: 300 pixels to the inch, or as many as a picture may have. */
export async function printOf(laid: Laid, text: ArtworkText, capital: number): Promise<Blob> {
  const { width, height } = sizeOf(laid, text, capital);
  const finest = Math.min(PRINT_PX_PER_MM, MAX_SIDE_PX / Math.max(width, height, laid.width * capital));
  return drawText(laid, text, capital * finest).convertToBlob({ type: "image/png" });
}

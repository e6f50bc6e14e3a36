import { type ArtworkText, MAX_LENGTH_MM } from "@selvedge/editor-core";
import type { Context2D } from "../../drawing/index.ts";
import { bentExtent, type Extent } from "./bend.ts";
import { directionOf, isJoined, typefacesFor } from "./typefaces.ts";

/** Baseline to baseline, as a share of the em. */
const LEADING = 1.2;
/** Letters are measured this large: a face is the same at any size. */
const EM = 1_000;

type Line = { readonly content: string; readonly x: number; readonly y: number };

/** A text laid out, straight, with its ink's upper left corner at 0, 0; everything in heights of its capitals. */
export type Laid = Extent & { readonly lines: readonly Line[]; readonly em: number };

const weightOf = ({ isBold }: ArtworkText) => (isBold ? 700 : 400);

/** The font of a canvas. */
export const fontOf = (text: ArtworkText, px: number): string =>
  `${weightOf(text)} ${px}px ${typefacesFor(text)
    .map(({ family }) => `"${family}"`)
    .join(", ")}`;

/** Sets a canvas up to draw or measure a text of `px` to the em. */
export function write(context: Context2D, text: ArtworkText, px: number): void {
  context.font = fontOf(text, px);
  context.direction = directionOf(text.content);
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.letterSpacing = `${isJoined(text.content) ? 0 : text.spacing * px}px`;
}

/** The faces a text needs, here when this resolves. A face that cannot be fetched rejects. */
export async function fetchFaces(text: ArtworkText): Promise<void> {
  await Promise.all(typefacesFor(text).map(({ fetch }) => fetch()));
  await document.fonts.load(fontOf(text, EM), text.content);
}

/** Lays a text out with faces that are here; null where there is no ink. */
export function layOut(context: Context2D, text: ArtworkText): Laid | null {
  write(context, text, EM);
  const capital = context.measureText("H").actualBoundingBoxAscent;
  const lines = text.content.split("\n").map((content, index) => {
    const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
      context.measureText(content);
    const y = index * LEADING * EM;
    return {
      content,
      start: -actualBoundingBoxLeft,
      width: actualBoundingBoxLeft + actualBoundingBoxRight,
      top: y - actualBoundingBoxAscent,
      foot: y + actualBoundingBoxDescent,
      y,
    };
  });
  const inked = lines.filter(({ width }) => width > 0);
  const width = Math.max(0, ...inked.map((line) => line.width));
  const top = Math.min(...inked.map((line) => line.top));
  const height = Math.max(...inked.map((line) => line.foot)) - top;
  if (!(width > 0 && height > 0 && capital > 0)) return null;
  const room = { left: 0, centre: 0.5, right: 1 }[text.align];
  return {
    width: width / capital,
    height: height / capital,
    em: EM / capital,
    lines: inked.map((line) => ({
      content: line.content,
      x: ((width - line.width) * room - line.start) / capital,
      y: (line.y - top) / capital,
    })),
  };
}

/** The size in mm of a text whose capitals are `capital` mm high; never more than an artwork may have. */
export function sizeOf(laid: Laid, { bend }: ArtworkText, capital: number): Extent {
  const { width, height } = bentExtent(laid, bend);
  const grow = Math.min(capital, MAX_LENGTH_MM / Math.max(width, height));
  return { width: width * grow, height: height * grow };
}

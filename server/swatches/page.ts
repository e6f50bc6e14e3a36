import type { Weight } from "./fonts.ts";
import { isFromRight, runsOf } from "./fonts.ts";

/** What is drawn on; a part of PDFKit's document. */
export type Page = PDFKit.PDFDocument;

const POINTS_PER_MM = 72 / 25.4;
export const points = (mm: number): number => mm * POINTS_PER_MM;

export type TextStyle = {
  readonly sizePt: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** Where the line begins, where it ends, or the middle; a line from the right begins at the right. */
  readonly align?: "start" | "end" | "center";
  readonly language: string;
};

/** Writes one line from `xMm`, `yMm` (its top), shortened with … where it is wider than `widthMm`. */
export function writeLine(page: Page, text: string, xMm: number, yMm: number, widthMm: number, style: TextStyle): void {
  const { sizePt, weight = 400, colour = INK, align = "start", language } = style;
  const widthOf = (line: string): number =>
    runsOf(line, weight, language).reduce((sum, run) => sum + page.font(run.font, sizePt).widthOfString(run.text), 0);
  const limit = points(widthMm);
  let line = text;
  if (widthOf(line) > limit) {
    const letters = [...text];
    let low = 0;
    let high = letters.length;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (widthOf(`${letters.slice(0, middle).join("").trimEnd()}…`) <= limit) low = middle;
      else high = middle - 1;
    }
    line = `${letters.slice(0, low).join("").trimEnd()}…`;
  }
  const spare = limit - widthOf(line);
  let x = points(xMm) + (align === "center" ? spare / 2 : (align === "end") === isFromRight(language) ? 0 : spare);
  page.fillColor(colour);
  for (const run of runsOf(line, weight, language)) {
    page.font(run.font, sizePt);
    const width = page.widthOfString(run.text);
    page.text(run.text, x, points(yMm), { lineBreak: false });
    x += width;
  }
}

export const INK = "#1c1b19";
export const PALE_INK = "#6b6862";

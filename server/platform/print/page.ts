import { isFromRight } from "@selvedge/contract";
import { POINTS_PER_MM } from "@selvedge/geometry-core";
import { encodeQR } from "qr";
import type { Weight } from "./fonts.ts";
import { runsOf } from "./fonts.ts";
import { fontFile } from "./sfnt.ts";

/** What is drawn on; a part of PDFKit's document. */
export type Page = PDFKit.PDFDocument;

export const points = (mm: number): number => mm * POINTS_PER_MM;

export type TextStyle = {
  readonly sizePt: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** Where the line begins, where it ends, or the middle; a line from the right begins at the right. */
  readonly align?: "start" | "end" | "center";
  readonly language: string;
};

const known = new WeakMap<Page, Set<string>>();

/** Chooses a font of the interface by its file. */
function inFont(page: Page, file: string, sizePt: number): Page {
  const fonts = known.get(page) ?? new Set();
  known.set(page, fonts);
  if (!fonts.has(file)) page.registerFont(file, fontFile(file));
  fonts.add(file);
  return page.font(file, sizePt);
}

/** Width of a line on the page, in points. */
function widthOfLine(page: Page, line: string, { sizePt, weight = 400, language }: TextStyle): number {
  return runsOf(line, weight, language).reduce((sum, run) => sum + inFont(page, run.font, sizePt).widthOfString(run.text), 0);
}

/** Width of a line on the page, in mm. */
export const widthMmOfLine = (page: Page, line: string, style: TextStyle): number =>
  widthOfLine(page, line, style) / POINTS_PER_MM;

/** Writes one line from `xMm`, `yMm` (its top), shortened with … where it is wider than `widthMm`. */
export function writeLine(page: Page, text: string, xMm: number, yMm: number, widthMm: number, style: TextStyle): void {
  const { sizePt, weight = 400, colour = INK, align = "start", language } = style;
  const widthOf = (line: string): number => widthOfLine(page, line, style);
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
    inFont(page, run.font, sizePt);
    const width = page.widthOfString(run.text);
    page.text(run.text, x, points(yMm), { lineBreak: false });
    x += width;
  }
}

const LEADING = 1.45;

/** From the top of one line to the top of the next. */
export const leadingMmOf = (sizePt: number): number => (sizePt * LEADING) / POINTS_PER_MM;

const BEGINS_WORD = /[\p{L}\p{N}\p{Ps}\p{Pi}]/u;
const ENDS_OPENED = /[\p{Ps}\p{Pi}]$/u;

/** Words with the marks and spaces that go with them: no line begins with the mark that ends a sentence, none ends with a bracket that opens. */
function wordsOf(text: string, language: string): readonly string[] {
  const locale = language === "cn" ? "zh" : language === "jp" ? "ja" : "en";
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: "word" }).segment(text)) {
    const last = words.at(-1);
    if (last === undefined || (BEGINS_WORD.test(segment) && !ENDS_OPENED.test(last))) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
}

/** A text as the lines that it takes at `widthMm`, broken between words. */
export function brokenAt(page: Page, text: string, widthMm: number, style: TextStyle): readonly string[] {
  const lines = [""];
  for (const word of wordsOf(text, style.language)) {
    const longer = lines.at(-1)! + word;
    if (lines.at(-1) !== "" && widthOfLine(page, longer.trimEnd(), style) > points(widthMm)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trimEnd());
}

/** Writes as many lines as a text takes at `widthMm`, broken between words; says how many. */
export function writeParagraph(page: Page, text: string, xMm: number, yMm: number, widthMm: number, style: TextStyle): number {
  const lines = brokenAt(page, text, widthMm, style);
  lines.forEach((line, i) => {
    writeLine(page, line, xMm, yMm + i * leadingMmOf(style.sizePt), widthMm, style);
  });
  return lines.length;
}

export const INK = "#1c1b19";
export const PALE_INK = "#6b6862";

/** The quiet zone around a QR code, in modules. Source: ISO/IEC 18004. */
const QUIET_MODULES = 4;
type Square = { readonly xMm: number; readonly yMm: number; readonly sizeMm: number };

/** Draws the QR code of a text, its quiet zone within the square. */
export function drawQrCode(page: Page, text: string, { xMm, yMm, sizeMm }: Square): void {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: QUIET_MODULES });
  const module = points(sizeMm) / modules.length;
  page.save().fillColor(INK);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) page.rect(points(xMm) + x * module, points(yMm) + y * module, module, module);
    });
  });
  page.fill().restore();
}

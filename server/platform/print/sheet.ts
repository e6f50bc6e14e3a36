import { isFromRight, LANGUAGE_TAGS, type Lang } from "@selvedge/contract";
import PDFDocument from "pdfkit";
import { fromLeft, inOwnDirection } from "./fonts.ts";
import { brokenAt, INK, leadingMmOf, PALE_INK, type Page, points, type TextStyle, widthMmOfLine, writeLine } from "./page.ts";

export type Words = { readonly language: Lang; readonly translate: (english: string) => string };
/** A cell's place counts from where a line begins: from the right in a language written from there. */
export type Column = { readonly at: number; readonly width: number; readonly isFigure?: boolean };

/** A4, in mm. */
export const PAGE = { width: 210, height: 297, margin: 14, foot: 280 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const HAIRLINE_PT = 0.4;
export const LINE_PALE = "#d6d3cb";

/** One report on its pages: where the pen is, and how things are written in its language. */
export class Sheet {
  readonly page: Page;
  readonly words: Words;
  y: number = PAGE.margin;
  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  cell(text: string, { at, width, isFigure = false }: Column, style: Partial<TextStyle> = {}): void {
    const { language } = this.words;
    const x = isFromRight(language) ? PAGE.width - PAGE.margin - at - width : PAGE.margin + at;
    const align = isFigure ? "end" : "start";
    writeLine(this.page, text, x, this.y, width, { sizePt: 8, align, ...style, language });
  }

  /** A text as the lines that it takes in a column; its own line breaks stay. */
  linesIn(text: string, { width }: Column, style: Partial<TextStyle> = {}): readonly string[] {
    const { language } = this.words;
    return text.split(/\r?\n/).flatMap((part) => brokenAt(this.page, part, width, { sizePt: 8, ...style, language }));
  }

  /** The same of what somebody wrote: each of its own lines runs as its letters do, not as those of the sheet. */
  writtenIn(text: string, column: Column, style: Partial<TextStyle> = {}): readonly string[] {
    return text.split(/\r?\n/).flatMap((part) => inOwnDirection(this.linesIn(part, column, style)));
  }

  /** How wide a text is in one line, in mm. */
  widthOf(text: string, style: Partial<TextStyle> = {}): number {
    return widthMmOfLine(this.page, text, { sizePt: 8, ...style, language: this.words.language });
  }

  /** Writes lines below each other from where the pen is and leaves it below them; goes on on a new page where they do not fit. */
  paragraph(lines: readonly string[], column: Column, style: Partial<TextStyle> = {}): void {
    const leading = leadingMmOf(style.sizePt ?? 8);
    for (const line of lines) {
      this.makeRoom(leading);
      this.cell(line, column, style);
      this.y += leading;
    }
  }

  rule(colour = INK): void {
    this.page
      .save()
      .lineWidth(HAIRLINE_PT)
      .strokeColor(colour)
      .moveTo(points(PAGE.margin), points(this.y))
      .lineTo(points(PAGE.width - PAGE.margin), points(this.y))
      .stroke()
      .restore();
  }

  /** Goes on on a new page when less than `roomMm` is left; says whether it did. */
  makeRoom(roomMm: number): boolean {
    if (this.y + roomMm <= PAGE.foot) return false;
    this.page.addPage();
    this.y = PAGE.margin + 4;
    return true;
  }

  heading(text: string): void {
    this.makeRoom(24);
    this.y += 5;
    this.cell(text, { at: 0, width: WIDTH }, { sizePt: 11, weight: 600 });
    this.y += 7;
  }
}

/** A figure with Latin digits in the manner of the language. */
export const number = (value: number, language: Lang, digits = 1): string =>
  fromLeft(
    new Intl.NumberFormat(LANGUAGE_TAGS[language], {
      numberingSystem: "latn",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
      .format(value)
      .replace(/[\u200e\u200f\u061c]/g, "")
      // The fonts of the sheet have no narrow space.
      .replace(/\u202f/g, "\u00a0"),
  );

/** A day with Latin digits. */
export const dateOf = (iso: string, language: Lang): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    numberingSystem: "latn",
    calendar: "gregory",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  })
    .format(new Date(iso))
    .replace(/[\u200e\u200f\u061c]/g, "");

function numberPages(document: Page, { language, translate }: Words): void {
  const { start, count } = document.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    document.switchToPage(start + i);
    const text = translate("Page {{page}} of {{pages}}")
      .replace("{{page}}", String(i + 1))
      .replace("{{pages}}", String(count));
    writeLine(document, text, PAGE.margin, 286, WIDTH, { sizePt: 7, colour: PALE_INK, align: "end", language });
  }
}

/** A PDF on A4 of what `draw` puts on its sheet, its pages numbered. */
export async function printed(title: string, words: Words, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const document = new PDFDocument({
    size: [points(PAGE.width), points(PAGE.height)],
    margin: 0,
    bufferPages: true,
    info: { Title: title },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  draw(new Sheet(document, words));
  numberPages(document, words);
  document.end();
  return whole;
}

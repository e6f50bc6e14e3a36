import { isFromRight, LANGUAGE_TAGS, type Lang } from "@selvedge/contract";
import { fromLeft } from "./fonts.ts";
import { INK, type Page, points, type TextStyle, writeLine } from "./page.ts";

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

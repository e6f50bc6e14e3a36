import PDFDocument from "pdfkit";
import { INK, PALE_INK, type Page, points, writeLine } from "../../../platform/print/page.ts";
import type { Tile } from "../../cloths/pictures/tile.ts";
import { drawRuler } from "./ruler.ts";
import { swatchJpeg } from "./swatch-picture.ts";

/** A cloth on the sheet: its picture, and the lines that stand under it, the first one bold. */
export type SheetSwatch = { readonly tile: Tile; readonly lines: readonly string[] };
/** The words of a sheet in the reader's language, and that language. */
export type SheetWords = {
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  /** "Print at 100 %. This line is 100 mm long." */
  readonly scale: string;
  readonly pageOf: (page: number, pages: number) => string;
};

/** A4, in mm. */
const PAGE = { width: 210, height: 297, margin: 14 } as const;
const COLUMNS = 2;
const ROWS = 3;
const SWATCH = { width: 85, height: 52, dpi: 300 } as const;
const TOP_MM = 34;
const ROW_MM = 79;
const RULER_ROOM_MM = 6.4;
const LINE_MM = 4;
const LINES = 4;
const CHECK_MM = 100;
const CHECK_TOP_MM = 276;
const HAIRLINE_PT = 0.4;
const GUTTER_MM = PAGE.width - 2 * PAGE.margin - COLUMNS * SWATCH.width;

async function drawSwatch(page: Page, { tile, lines }: SheetSwatch, place: number, language: string): Promise<void> {
  const x = PAGE.margin + (place % COLUMNS) * (SWATCH.width + GUTTER_MM);
  const y = TOP_MM + Math.floor(place / COLUMNS) * ROW_MM;
  const picture = await swatchJpeg(tile, { widthMm: SWATCH.width, heightMm: SWATCH.height, dpi: SWATCH.dpi });
  page.image(picture, points(x), points(y), { width: points(SWATCH.width), height: points(SWATCH.height) });
  drawRuler(page, x, y + SWATCH.height, SWATCH.width, language);
  lines.slice(0, LINES).forEach((line, index) => {
    const style = index === 0 ? ({ sizePt: 9.5, weight: 600 } as const) : ({ sizePt: 7.5, colour: PALE_INK } as const);
    const top = y + SWATCH.height + RULER_ROOM_MM + index * LINE_MM + (index === 0 ? 0 : 0.6);
    writeLine(page, line, x, top, SWATCH.width, { ...style, language });
  });
}

function drawFrame(page: Page, words: SheetWords, number: number, pages: number): void {
  const { language } = words;
  const width = PAGE.width - 2 * PAGE.margin;
  writeLine(page, words.title, PAGE.margin, 13, width, { sizePt: 17, weight: 600, language });
  writeLine(page, words.subtitle, PAGE.margin, 21.5, width, { sizePt: 8.5, colour: PALE_INK, language });
  page
    .save()
    .lineWidth(HAIRLINE_PT)
    .strokeColor(INK)
    .moveTo(points(PAGE.margin), points(28.5))
    .lineTo(points(PAGE.width - PAGE.margin), points(28.5))
    .stroke()
    .restore();
  drawRuler(page, PAGE.margin, CHECK_TOP_MM, CHECK_MM, language);
  writeLine(page, words.scale, PAGE.margin, CHECK_TOP_MM + 7, CHECK_MM, { sizePt: 7, colour: PALE_INK, language });
  writeLine(page, words.pageOf(number, pages), PAGE.margin, CHECK_TOP_MM + 7, width, {
    sizePt: 7,
    colour: PALE_INK,
    align: "end",
    language,
  });
}

/**
 * A PDF of swatches for printing, six to a page of A4, every cloth at true scale over a ruler in mm. The same swatches
 * give the same pages. About 80 ms a swatch.
 */
export async function swatchSheet(swatches: readonly SheetSwatch[], words: SheetWords): Promise<Buffer> {
  const document = new PDFDocument({
    size: [points(PAGE.width), points(PAGE.height)],
    margin: 0,
    autoFirstPage: false,
    info: { Title: words.title },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  const onPage = COLUMNS * ROWS;
  const pages = Math.max(1, Math.ceil(swatches.length / onPage));
  for (let number = 1; number <= pages; number += 1) {
    document.addPage();
    drawFrame(document, words, number, pages);
    const here = swatches.slice((number - 1) * onPage, number * onPage);
    for (const [place, swatch] of here.entries()) await drawSwatch(document, swatch, place, words.language);
  }
  document.end();
  return whole;
}

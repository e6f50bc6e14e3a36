import type { CuttingPiece, Point2 } from "@selvedge/garment-core";
import PDFDocument from "pdfkit";
import { INK, PALE_INK, type Page, points, writeLine } from "../../../../platform/print/page.ts";
import { frameOf, type PaperPlan, type Place, planPaper, SHEETS, type Sheet } from "./paper.ts";
import { drawCover } from "./pattern-cover.ts";
import type { PatternPdfInput } from "./pattern-pdf-input.ts";
import { drawPiece } from "./pattern-piece.ts";

const FRAME_PT = 0.4;
const MARK_MM = 7;
const FOOT_MM = 4;

/** The name of a joint, the same on both sheets: "2b" lies between the second and third sheet of the second row, "B2" below it. */
const besideName = (row: number, column: number) => `${row + 1}${String.fromCharCode(97 + column)}`;
const belowName = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`;

/** Half a diamond on the frame, its name inside; `x`, `y` on the sheet, pointing inwards along `inward`. */
function drawMark(page: Page, name: string, [x, y]: Point2, [u, v]: Point2): void {
  const half = MARK_MM / 2;
  page
    .save()
    .lineWidth(FRAME_PT)
    .strokeColor(INK)
    .moveTo(points(x - v * half), points(y - u * half))
    .lineTo(points(x + u * half), points(y + v * half))
    .lineTo(points(x + v * half), points(y + u * half))
    .stroke()
    .restore();
  writeLine(page, name, x + u * (half + 3) - 5, y + v * (half + 3) - 1.6, 10, { sizePt: 8, align: "center", language: "en" });
}

function drawFrame(
  page: Page,
  plan: PaperPlan,
  cell: { column: number; row: number },
  input: PatternPdfInput,
  number: number,
): void {
  const sheet = SHEETS[input.paper];
  const { margin } = sheet;
  const { width, height } = frameOf(sheet);
  const has = (column: number, row: number) => plan.pages.some((one) => one.column === column && one.row === row);
  const { column, row } = cell;
  page
    .save()
    .lineWidth(FRAME_PT)
    .strokeColor(PALE_INK)
    .rect(points(margin), points(margin), points(width), points(height))
    .stroke()
    .restore();
  const [middleX, middleY] = [margin + width / 2, margin + height / 2];
  if (has(column - 1, row)) drawMark(page, besideName(row, column - 1), [margin, middleY], [1, 0]);
  if (has(column + 1, row)) drawMark(page, besideName(row, column), [margin + width, middleY], [-1, 0]);
  if (has(column, row - 1)) drawMark(page, belowName(row - 1, column), [middleX, margin], [0, 1]);
  if (has(column, row + 1)) drawMark(page, belowName(row, column), [middleX, margin + height], [0, -1]);
  const { language, pageOf, title, subtitle } = input.words;
  const pages = plan.pages.length + (plan.cover ? 0 : 1);
  const style = { sizePt: 7, colour: PALE_INK, language } as const;
  const foot = sheet.height - margin + (margin - FOOT_MM) / 2;
  writeLine(page, `${title} · ${subtitle}`, margin, foot, width * 0.7, style);
  const count = pageOf.replace("{{page}}", String(number)).replace("{{pages}}", String(pages));
  writeLine(page, count, margin + width * 0.7, foot, width * 0.3, { ...style, align: "end" });
}

/** Whether anything of a piece lies on a sheet, its origin there. */
function isOn({ width, height }: Sheet, { cutLine }: CuttingPiece, place: Place): boolean {
  const overlaps = (places: readonly number[], end: number) => Math.max(...places) > 0 && Math.min(...places) < end;
  return (
    overlaps(
      cutLine.map(([x]) => x + place.x),
      width,
    ) &&
    overlaps(
      cutLine.map(([, y]) => y + place.y),
      height,
    )
  );
}

/**
 * A pattern as a PDF at true size, spread over sheets of paper that are glued frame to frame; sheets with nothing on them are
 * left out. About a second.
 */
export async function makePatternPdf(input: PatternPdfInput): Promise<Uint8Array> {
  const { pieces, paper, words } = input;
  const sheet = SHEETS[paper];
  const frame = frameOf(sheet);
  const plan = planPaper(pieces, paper);
  const page = new PDFDocument({
    size: [points(sheet.width), points(sheet.height)],
    margin: 0,
    autoFirstPage: false,
    info: { Title: words.title },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on("data", (part: Buffer) => parts.push(part));
    page.on("end", () => resolve(Buffer.concat(parts)));
    page.on("error", reject);
  });
  if (!plan.cover) {
    page.addPage();
    drawCover(page, { x: sheet.margin, y: sheet.margin }, plan, input);
  }
  plan.pages.forEach((placed, i) => {
    page.addPage();
    drawFrame(page, plan, placed, input, i + (plan.cover ? 1 : 2));
    const [left, top] = [sheet.margin - placed.column * frame.width, sheet.margin - placed.row * frame.height];
    page.save().rect(points(sheet.margin), points(sheet.margin), points(frame.width), points(frame.height)).clip();
    for (const piece of pieces) {
      const { x, y } = plan.places.get(piece.piece.key)!;
      if (isOn(sheet, piece, { x: left + x, y: top + y })) drawPiece(page, piece, { x: left + x, y: top + y }, words);
    }
    if (plan.cover) drawCover(page, { x: left + plan.cover.x, y: top + plan.cover.y }, plan, input);
    page.restore();
  });
  page.end();
  return whole;
}

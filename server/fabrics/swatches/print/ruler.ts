import { INK, type Page, points, writeLine } from "../../../platform/print/page.ts";

const HAIRLINE_PT = 0.4;
/** Lengths of the ticks, the coarsest first. */
const TICKS = [
  { everyMm: 10, lengthMm: 2.6 },
  { everyMm: 5, lengthMm: 1.9 },
  { everyMm: 1, lengthMm: 1.1 },
] as const;
const FIGURE_PT = 5.5;
const FIGURE_WIDTH_MM = 8;
const FIGURE_GAP_MM = 0.2;

/** A ruler under a line of `lengthMm`: a tick each millimetre, figures each centimetre. */
export function drawRuler(page: Page, xMm: number, yMm: number, lengthMm: number, language: string): void {
  page.save().lineWidth(HAIRLINE_PT).strokeColor(INK);
  for (let mm = 0; mm <= lengthMm; mm += 1) {
    const { lengthMm: tick } = TICKS.find(({ everyMm }) => mm % everyMm === 0)!;
    page.moveTo(points(xMm + mm), points(yMm)).lineTo(points(xMm + mm), points(yMm + tick));
  }
  page
    .moveTo(points(xMm), points(yMm))
    .lineTo(points(xMm + lengthMm), points(yMm))
    .stroke()
    .restore();
  const below = yMm + TICKS[0].lengthMm + FIGURE_GAP_MM;
  for (let mm = 0; mm <= lengthMm; mm += TICKS[0].everyMm)
    writeLine(page, String(mm), xMm + mm - FIGURE_WIDTH_MM / 2, below, FIGURE_WIDTH_MM, {
      sizePt: FIGURE_PT,
      align: "center",
      language,
    });
}

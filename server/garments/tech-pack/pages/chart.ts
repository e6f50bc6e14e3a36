import { fromLeft } from "../../../platform/print/fonts.ts";
import { points } from "../../../platform/print/page.ts";
import { number } from "../../../platform/print/sheet.ts";
import { INK, INK_3, LINE, PAGE, type PackSheet, THREAD, WIDTH } from "../drawing/sheet.ts";

const NAME_MM = 76;
const ROW_MM = 8;
const MAX_COLUMN_MM = 26;

/** What the finished garment measures in every size, the sample size marked. */
export function drawChart(sheet: PackSheet): void {
  const { chart, head, language } = sheet.input;
  const names = chart[0]?.points.map(({ name }) => name) ?? [];
  if (names.length === 0) return;
  sheet.open(
    sheet.say("Measurement chart"),
    sheet.say("Finished garment in cm, measured on the pattern along the sewing lines; girths all round."),
  );
  const column = Math.min(MAX_COLUMN_MM, (WIDTH - NAME_MM) / chart.length);
  const width = NAME_MM + column * chart.length;
  const chosen = chart.findIndex(({ size }) => size === head.size);
  let y: number = PAGE.top + 2;
  if (chosen >= 0) {
    const x = sheet.x(NAME_MM + chosen * column + 2, column);
    sheet.page.rect(points(x), points(y - 2), points(column), points(ROW_MM * (names.length + 1) + 1)).fill("#f5e6ea");
  }
  sheet.write(sheet.say("Point of measure"), { at: 0, y, width: NAME_MM }, { sizePt: 8, colour: INK_3 });
  chart.forEach(({ size }, i) => {
    const place = { at: NAME_MM + i * column, y, width: column };
    sheet.write(fromLeft(size), place, { sizePt: 9.5, weight: 600, isFigure: true, ...(i === chosen && { colour: THREAD }) });
  });
  y += ROW_MM - 2;
  sheet.rule(y, INK, 0, width + 2);
  names.forEach((name, row) => {
    sheet.write(sheet.say(name), { at: 0, y: y + 2.3, width: NAME_MM }, { sizePt: 9 });
    chart.forEach(({ points: measured }, i) => {
      const value = measured[row];
      if (!value) return;
      const place = { at: NAME_MM + i * column, y: y + 2.3, width: column };
      sheet.write(number(value.mm / 10, language, 1), place, { sizePt: 9, isFigure: true, ...(i === chosen && { weight: 600 }) });
    });
    y += ROW_MM;
    sheet.rule(y, LINE, 0, width + 2);
  });
}

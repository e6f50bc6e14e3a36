import type { Point } from "@selvedge/geometry-core";
import { points, writeLine } from "../../../platform/print/page.ts";
import { INK, type PackSheet } from "./sheet.ts";

const TICK_MM = 1.2;
const FIGURE_PT = 6.6;
const FIGURE_MM = { width: 11, height: 2.9 } as const;
const HALO = "#ffffff";

/** A length in mm with one digit; always from the left. */
export const figure = (mm: number): string => (Math.round(Math.abs(mm) * 10) / 10).toFixed(1);

type Figure = {
  /** Where on the line the figure stands, as a share of the way. */
  readonly share?: number;
  /** How much longer than its figure a line must be to carry it; a shorter one has it beyond its end. */
  readonly room?: number;
};

/** Draws a dimension line between places of the page; answers what writes its figure on a white ground, when all lines are drawn. */
export function drawDimension(
  sheet: PackSheet,
  from: Point,
  to: Point,
  mm: number,
  { share = 0.5, room = 1.05 }: Figure = {},
): () => void {
  const { page } = sheet;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [u, v] = length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  sheet.line(from, to, { colour: HALO, pt: 2.2 });
  sheet.line(from, to, { colour: INK, pt: 0.55 });
  for (const [x, y] of [from, to]) {
    const [tickX, tickY] = [(v + u * 0.5) * TICK_MM, (v * 0.5 - u) * TICK_MM];
    sheet.line([x - tickX, y - tickY], [x + tickX, y + tickY], { pt: 0.55 });
  }
  const text = figure(mm);
  const half = text.length * 0.62 + 0.7;
  const need = Math.abs(u) * half * 2 + Math.abs(v) * FIGURE_MM.height + 1.5;
  const position = length >= need * room ? length * share : length + need / 2 + 0.5;
  const [x, y] = [from[0] + u * position, from[1] + v * position];
  return () => {
    page
      .save()
      .rect(points(x - half), points(y - FIGURE_MM.height / 2), points(2 * half), points(FIGURE_MM.height))
      .fillColor(HALO, 0.92)
      .fill()
      .restore();
    page.fillOpacity(1);
    writeLine(page, text, x - FIGURE_MM.width / 2, y - 1.15, FIGURE_MM.width, {
      sizePt: FIGURE_PT,
      weight: 600,
      align: "center",
      colour: INK,
      language: "en",
    });
  };
}

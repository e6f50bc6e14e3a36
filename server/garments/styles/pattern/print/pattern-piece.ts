import { isFromRight } from "@selvedge/contract";
import { buttonMarks, type CuttingPiece, cutWay, grainOf, type Point2 } from "@selvedge/garment-core";
import { INK, PALE_INK, type Page, points, writeLine } from "../../../../platform/print/page.ts";
import type { Place } from "./paper.ts";
import type { PatternPdfWords } from "./pattern-pdf-input.ts";

/** How each line of a pattern is drawn: points of width, dashes in points. Source: the usual signs of printed patterns. */
export const LINES = {
  cut: { width: 1.1, dash: null, colour: INK },
  seam: { width: 0.6, dash: [9, 4], colour: PALE_INK },
  fold: { width: 1.6, dash: [14, 4, 2, 4], colour: INK },
  inner: { width: 0.5, dash: [4, 3], colour: PALE_INK },
  notch: { width: 1.1, dash: null, colour: INK },
  grain: { width: 0.7, dash: null, colour: INK },
} as const satisfies Record<string, { width: number; dash: readonly number[] | null; colour: string }>;

const NAME_PT = 13;
const LABEL_WIDTH_MM = 110;
const ARROW_MM = 3;

/** Strokes a line through places on the sheet, mm. */
export function drawLine(page: Page, line: readonly Point2[], kind: keyof typeof LINES, isClosed = false): void {
  const { width, dash, colour } = LINES[kind];
  page.save().lineWidth(width).lineJoin("round").strokeColor(colour);
  // Its types know a single length; it takes a row of them.
  if (dash) page.dash(dash as unknown as number, {});
  line.forEach(([x, y], i) => {
    if (i === 0) page.moveTo(points(x), points(y));
    else page.lineTo(points(x), points(y));
  });
  if (isClosed) page.closePath();
  page.stroke().restore();
}

/** A grain line with an arrow at both ends. */
export function drawGrain(page: Page, [from, to]: readonly [Point2, Point2]): void {
  drawLine(page, [from, to], "grain");
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [u, v] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  for (const [[x, y], way] of [
    [from, 1],
    [to, -1],
  ] as const) {
    const [alongX, alongY] = [x + u * ARROW_MM * way, y + v * ARROW_MM * way];
    const half = ARROW_MM / 3;
    drawLine(
      page,
      [
        [alongX - v * half, alongY + u * half],
        [x, y],
        [alongX + v * half, alongY - u * half],
      ],
      "grain",
    );
  }
}

/** A piece with its lines, its grain and what it is, its origin at a place of the sheet, mm. */
export function drawPiece(page: Page, cut: CuttingPiece, place: Place, words: PatternPdfWords): void {
  const { piece, seamLine, cutLine, fold, notches, count } = cut;
  const placed = (line: readonly Point2[]): Point2[] => line.map(([x, y]) => [x + place.x, y + place.y]);
  drawLine(page, placed(cutWay(cut)), "cut", !fold);
  if (cutLine !== seamLine) drawLine(page, placed(seamLine), "seam", true);
  for (const { kind, points: line } of piece.internal)
    if (kind !== "notch" && line.length > 1) drawLine(page, placed(line), "inner");
  for (const { x, y, diameter } of buttonMarks([piece])) {
    const [[left, top]] = placed([[x, y]]) as [Point2];
    page
      .save()
      .lineWidth(LINES.grain.width)
      .strokeColor(INK)
      .circle(points(left), points(top), points(diameter / 2))
      .stroke()
      .restore();
  }
  for (const notch of notches) drawLine(page, placed(notch), "notch");
  if (fold) drawLine(page, placed(fold), "fold");
  const [from, to] = placed(grainOf(piece)) as [Point2, Point2];
  drawGrain(page, [from, to]);
  const [x, y] = [(from[0] + to[0]) / 2 + 4, (from[1] + to[1]) / 2 - 6];
  const said = [count > 1 ? `${piece.name} × ${count}` : piece.name, ...(fold ? [words.onFold] : [])].join(" · ");
  const { language } = words;
  const left = isFromRight(language) ? x - LABEL_WIDTH_MM - 8 : x;
  writeLine(page, said, left, y, LABEL_WIDTH_MM, { sizePt: NAME_PT, weight: 600, language });
  writeLine(page, `${words.title} · ${words.subtitle}`, left, y + 6, LABEL_WIDTH_MM, { sizePt: 8, colour: PALE_INK, language });
}

import { isFromRight } from "@selvedge/contract";
import type { Point2 } from "@selvedge/garment-core";
import { INK, PALE_INK, type Page, points, writeLine, writeParagraph } from "../../../../platform/print/page.ts";
import { frameOf, type PaperPlan, type Place, SHEETS } from "./paper.ts";
import type { PatternPdfInput } from "./pattern-pdf-input.ts";
import { drawGrain, drawLine } from "./pattern-piece.ts";

/** What a print is measured by, mm. */
const SQUARES = [
  { mm: 100, name: "100 mm", top: 44 },
  { mm: 101.6, name: "4 in", top: 152 },
] as const;
const WIDTH_MM = 190;
const ASIDE = { x: 112, width: 78 } as const;
const SAMPLE_MM = 20;
const SAMPLE_GAP_MM = 4;
const LEGEND_ROW_MM = 9;
const MAP_TOP_MM = 92;
const MAP_PT = 0.35;

/** The sheets as they are glued, with the pieces on them and the names of the sheets' columns and rows left to the joints. */
function drawMap(page: Page, { x, y }: Place, plan: PaperPlan, { pieces, paper }: PatternPdfInput): void {
  const frame = frameOf(SHEETS[paper]);
  const scale = Math.min(ASIDE.width / (plan.columns * frame.width), 160 / (plan.rows * frame.height));
  const shrunk = ([u, v]: Point2): Point2 => [x + u * scale, y + v * scale];
  page.save().lineWidth(MAP_PT).strokeColor(PALE_INK);
  for (const { column, row } of plan.pages) {
    const [left, top] = shrunk([column * frame.width, row * frame.height]);
    page.rect(points(left), points(top), points(frame.width * scale), points(frame.height * scale));
  }
  page.stroke().restore();
  page
    .save()
    .lineWidth(2 * MAP_PT)
    .strokeColor(INK);
  for (const { piece, cutLine } of pieces) {
    const place = plan.places.get(piece.key)!;
    cutLine.forEach(([u, v], i) => {
      const [left, top] = shrunk([u + place.x, v + place.y]);
      if (i === 0) page.moveTo(points(left), points(top));
      else page.lineTo(points(left), points(top));
    });
    page.closePath();
  }
  page.stroke().restore();
}

/** What stands before the pieces: what it is, how it is printed and glued, squares to measure, the signs, and the sheets. */
export function drawCover(page: Page, { x, y }: Place, plan: PaperPlan, input: PatternPdfInput): void {
  const { words } = input;
  const { language } = words;
  writeLine(page, words.title, x, y, WIDTH_MM, { sizePt: 17, weight: 600, language });
  writeLine(page, words.subtitle, x, y + 8.5, WIDTH_MM, { sizePt: 9, colour: PALE_INK, language });
  const text = { sizePt: 9, language } as const;
  const lines = writeParagraph(page, words.print, x, y + 16, WIDTH_MM, text);
  writeParagraph(page, words.glue, x, y + 18 + lines * 4.6, WIDTH_MM, text);
  for (const { mm, name, top } of SQUARES) {
    page
      .save()
      .lineWidth(0.6)
      .strokeColor(INK)
      .rect(points(x), points(y + top), points(mm), points(mm))
      .stroke()
      .restore();
    writeLine(page, name, x, y + top + mm / 2 - 3, mm, { sizePt: 14, align: "center", language: "en" });
  }
  const signs = [
    { kind: "cut", name: words.cutLine },
    { kind: "seam", name: words.seamLine },
    { kind: "fold", name: words.fold },
    { kind: "grain", name: words.grain },
  ] as const;
  const room = ASIDE.width - SAMPLE_MM - SAMPLE_GAP_MM;
  const [sampleAt, nameAt] = isFromRight(language)
    ? [x + ASIDE.x + room + SAMPLE_GAP_MM, x + ASIDE.x]
    : [x + ASIDE.x, x + ASIDE.x + SAMPLE_MM + SAMPLE_GAP_MM];
  signs.forEach(({ kind, name }, i) => {
    const middle = y + SQUARES[0].top + 4 + i * LEGEND_ROW_MM;
    const [from, to]: [Point2, Point2] = [
      [sampleAt, middle],
      [sampleAt + SAMPLE_MM, middle],
    ];
    if (kind === "grain") drawGrain(page, [from, to]);
    else drawLine(page, [from, to], kind);
    writeLine(page, name, nameAt, middle - 1.9, room, { sizePt: 9, language });
  });
  drawMap(page, { x: x + ASIDE.x, y: y + MAP_TOP_MM }, plan, input);
}

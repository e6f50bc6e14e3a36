import { buttonMarks } from "../pattern/button-marks.ts";
import type { InternalLine, Pattern, Piece, Point2 } from "../pattern/pattern.ts";
import { type Allowance, type CuttingPiece, cuttingPieces, cutWay } from "../pattern/seam-allowance.ts";
import { boardOf, grainOf } from "./on-board.ts";

/** Words of a drawing, in the reader's language. */
export type PatternWords = {
  readonly title: string;
  /** What stands in the square that a print is measured by. */
  readonly testSquare: string;
  readonly nameOf: (piece: Piece) => string;
};

const MARGIN_MM = 20;
const TEST_SQUARE_MM = 100;
const NAME_MM = 11;
const FOLD_DASHES = "12 4 3 4";
const SEAM_DASHES = "7 3";
const DASHES: Readonly<Record<Exclude<InternalLine["kind"], "notch" | "button">, string>> = {
  dart: "",
  fold: FOLD_DASHES,
  topstitch: "4 3",
};
const CUT_STROKE = 0.6;
const INNER_STROKE = 0.4;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);
const mm = (value: number): string => String(Math.round(value * 1_000) / 1_000 + 0);
const path = (points: readonly Point2[]): string => points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${mm(x)} ${mm(y)}`).join("");

const line = (kind: string, d: string, width: number, dashes = ""): string =>
  `<path class="${kind}" d="${d}"${dashes && ` stroke-dasharray="${dashes}"`} stroke-width="${width}"/>`;

/** The name of a piece, and how many are cut where it is more than one. */
const captionOf = (name: string, count: number): string => (count > 1 ? `${name} × ${count}` : name);

function pieceGroup(cut: CuttingPiece, words: PatternWords): string {
  const { piece, seamLine, cutLine, fold, notches, count } = cut;
  const [from, to] = grainOf(piece);
  const middle: Point2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isOneLine = cutLine === seamLine;
  return [
    `<g id="${escaped(piece.key)}" transform="translate(${mm(piece.layout.x)} ${mm(piece.layout.y)}) rotate(${mm(piece.layout.angle)})">`,
    ...(isOneLine ? [] : [line("cut", `${path(cutWay(cut))}${fold ? "" : "Z"}`, CUT_STROKE)]),
    line("seam", `${path(seamLine)}Z`, isOneLine ? CUT_STROKE : INNER_STROKE, isOneLine ? "" : SEAM_DASHES),
    ...piece.internal.flatMap(({ kind, points }) =>
      kind === "notch" || kind === "button" ? [] : [line(kind, path(points), INNER_STROKE, DASHES[kind])],
    ),
    ...buttonMarks([piece]).map(
      ({ x, y, diameter }) =>
        `<circle class="button" cx="${mm(x)}" cy="${mm(y)}" r="${mm(diameter / 2)}" stroke-width="${INNER_STROKE}"/>`,
    ),
    ...notches.map((notch) => line("notch", path(notch), INNER_STROKE)),
    ...(fold ? [line("fold", path(fold), 2 * CUT_STROKE, FOLD_DASHES)] : []),
    `<path class="grain" d="${path([from, to])}" stroke-width="${INNER_STROKE}" marker-start="url(#arrow)" marker-end="url(#arrow)"/>`,
    `<text x="${mm(middle[0] + 6)}" y="${mm(middle[1])}" font-size="${NAME_MM}" stroke="none" fill="#000">${escaped(captionOf(words.nameOf(piece), count))}</text>`,
    "</g>",
  ].join("\n");
}

/**
 * A pattern at true size as SVG 1.1, its pieces as they lie on the board: cut and seam lines, inner lines, grain and names,
 * and a square of 100 mm to measure a print by. Without allowance the seam line is the only one. Length of a user unit: 1 mm.
 */
export function patternSvg(pattern: Pattern, words: PatternWords, allowance: Allowance = 0): string {
  const pieces = cuttingPieces(pattern, allowance);
  const { minX: left, minY: top, maxX: right, maxY: bottom } = boardOf(pieces);
  const x = left - MARGIN_MM;
  const y = top - MARGIN_MM;
  const width = Math.max(right - left, TEST_SQUARE_MM) + 2 * MARGIN_MM;
  const height = bottom - top + 3 * MARGIN_MM + TEST_SQUARE_MM;
  const square: Point2 = [left, bottom + MARGIN_MM];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(width)}mm" height="${mm(height)}mm" viewBox="${mm(x)} ${mm(y)} ${mm(width)} ${mm(height)}">`,
    `<title>${escaped(words.title)}</title>`,
    '<defs><marker id="arrow" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0L6 3L0 6Z" fill="#000" stroke="none"/></marker></defs>',
    '<g fill="none" stroke="#000" stroke-linejoin="round" font-family="sans-serif">',
    ...pieces.map((piece) => pieceGroup(piece, words)),
    `<rect id="test-square" x="${mm(square[0])}" y="${mm(square[1])}" width="${TEST_SQUARE_MM}" height="${TEST_SQUARE_MM}" stroke-width="0.4"/>`,
    `<text x="${mm(square[0] + TEST_SQUARE_MM / 2)}" y="${mm(square[1] + TEST_SQUARE_MM / 2)}" font-size="7" text-anchor="middle" stroke="none" fill="#000">${escaped(words.testSquare)}</text>`,
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

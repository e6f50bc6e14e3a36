import { degreesOf } from "@selvedge/geometry-core";
import type { InternalLine, Pattern, Point2 } from "../pattern/pattern.ts";
import { type Allowance, type CuttingPiece, cuttingPieces } from "../pattern/seam-allowance.ts";
import { grainOf, onBoard } from "./on-board.ts";

/** Layers of a piece. Source: ASTM D6673, the format known as DXF-AAMA. */
const LAYER = {
  boundary: 1,
  turnPoint: 2,
  curvePoint: 3,
  notch: 4,
  mirror: 6,
  grain: 7,
  internal: 8,
  drillHole: 13,
  sewLine: 14,
} as const;
/** A boundary that bends by more than this has a corner there. */
const CORNER_DEGREES = 20;
const TEXT_MM = 5;

type Tag = readonly [code: number, value: string | number];
const number = (value: number): number => Math.round(value * 1_000) / 1_000 + 0;
/** The trade's axes: y runs up. */
const pointTags = ([x, y]: Point2, from = 10): readonly Tag[] => [
  [from, number(x)],
  [from + 10, number(-y)],
];
/** What an R12 file may say: printable ASCII. */
const ascii = (text: string): string => text.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");

const polyline = (points: readonly Point2[], layer: number, closed: boolean): readonly Tag[] => [
  [0, "POLYLINE"],
  [8, layer],
  [66, 1],
  [70, closed ? 1 : 0],
  ...points.flatMap((point): readonly Tag[] => [[0, "VERTEX"], [8, layer], ...pointTags(point)]),
  [0, "SEQEND"],
  [8, layer],
];
const point = (place: Point2, layer: number): readonly Tag[] => [[0, "POINT"], [8, layer], ...pointTags(place)];
const line = ([from, to]: readonly [Point2, Point2], layer: number): readonly Tag[] => [
  [0, "LINE"],
  [8, layer],
  ...pointTags(from),
  ...pointTags(to, 11),
];
const text = (words: string, place: Point2, layer: number): readonly Tag[] => [
  [0, "TEXT"],
  [8, layer],
  ...pointTags(place),
  [40, TEXT_MM],
  [1, ascii(words)],
];

/** A mark within a piece: the places of buttons are drilled, all else are lines; notches are written with the boundary. */
function internalTags({ kind, points }: InternalLine): readonly Tag[] {
  if (kind === "notch") return [];
  if (kind === "button") return points.flatMap((place) => point(place, LAYER.drillHole));
  return polyline(points, LAYER.internal, false);
}

/** Degrees that the boundary turns by at one of its points. */
function turnAt(outline: readonly Point2[], index: number): number {
  const [before, here, after] = [-1, 0, 1].map((step) => outline[(index + step + outline.length) % outline.length]!) as [
    Point2,
    Point2,
    Point2,
  ];
  const into = Math.atan2(here[1] - before[1], here[0] - before[0]);
  const out = Math.atan2(after[1] - here[1], after[0] - here[0]);
  const turn = Math.abs(out - into) % (2 * Math.PI);
  return degreesOf(Math.min(turn, 2 * Math.PI - turn));
}

function block({ piece, seamLine, cutLine, fold, notches, count }: CuttingPiece, size: string): readonly Tag[] {
  const grain = grainOf(piece);
  const [from, to] = grain;
  const middle: Point2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const said = [`PIECE NAME: ${piece.name}`, `SIZE: ${size}`, `QUANTITY: ${count}`];
  return [
    [0, "BLOCK"],
    [8, LAYER.boundary],
    [2, piece.key],
    [70, 0],
    ...pointTags([0, 0]),
    ...polyline(cutLine, LAYER.boundary, true),
    ...cutLine.flatMap((place, i) => point(place, turnAt(cutLine, i) > CORNER_DEGREES ? LAYER.turnPoint : LAYER.curvePoint)),
    ...polyline(seamLine, LAYER.sewLine, true),
    ...piece.internal.flatMap(internalTags),
    ...notches.flatMap(([edge]) => point(edge, LAYER.notch)),
    ...(fold ? line(fold, LAYER.mirror) : []),
    ...line(grain, LAYER.grain),
    ...said.flatMap((words, row) => text(words, [middle[0], middle[1] + 2 * TEXT_MM * row], LAYER.boundary)),
    [0, "ENDBLK"],
    [8, LAYER.boundary],
  ];
}

/**
 * A pattern as DXF-AAMA (ASTM D6673 in AutoCAD R12 text): a block for each piece, in mm, placed as it lies on the board. The
 * boundary is where it is cut; without allowance that is the sewing line. Doubled pieces are half, with their mirror line.
 */
export function patternDxf(
  pattern: Pattern,
  about: { readonly style: string; readonly size: string },
  allowance: Allowance = 0,
): string {
  const heads = [`STYLE NAME: ${about.style}`, `SAMPLE SIZE: ${about.size}`, "UNITS: METRIC", "AUTHOR: SELVEDGE"];
  const tags: readonly Tag[] = [
    [0, "SECTION"],
    [2, "HEADER"],
    [9, "$ACADVER"],
    [1, "AC1009"],
    [0, "ENDSEC"],
    [0, "SECTION"],
    [2, "BLOCKS"],
    ...cuttingPieces(pattern, allowance).flatMap((piece) => block(piece, about.size)),
    [0, "ENDSEC"],
    [0, "SECTION"],
    [2, "ENTITIES"],
    ...heads.flatMap((words, row) => text(words, [0, -2 * TEXT_MM * (row + 1)], LAYER.boundary)),
    ...pattern.pieces.flatMap((piece): readonly Tag[] => [
      [0, "INSERT"],
      [8, LAYER.boundary],
      [2, piece.key],
      ...pointTags(onBoard(piece, [0, 0])),
      [50, number(-piece.layout.angle)],
    ]),
    [0, "ENDSEC"],
    [0, "EOF"],
  ];
  return tags.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join("");
}

import type { PatternPaper } from "@selvedge/contract";
import { type CuttingPiece, layPieces, type Point2 } from "@selvedge/garment-core";
import { areaOf } from "@selvedge/geometry-core";

/** A sheet in mm: what is printed lies within a frame, and frames are glued edge to edge. */
export type Sheet = { readonly width: number; readonly height: number; readonly margin: number };
export const SHEETS: Readonly<Record<PatternPaper, Sheet>> = {
  a4: { width: 210, height: 297, margin: 10 },
  a0: { width: 841, height: 1_189, margin: 10 },
};
export const frameOf = ({ width, height, margin }: Sheet) => ({ width: width - 2 * margin, height: height - 2 * margin });

/** What stands before the pieces: title, squares to measure, legend; mm. */
export const COVER = { width: 190, height: 262 } as const;

/** A place on the paper that all sheets make up together, mm. */
export type Place = { readonly x: number; readonly y: number };
export type PaperPlan = {
  readonly columns: number;
  readonly rows: number;
  /** Where the origin of each piece lies. */
  readonly places: ReadonlyMap<string, Place>;
  /** Sheets with something on them, row by row. */
  readonly pages: readonly { readonly column: number; readonly row: number }[];
  /** Where the cover lies; null gives it a sheet of its own. */
  readonly cover: Place | null;
};

const GAP_MM = 8;
const TRIES = 6;
/** Wider than it must be by up to this many sheets, where that takes fewer of them. */
const WIDER = 3;
const COVER_KEY = "cover";

const moved = (line: readonly Point2[], { x, y }: Place): Point2[] => line.map(([u, v]) => [u + x, v + y]);

/** The part of a closed line within a rectangle. Source: Sutherland and Hodgman, Reentrant polygon clipping, 1974. */
function within(line: readonly Point2[], left: number, top: number, right: number, bottom: number): Point2[] {
  const sides: readonly [axis: 0 | 1, at: number, keepsLess: boolean][] = [
    [0, left, false],
    [0, right, true],
    [1, top, false],
    [1, bottom, true],
  ];
  let kept = [...line];
  for (const [axis, at, keepsLess] of sides) {
    const isIn = (p: Point2) => (keepsLess ? p[axis] <= at : p[axis] >= at);
    kept = kept.flatMap((p, i): Point2[] => {
      const q = kept[(i + 1) % kept.length]!;
      const own = isIn(p) ? [p] : [];
      if (isIn(p) === isIn(q)) return own;
      const t = (at - p[axis]) / (q[axis] - p[axis]);
      return [...own, [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]];
    });
  }
  return kept;
}

function planOn(pieces: readonly CuttingPiece[], sheet: Sheet, columns: number, coverIsLaid: boolean): PaperPlan {
  const frame = frameOf(sheet);
  const block: Point2[] = [
    [0, 0],
    [COVER.width, 0],
    [COVER.width, COVER.height],
    [0, COVER.height],
  ];
  const lay = layPieces({
    pieces: [
      ...pieces.map(({ piece, cutLine }) => ({ key: piece.key, outline: cutLine, count: 1 })),
      ...(coverIsLaid ? [{ key: COVER_KEY, outline: block, count: 1 }] : []),
    ],
    width: columns * frame.width,
    nap: "one-way",
    repeat: 0,
    gap: GAP_MM,
    tries: TRIES,
  });
  const places = new Map(lay.placed.map(({ key, x, y }) => [key, { x, y }]));
  const lines = pieces.map(({ piece, cutLine }) => moved(cutLine, places.get(piece.key)!));
  if (coverIsLaid) lines.push(moved(block, places.get(COVER_KEY)!));
  const rows = Math.max(1, Math.ceil(lay.length / frame.height));
  const pages = Array.from({ length: rows * columns }, (_, i) => ({ column: i % columns, row: Math.floor(i / columns) })).filter(
    ({ column, row }) => {
      const [left, top] = [column * frame.width, row * frame.height];
      return lines.some((line) => areaOf(within(line, left, top, left + frame.width, top + frame.height)) > 0);
    },
  );
  return { columns, rows, places, pages, cover: coverIsLaid ? places.get(COVER_KEY)! : null };
}

/** How the pieces of a pattern lie on sheets of paper: grain upright, as few sheets as a quick lay finds. */
export function planPaper(pieces: readonly CuttingPiece[], paper: PatternPaper): PaperPlan {
  const sheet = SHEETS[paper];
  const coverIsLaid = paper === "a0";
  const widths = pieces.map(
    ({ cutLine }) => Math.max(...cutLine.map(([x]) => x)) - Math.min(...cutLine.map(([x]) => x)) + GAP_MM,
  );
  const least = Math.ceil((Math.max(...widths) + 10) / frameOf(sheet).width);
  const plans = Array.from({ length: WIDER }, (_, i) => planOn(pieces, sheet, least + i, coverIsLaid));
  return plans.reduce((best, plan) => (plan.pages.length < best.pages.length ? plan : best));
}

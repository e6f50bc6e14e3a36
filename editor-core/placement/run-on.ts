import {
  apply,
  type Bounds,
  boundsOf,
  type Cell,
  cellsIn,
  convexOverlap,
  cornersOf,
  type Lattice,
  type Matrix,
  multiply,
  type Point,
  shiftOf,
  translation,
} from "@selvedge/geometry-core";
import type { Artwork, PieceKey } from "../document/schema.ts";
import { acrossSeam, handOf, passage, pointAt, type Run, runOf } from "../geometry/seam.ts";
import { copiesOf } from "./copies.ts";
import type { StyleInput } from "./stamp.ts";

/** An artwork, or one of its repeats, as it goes on beyond a seam of its piece. `key` is unique among the crossings of one artwork. */
export type RunOn = { readonly onto: PieceKey; readonly key: string; readonly matrix: Matrix };

/** The way over one seam from a piece. */
type Crossing = {
  readonly key: string;
  readonly onto: PieceKey;
  readonly from: Run;
  readonly to: Run /** Boxes along the seam. */;
  readonly along: readonly Bounds[];
};

/** Where artwork runs on in a style: which crossings a piece has, worked out once for a style. */
export type Crossings = ReadonlyMap<PieceKey, readonly Crossing[]>;

/** A motif of which more repeats than this lie along one seam is not continued over it: it is too small for the eye to follow, and each repeat costs a stamp. */
const MAX_REPEATS_ALONG_A_SEAM = 1_000;
const BOX_MM = 20;

/**
 * The crossings of a style. A seam leads over only if the pieces lie on different hands of it: with both right sides up, what leaves
 * one piece then enters the other.
 */
export function crossingsOf(style: StyleInput): Crossings {
  const outlines = new Map(style.pieces.map(({ key, outline }) => [key, outline]));
  const crossings = new Map<PieceKey, Crossing[]>();
  for (const [index, { a, b }] of style.seams.entries()) {
    const [outlineA, outlineB] = [outlines.get(a.pieceKey), outlines.get(b.pieceKey)];
    if (!outlineA || !outlineB || a.points.length < 2 || b.points.length < 2) continue;
    const [runA, runB] = [runOf(a.points), runOf(b.points)];
    if (runA.length === 0 || runB.length === 0 || handOf(outlineA, runA) * handOf(outlineB, runB) !== -1) continue;
    for (const [way, here, from, there, to] of [
      ["ab", a, runA, b, runB],
      ["ba", b, runB, a, runA],
    ] as const) {
      const known = crossings.get(here.pieceKey) ?? [];
      crossings.set(here.pieceKey, known);
      known.push({ key: `${index}${way}`, onto: there.pieceKey, from, to, along: boxesAlong(from) });
    }
  }
  return crossings;
}

/** Everything an artwork lays on pieces sewn to its own: nothing while it is restricted, part of the cloth, or clear of the seams. */
export function runOnsOf(artwork: Artwork, crossings: Crossings): readonly RunOn[] {
  if (artwork.restricted || artwork.onFabric) return [];
  const found: RunOn[] = [];
  for (const { key: way, matrix, lattice } of copiesOf(artwork))
    for (const crossing of crossings.get(artwork.pieceKey) ?? [])
      for (const cell of cellsAlong(matrix, lattice, crossing.along)) {
        const copy = lattice ? multiply(translation(...shiftOf(lattice, cell)), matrix) : matrix;
        const onward = continued(artwork.pieceKey, copy, crossing);
        const key = `${crossing.key}${way && `:${way}`}${lattice ? `:${cell}` : ""}`;
        if (onward) found.push({ onto: crossing.onto, key, matrix: onward });
      }
  return found;
}

/** Boxes that cover a run, each over a short way of it, so that a slanting seam does not ask about the whole piece beside it. */
function boxesAlong(run: Run): readonly Bounds[] {
  const boxes: Bounds[] = [];
  for (let way = 0; way < run.length; way += BOX_MM) {
    const between = run.points.filter((_, index) => run.ways[index]! > way && run.ways[index]! < way + BOX_MM);
    boxes.push(boundsOf([pointAt(run, way), ...between, pointAt(run, way + BOX_MM)]));
  }
  return boxes;
}

/** The copies that may touch a seam, each once; none when they are too many. */
function cellsAlong(matrix: Matrix, lattice: Lattice | null, boxes: readonly Bounds[]): readonly Cell[] {
  const cells = new Map<string, Cell>();
  for (const box of boxes)
    for (const cell of cellsIn(matrix, lattice, box)) {
      cells.set(String(cell), cell);
      if (cells.size > MAX_REPEATS_ALONG_A_SEAM) return [];
    }
  return [...cells.values()];
}

function continued(pieceKey: PieceKey, matrix: Matrix, { onto, from, to }: Crossing): Matrix | null {
  const corners: readonly Point[] = cornersOf(matrix);
  const range = passage(from, corners);
  if (!range) return null;
  const motion = acrossSeam(from, to, range);
  // Over a dart the moved picture would cover the one it goes on from; there the cut edge stays an edge.
  if (
    onto === pieceKey &&
    convexOverlap(
      corners.map((corner) => apply(motion, corner)),
      corners,
    )
  )
    return null;
  return multiply(motion, matrix);
}

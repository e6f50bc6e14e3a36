import { along, cross, directionOf, distance, dot, meeting, minus, mirroredAt, signedArea } from "@selvedge/geometry-core";
import { cuttingOf } from "./cutting.ts";
import { edgesOf, type PieceEdge } from "./edges.ts";
import { type Margin, offsetOutline } from "./offset.ts";
import type { Pattern, Piece, Point2 } from "./pattern.ts";

/** Seam allowances a pattern is handed on with, mm; 0 leaves it without. */
export const ALLOWANCES = [0, 6, 10, 15] as const;
export type Allowance = (typeof ALLOWANCES)[number];

/** A piece as the cutter has it, mm; its place on the board is that of the piece. */
export type CuttingPiece = {
  readonly piece: Piece;
  /** Where it is sewn: the outline of the piece. */
  readonly seamLine: readonly Point2[];
  /** Where it is cut; the seam line itself without allowance. */
  readonly cutLine: readonly Point2[];
  /** Where the cloth lies doubled: nothing is cut there, the other half is its mirror image. */
  readonly fold: readonly [Point2, Point2] | null;
  /** From the edge that is cut to the seam line; without allowance from the seam line inwards. */
  readonly notches: readonly (readonly [Point2, Point2])[];
  /** How many of it are cut for one garment. */
  readonly count: number;
};

/** Places of a line closer to a fold lie on it, mm. */
const ON_FOLD_MM = 0.05;

/** A hem is turned up to its stitches, and its raw edge is turned in by the allowance. */
function marginOf(edge: PieceEdge, allowance: Allowance): Margin {
  if (edge.kind === "fold") return { mm: 0 };
  return edge.kind === "hem" ? { mm: edge.mm + allowance, isTurnedUp: true } : { mm: allowance };
}

/** The straight stretch that all folded edges make up. */
function foldOf(outline: readonly Point2[], edges: readonly PieceEdge[]): CuttingPiece["fold"] {
  const places = edges.flatMap(({ kind }, i) => (kind === "fold" ? [outline[i]!, outline[(i + 1) % outline.length]!] : []));
  const [first] = places;
  if (!first) return null;
  const far = places.reduce((best, place) => (distance(first, place) > distance(first, best) ? place : best));
  const start = places.reduce((best, place) => (distance(far, place) > distance(far, best) ? place : best));
  return [start, far];
}

/** A notch carried straight out to the edge that is cut. */
function carried([seam, inside]: readonly Point2[], cutLine: readonly Point2[]): readonly [Point2, Point2] {
  const out = directionOf(inside!, seam!);
  const hits = cutLine.flatMap((from, i) => {
    const to = cutLine[(i + 1) % cutLine.length]!;
    const way = directionOf(from, to);
    const hit = meeting(seam!, out, from, way);
    if (!hit) return [];
    const share = dot(minus(hit, from), way);
    const far = dot(minus(hit, seam!), out);
    return share >= 0 && share <= distance(from, to) && far > 0 ? [far] : [];
  });
  return [along(seam!, out, hits.length > 0 ? Math.min(...hits) : 0), seam!];
}

/** A piece with its seam allowance: hems as deep as the pattern has them, nothing at a fold, notches carried to the cut line. */
export function cuttingPiece(pattern: Pattern, piece: Piece, allowance: Allowance): CuttingPiece {
  const edges = edgesOf(pattern, piece);
  const cutLine =
    allowance === 0
      ? piece.outline
      : offsetOutline(
          piece.outline,
          edges.map((edge) => marginOf(edge, allowance)),
        );
  const notches = piece.internal.filter(({ kind }) => kind === "notch").map(({ points }) => points);
  return {
    piece,
    seamLine: piece.outline,
    cutLine,
    fold: foldOf(piece.outline, edges),
    notches: notches.map((points) => (allowance === 0 ? [points[0]!, points.at(-1)!] : carried(points, cutLine))),
    count: cuttingOf(piece.name).count,
  };
}

/** All pieces of a pattern with their seam allowance. */
export const cuttingPieces = (pattern: Pattern, allowance: Allowance): readonly CuttingPiece[] =>
  pattern.pieces.map((piece) => cuttingPiece(pattern, piece, allowance));

/** The stretch of a clockwise cut line that leaves the fold and comes back to it; null where it never does. */
function offFold(clockwise: readonly Point2[], [a, b]: readonly [Point2, Point2]): readonly Point2[] | null {
  const u = directionOf(a, b);
  const isOn = (place: Point2) => Math.abs(cross(u, minus(place, a))) < ON_FOLD_MM;
  const count = clockwise.length;
  const start = clockwise.findIndex((place, i) => isOn(place) && !isOn(clockwise[(i + 1) % count]!));
  if (start < 0) return null;
  const turnedTo = Array.from({ length: count }, (_, i) => clockwise[(start + i) % count]!);
  return turnedTo.slice(0, turnedTo.findIndex((place, i) => i > 0 && isOn(place)) + 1);
}

const clockwiseOf = (line: readonly Point2[]): readonly Point2[] => (signedArea(line) > 0 ? line : [...line].reverse());

/** What is really cut: the cut line, open where the cloth lies doubled, else closed by its first point. */
export function cutWay({ cutLine, fold }: Pick<CuttingPiece, "cutLine" | "fold">): readonly Point2[] {
  const open = fold && offFold(clockwiseOf(cutLine), fold);
  return open ?? [...cutLine, cutLine[0]!];
}

/** A line laid open at its fold: with its mirror image, the fold no part of it. A line without a fold is left as it is. Runs clockwise. */
export function laidOpen(cutLine: readonly Point2[], fold: CuttingPiece["fold"]): readonly Point2[] {
  const clockwise = clockwiseOf(cutLine);
  const open = fold && offFold(clockwise, fold);
  if (!open) return clockwise;
  const u = directionOf(fold[0], fold[1]);
  return [
    ...open,
    ...open
      .slice(1, -1)
      .reverse()
      .map((place) => mirroredAt(place, fold[0], u)),
  ];
}

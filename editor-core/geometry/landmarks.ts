import { boundsOf, nearestOnOutline, type Point } from "@selvedge/geometry-core";
import type { PieceKey } from "../document/schema.ts";

type NamedSide = { readonly pieceKey: PieceKey; readonly from: string; readonly to: string; readonly points: readonly Point[] };

/** What is needed of a style to find its landmarks: pieces, and seams whose ends are named as the draft names them. */
export type MarkedStyle = {
  readonly pieces: readonly { readonly key: PieceKey; readonly outline: readonly Point[] }[];
  readonly seams: readonly { readonly a: NamedSide; readonly b: NamedSide }[];
};

/** Places of a piece that a factory measures from, mm. */
export type Landmarks = {
  /** The upright centre line: of the body where the piece is a front or a back of it, else of a piece that is alike on both sides. */
  readonly centre: { readonly x: number; readonly of: "front" | "back" | "piece" } | null;
  /** Shoulder points: where the shoulder seam meets the neck, the highest of the shoulder. */
  readonly shoulders: readonly Point[];
};

const SAME_MM = 0.5;
const NECK = /^neck(_m)?$/;
const SHOULDER = /^shoulder(_m)?$/;

/** The neck end of a shoulder seam; null for any other run. */
function shoulderPoint({ from, to, points }: NamedSide): Point | null {
  if (NECK.test(from) && SHOULDER.test(to)) return points[0] ?? null;
  return SHOULDER.test(from) && NECK.test(to) ? (points.at(-1) ?? null) : null;
}

/** The middle of an outline that is the same on both sides of it; null for any other. */
function middleOf(outline: readonly Point[]): number | null {
  const { minX, maxX } = boundsOf(outline);
  const middle = (minX + maxX) / 2;
  const isAlike = outline.every(([x, y]) => (nearestOnOutline(outline, [2 * middle - x, y])?.distance ?? 1) < SAME_MM);
  return isAlike ? middle : null;
}

function find(style: MarkedStyle, key: PieceKey): Landmarks {
  const piece = style.pieces.find((one) => one.key === key);
  if (!piece) return { centre: null, shoulders: [] };
  const sides = style.seams.flatMap(({ a, b }) => [a, b]).filter(({ pieceKey }) => pieceKey === key);
  const shoulders = sides.map(shoulderPoint).filter((point) => point !== null);
  const middle = middleOf(piece.outline);
  // The half of a body is drafted from its centre line.
  const x = middle ?? (shoulders.length > 0 ? 0 : null);
  const half = /^front/.test(key) ? "front" : /^back/.test(key) ? "back" : "piece";
  return { centre: x === null ? null : { x, of: half }, shoulders };
}

const known = new WeakMap<MarkedStyle, Map<PieceKey, Landmarks>>();

/** The landmarks of a piece; found once for a style. */
export function landmarksOf(style: MarkedStyle, key: PieceKey): Landmarks {
  const found = known.get(style) ?? new Map<PieceKey, Landmarks>();
  known.set(style, found);
  const marks = found.get(key) ?? find(style, key);
  found.set(key, marks);
  return marks;
}

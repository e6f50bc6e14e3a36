import { along, cross, directionOf, distance, meeting, minus, radiansOf, signedArea } from "@selvedge/geometry-core";
import { cuttingOf } from "./cutting.ts";
import type { Pattern, Piece, Point2 } from "./pattern.ts";

/** What becomes of an edge of a piece: sewn to another, turned up to its row of stitches `mm` inside, a fold of doubled cloth, or left as it is. */
export type PieceEdge = { readonly kind: "seam" | "fold" | "free" } | { readonly kind: "hem"; readonly mm: number };

/** A row of stitches further inside holds something else than a hem. */
const MAX_HEM_MM = 60;
/** Stitches run beside their edge to within this angle. */
const BESIDE = Math.sin(radiansOf(12));
/** A fold is straight to within this much, mm. */
const FOLD_BOW_MM = 0.5;

const nameOf = ([x, y]: Point2): string => `${x} ${y}`;
const edgeName = (p: Point2, q: Point2): string => [nameOf(p), nameOf(q)].sort().join(" ");

/** Edges of a piece that a seam takes. */
function sewnEdges(pattern: Pattern, pieceKey: string): ReadonlySet<string> {
  const sides = pattern.seams.flatMap(({ a, b }) => [a, b]).filter((side) => side.pieceKey === pieceKey);
  return new Set(sides.flatMap(({ points }) => points.slice(1).map((point, i) => edgeName(points[i]!, point))));
}

/** How far inside an edge its row of stitches stands, mm; null where there is none beside it. */
function stitchedInside([p, q]: readonly [Point2, Point2], inward: Point2, rows: readonly (readonly Point2[])[]): number | null {
  const middle = along(p, directionOf(p, q), distance(p, q) / 2);
  const depths = rows.flatMap((row) =>
    row.slice(1).flatMap((to, i) => {
      const from = row[i]!;
      if (distance(from, middle) > MAX_HEM_MM + distance(from, to)) return [];
      const way = directionOf(from, to);
      const hit = meeting(middle, inward, from, way);
      if (!hit || Math.abs(cross(way, directionOf(p, q))) > BESIDE) return [];
      const share = (hit[0] - from[0]) * way[0] + (hit[1] - from[1]) * way[1];
      const depth = (hit[0] - middle[0]) * inward[0] + (hit[1] - middle[1]) * inward[1];
      return share >= 0 && share <= distance(from, to) && depth > 0 && depth < MAX_HEM_MM ? [depth] : [];
    }),
  );
  return depths.length > 0 ? Math.round(Math.min(...depths)) : null;
}

/** Whether places lie on one straight line. */
function isStraight(places: readonly Point2[]): boolean {
  const [first, last] = [places[0]!, places.at(-1)!];
  const way = directionOf(first, last);
  return places.every((place) => Math.abs(cross(way, minus(place, first))) < FOLD_BOW_MM);
}

/** What becomes of each edge of a piece, the first from its point 0 to 1. */
export function edgesOf(pattern: Pattern, piece: Pick<Piece, "key" | "name" | "outline" | "internal">): readonly PieceEdge[] {
  const { outline } = piece;
  const sewn = sewnEdges(pattern, piece.key);
  const ends = outline.map((p, i) => [p, outline[(i + 1) % outline.length]!] as const);
  const isFree = ends.map(([p, q]) => !sewn.has(edgeName(p, q)));
  const { count, isFolded } = cuttingOf(piece.name);
  const free = ends.filter((_, i) => isFree[i]).flat();
  const folds = isFolded && free.length > 0 && isStraight(free);
  const rows = piece.internal.filter(({ kind }) => kind === "topstitch").map(({ points }) => points);
  const side = signedArea(outline) > 0 ? 1 : -1;
  return ends.map(([p, q], i): PieceEdge => {
    if (!isFree[i]) return { kind: "seam" };
    if (folds) return { kind: "fold" };
    const u = directionOf(p, q);
    const mm = count > 1 ? null : stitchedInside([p, q], [-u[1] * side, u[0] * side], rows);
    return mm === null ? { kind: "free" } : { kind: "hem", mm };
  });
}

import { areaOf, perimeterOf } from "@selvedge/geometry-core";
import type { Point2 } from "../pattern/pattern.ts";
import { SEAM_TOLERANCE, SEAM_TOLERANCE_MM } from "../seams/pair.ts";
import { lengthOfRun } from "./along.ts";
import { overlaps } from "./boundary.ts";
import { JoinError } from "./join-error.ts";
import { FORM_SIZES, type Join, type JoinedPattern, type JoinPiece } from "./joined-pattern.ts";

const MIN_RUN_MM = 3;
/** More cloth than in the longest coat; beyond it a drape takes minutes, mm². */
const MAX_CLOTH_MM2 = 7e6;
const MAX_EDGE_MM = 12_000;

/** How much longer `a` of a join is than it may be beside `b`, mm; nothing or less where it fits. */
export function misfitOf(join: Join, lengthA: number, lengthB: number): number {
  const wanted = lengthB * join.ease;
  return Math.abs(lengthA - wanted) - Math.max(SEAM_TOLERANCE_MM, wanted * SEAM_TOLERANCE);
}

/** The stretch of an outline that crosses another, if one does. */
function isCrossed(outline: readonly Point2[]): boolean {
  const side = (p: Point2, q: Point2, r: Point2) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  const count = outline.length;
  for (let i = 0; i < count; i++)
    for (let j = i + 2; j < count; j++) {
      if (i === 0 && j === count - 1) continue;
      const [p, q, r, s] = [outline[i]!, outline[i + 1]!, outline[j]!, outline[(j + 1) % count]!];
      if (side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0) return true;
    }
  return false;
}

/**
 * Throws a JoinError for what cannot be sewn: nothing worn, more cloth than is ever draped, an outline that crosses itself, a join outside its piece, two joins on one
 * stretch, lengths that disagree past the declared ease, a leg without its other half, a form there is none of.
 */
export function checkJoined(pattern: JoinedPattern): void {
  const worn = pattern.pieces.filter(({ place }) => place !== "leftOut");
  if (worn.length === 0) throw new JoinError("nothing", "");
  if (!FORM_SIZES[pattern.wearer].models[pattern.form]) throw new JoinError("form", pattern.form);
  if (worn.reduce((sum, { outline }) => sum + areaOf(outline), 0) > MAX_CLOTH_MM2) throw new JoinError("tooLarge", pattern.name);
  for (const { outline, name } of worn) if (perimeterOf(outline) > MAX_EDGE_MM) throw new JoinError("tooLarge", name);
  for (const piece of worn) if (isCrossed(piece.outline)) throw new JoinError("crossed", piece.name);
  for (const { place, name } of worn) {
    const other = place.includes("Front") ? place.replace("Front", "Back") : place.replace("Back", "Front");
    if (place.startsWith("leg") && !worn.some((piece) => piece.place === other)) throw new JoinError("legs", name);
  }
  const pieces = new Map(worn.map((piece) => [piece.key, piece]));
  const pieceOf = (key: string): JoinPiece => {
    const found = pieces.get(key);
    if (!found) throw new JoinError("missingPiece", key);
    return found;
  };
  for (const join of pattern.joins) {
    const [a, b] = [pieceOf(join.a.piece), pieceOf(join.b.piece)];
    const about = `${a.name} – ${b.name}`;
    for (const [piece, run] of [
      [a, join.a],
      [b, join.b],
    ] as const) {
      const round = perimeterOf(piece.outline);
      if (run.from > round + 1 || run.to > round + 1 || lengthOfRun(piece, run) < MIN_RUN_MM || run.from === run.to)
        throw new JoinError("outside", about);
    }
    if (misfitOf(join, lengthOfRun(a, join.a), lengthOfRun(b, join.b)) > 0) throw new JoinError("lengths", about);
  }
  const runs = pattern.joins.flatMap(({ a, b }) => [a, b]);
  for (const [i, run] of runs.entries())
    if (runs.slice(i + 1).some((other) => other.piece === run.piece && overlaps(pieceOf(run.piece), run, other)))
      throw new JoinError("overlap", pieceOf(run.piece).name);
}

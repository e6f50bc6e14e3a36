import type { Seam, SeamSide } from "../pattern/pattern.ts";
import { parseRun, type Run, verticesOf } from "../pattern/run.ts";
import type { CutPiece, Sewing } from "../recipes/garment.ts";
import { parseSide } from "./sewing.ts";

/** Seams of a length may differ by this much, or by this share, and still be sewn without ease. */
export const SEAM_TOLERANCE_MM = 2;
export const SEAM_TOLERANCE = 0.01;

const measureLine = (points: SeamSide["points"]): number =>
  points.slice(1).reduce((sum, [x, y], i) => {
    const [px, py] = points[i]!;
    return sum + Math.hypot(x - px, y - py);
  }, 0);

/** A run as it lies on a piece. */
const sideOn = (pieceKey: string, outline: CutPiece["outline"], run: Run): SeamSide => ({
  pieceKey,
  from: run.from,
  to: run.to,
  points: verticesOf(outline, run).map(({ x, y }) => [x, y] as const),
});

/**
 * The seams of pieces that are stitched onto others: both sides are the same line, for they lie where they lie on the other piece.
 * Throws for a piece that is stitched onto none that is cut, or lies on one without being stitched.
 */
export const patchSeams = (pieces: { readonly [key: string]: CutPiece }): readonly Seam[] =>
  Object.entries(pieces).flatMap(([key, { outline, on, stitched = [] }]) => {
    if (on === undefined && stitched.length > 0) throw new Error(`"${key}" is stitched onto no piece`);
    if (on === undefined) return [];
    if (!pieces[on]) throw new Error(`"${key}" is stitched onto "${on}", which is not cut`);
    if (stitched.length === 0) throw new Error(`"${key}" lies on "${on}" and is not stitched to it`);
    return stitched.map((text): Seam => {
      const a = sideOn(key, outline, parseRun(text));
      const length = measureLine(a.points);
      return { a, b: { ...a, pieceKey: on }, kind: "attach", lengthA: length, lengthB: length };
    });
  });

/** Draws a sewing on its pieces. Throws when a point is missing or the lengths disagree past the declared ease. */
export function pairSeam(pieces: { readonly [key: string]: CutPiece }, sewing: Sewing): Seam {
  const side = (text: string): SeamSide => {
    const { pieceKey, run } = parseSide(text);
    const piece = pieces[pieceKey];
    if (!piece) throw new Error(`"${text}" names a piece that is not cut`);
    return sideOn(pieceKey, piece.outline, run);
  };
  const [a, b] = [side(sewing.a), side(sewing.b)];
  const [lengthA, lengthB] = [measureLine(a.points), measureLine(b.points)];
  const expected = lengthB * sewing.ease;
  if (Math.abs(lengthA - expected) > Math.max(SEAM_TOLERANCE_MM, expected * SEAM_TOLERANCE))
    throw new Error(`${sewing.a} (${lengthA.toFixed(1)} mm) does not fit ${sewing.b} (${expected.toFixed(1)} mm)`);
  return { a, b, kind: sewing.kind, lengthA, lengthB };
}

import { apply, degrees, invert, type Point } from "@selvedge/geometry-core";
import { fabricKey } from "../document/fabric-key.ts";
import type { DesignDocument, PieceKey } from "../document/schema.ts";
import { pointAt, type Run, runOf } from "../geometry/seam.ts";
import { clothOnPiece } from "../placement/cloth.ts";
import type { StyleInput } from "../placement/stamp.ts";
import type { ClothRhythm, Rhythms } from "./rhythm.ts";

/** One place along a seam: the points of both pieces that meet there, and what of the cloth lies under each, mm. */
export type Meeting = { readonly a: Point; readonly b: Point; readonly clothA: Point; readonly clothB: Point };

/** A seam with what is cut on its two sides. */
export type Sewn = {
  /** Its place in the list of the style's seams. */
  readonly index: number;
  readonly a: PieceKey;
  readonly b: PieceKey;
  /** Of the longer side, mm. */
  readonly length: number;
  readonly meetings: readonly Meeting[];
  /** The rhythm of the one cloth on both sides; null where it is plain, or where the sides are cut from different cloths or in different sizes. */
  readonly rhythm: ClothRhythm | null;
  readonly isOneCloth: boolean;
  /** mm on the piece for one mm of the cloth. */
  readonly scale: number;
};

const STEP_MM = 6;
const MIN_MEETINGS = 5;
const MAX_MEETINGS = 120;

/** Every seam of a style that has a length, with what meets along it. Points at the same share of both sides meet (ease is spread evenly). */
export function sewnSeams(document: DesignDocument, style: StyleInput, rhythms: Rhythms): Sewn[] {
  const pieces = new Map(
    style.pieces.flatMap(({ key, grain }) => {
      const design = Object.hasOwn(document.pieces, key) ? document.pieces[key] : undefined;
      return design ? [[key, { design, toCloth: invert(clothOnPiece(design.mapping, degrees(grain))) }] as const] : [];
    }),
  );
  return style.seams.flatMap(({ a, b }, index) => {
    const [hereA, hereB] = [pieces.get(a.pieceKey), pieces.get(b.pieceKey)];
    if (!hereA || !hereB || a.points.length < 2 || b.points.length < 2) return [];
    const [runA, runB] = [runOf(a.points), runOf(b.points)];
    if (runA.length === 0 || runB.length === 0) return [];
    const [of, other] = [hereA.design, hereB.design];
    const isOneCloth =
      of.fabric !== null &&
      other.fabric !== null &&
      fabricKey(of.fabric) === fabricKey(other.fabric) &&
      Math.abs(of.mapping.scale - other.mapping.scale) < 1e-9;
    const rhythm = (isOneCloth && of.fabric && rhythms.get(fabricKey(of.fabric))) || null;
    return {
      index,
      a: a.pieceKey,
      b: b.pieceKey,
      length: Math.max(runA.length, runB.length),
      meetings: meetingsOf(runA, runB).map(([at, to]) => ({
        a: at,
        b: to,
        clothA: apply(hereA.toCloth, at),
        clothB: apply(hereB.toCloth, to),
      })),
      rhythm: rhythm && (rhythm.across || rhythm.along) ? rhythm : null,
      isOneCloth,
      scale: of.mapping.scale,
    };
  });
}

/** The middles of equal parts of a seam. */
function meetingsOf(a: Run, b: Run): (readonly [Point, Point])[] {
  const count = Math.min(MAX_MEETINGS, Math.max(MIN_MEETINGS, Math.round(Math.max(a.length, b.length) / STEP_MM)));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return [pointAt(a, share * a.length), pointAt(b, share * b.length)] as const;
  });
}

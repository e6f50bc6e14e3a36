import type { Point } from "@selvedge/geometry-core";
import type { DesignDocument, PieceKey } from "../document/schema.ts";
import type { StyleInput } from "../placement/stamp.ts";
import { EVEN_ENOUGH, missAt, type Pull, pullsOf, withinRepeat } from "./pull.ts";
import type { Rhythms } from "./rhythm.ts";
import { type Sewn, sewnSeams } from "./sewn.ts";

/** By how many mm on the garment stripes or bars miss their partners, on the mean along a seam. */
export type AxisMiss = Pick<Pull, "axis" | "way"> & { readonly mm: number };

/** One seam of the garment as the eye meets it. */
export type SeamMiss = {
  readonly index: number;
  readonly a: PieceKey;
  readonly b: PieceKey;
  /** mm. */
  readonly length: number;
  /** The larger of its directions, on the mean along the seam, mm; null where nothing can be matched. */
  readonly mm: number | null;
  /** Why nothing can be matched: a plain cloth, different cloths, or lines that meet at an angle. */
  readonly why: "plain" | "otherCloth" | "angle" | null;
  readonly axes: readonly AxisMiss[];
  /** Both sides from start to end, with the miss there, mm. */
  readonly places: readonly { readonly a: Point; readonly b: Point; readonly mm: number | null }[];
};

/** How the design of the cloth meets along every seam of a garment, in the style's order. */
export function seamMisses(document: DesignDocument, style: StyleInput, rhythms: Rhythms): SeamMiss[] {
  return sewnSeams(document, style, rhythms).map(missOf);
}

function missOf(sewn: Sewn): SeamMiss {
  const { index, a, b, length, meetings, scale, isOneCloth, rhythm } = sewn;
  const pulls = pullsOf(sewn).filter(({ evenness }) => evenness >= EVEN_ENOUGH);
  const missed = (meeting: (typeof meetings)[number], pull: Pull) =>
    Math.abs(withinRepeat(missAt(meeting, pull), pull.repeat)) * scale;
  const axes = pulls.map((pull) => ({
    axis: pull.axis,
    way: pull.way,
    mm: mean(meetings.map((meeting) => missed(meeting, pull))),
  }));
  const why = axes.length > 0 ? null : !isOneCloth ? "otherCloth" : !rhythm ? "plain" : "angle";
  return {
    index,
    a,
    b,
    length,
    mm: axes.length > 0 ? Math.max(...axes.map(({ mm }) => mm)) : null,
    why,
    axes,
    places: meetings.map((meeting) => ({
      a: meeting.a,
      b: meeting.b,
      mm: pulls.length > 0 ? Math.max(...pulls.map((pull) => missed(meeting, pull))) : null,
    })),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

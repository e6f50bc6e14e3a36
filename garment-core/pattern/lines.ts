import { spline } from "../form/spline.ts";
import type { DraftPoint } from "./freesewing.ts";
import { curvePoints, type Vertex } from "./outline.ts";

/** Vertices of a curve drawn through knots are about this far apart in y. */
const KNOT_STEP_MM = 12;

/** A vertex of an outline that is drawn here and not by FreeSewing. */
export const vertex = (x: number, y: number, ...names: string[]): Vertex => ({ x, y, names });

/** Vertices along a Bézier curve, its start left out; its end may have names. */
export function curve(from: DraftPoint, cp1: DraftPoint, cp2: DraftPoint, to: Vertex): Vertex[] {
  const points = curvePoints(from, cp1, cp2, to).map(({ x, y }) => vertex(x, y));
  return [...points.slice(0, -1), to];
}

/** A smooth line down a piece through knots in descending order, from one height to another (either way), ends included. */
export function sideThrough(knots: readonly DraftPoint[], from: number, to: number): Vertex[] {
  const xAt = spline(
    knots.map((k) => k.y),
    knots.map((k) => k.x),
  );
  const steps = Math.max(1, Math.round(Math.abs(to - from) / KNOT_STEP_MM));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const y = from + ((to - from) * i) / steps;
    return vertex(xAt(y), y);
  });
}

/** The same vertex with one more name. */
export const alsoNamed = (v: Vertex, ...names: string[]): Vertex => ({ ...v, names: [...v.names, ...names] });

import {
  along,
  cross,
  directionOf,
  distance,
  dot,
  meeting,
  minus,
  mirroredAt,
  radiansOf,
  signedArea,
} from "@selvedge/geometry-core";
import { outerLoop } from "./outer-loop.ts";
import type { Point2 } from "./pattern.ts";

/** What is added outside one edge of a piece, mm; what is turned up has ends that lie under the piece once it is. */
export type Margin = { readonly mm: number; readonly isTurnedUp?: boolean };

/** A corner reaches at most this many times the wider of its two margins from the seam line, and is cut square beyond. */
export const MITRE_LIMIT = 2.5;
/** Edges that turn by less go on as one curve. */
const STRAIGHT = Math.sin(radiansOf(1));
/** A turned-up edge is mirrored where it meets its neighbour at no flatter and no sharper angle. */
const MIRRORED_COS = Math.cos(Math.PI / 4);
/** Points closer than this are merged. */
const SAME_MM = 0.005;

type Edge = { readonly from: Point2; readonly to: Point2; readonly u: Point2; readonly out: Point2; readonly margin: Margin };

/** How the margins of two edges meet outside the corner between them. */
function corner(before: Edge, after: Edge): readonly Point2[] {
  const point = before.to;
  const [a, b] = [before.margin.mm, after.margin.mm];
  const [p, q] = [along(point, before.out, a), along(point, after.out, b)];
  const turn = cross(before.u, after.u);
  const mitre = meeting(p, before.u, q, after.u);
  if (Math.abs(turn) < STRAIGHT && dot(before.u, after.u) > 0) return a === b ? [p] : [p, q];
  if (turn < 0) {
    const reach = mitre
      ? Math.max(
          dot([point[0] - mitre[0], point[1] - mitre[1]], before.u),
          dot([mitre[0] - point[0], mitre[1] - point[1]], after.u),
        )
      : Infinity;
    return mitre && reach < Math.min(distance(before.from, point), distance(point, after.to)) / 2 ? [mitre] : [p, point, q];
  }
  const isHem = before.margin.isTurnedUp !== after.margin.isTurnedUp && Math.abs(dot(before.u, after.u)) < MIRRORED_COS;
  if (isHem) return before.margin.isTurnedUp ? turnedUp(before, after) : [...turnedUp(after, before)].reverse();
  // A wide margin beside a narrow one on a gentle bend would meet behind the corner: it ends in a step.
  const isBehind = mitre && (dot(minus(mitre, point), before.u) < -SAME_MM || dot(minus(mitre, point), after.u) > SAME_MM);
  if (isBehind) return [p, q];
  const limit = MITRE_LIMIT * Math.max(a, b);
  if (mitre && distance(mitre, point) <= limit) return [mitre];
  const reachOf = (mm: number) => Math.sqrt(Math.max(0, limit ** 2 - mm ** 2));
  return [along(p, before.u, reachOf(a)), along(q, after.u, -reachOf(b))];
}

/** The end of a hem beside a seam: past the hem line the cut line of the seam goes back as it came, so that the hem lies flat once turned. */
function turnedUp(hem: Edge, seam: Edge): readonly Point2[] {
  const hemCorner = seam.from === hem.to ? hem.to : hem.from;
  const side = along(hemCorner, seam.out, seam.margin.mm);
  const ends = meeting(side, seam.u, hemCorner, hem.u);
  const mirrored = mirroredAt(along(side, seam.u, 1), hemCorner, hem.u);
  const outer = ends && meeting(along(hemCorner, hem.out, hem.margin.mm), hem.u, ends, directionOf(ends, mirrored));
  return ends && outer ? [outer, ends] : [along(hemCorner, hem.out, hem.margin.mm), side];
}

/**
 * The closed line outside a closed one, at a margin for each of its edges (the first from point 0 to 1): curves followed,
 * corners mitred up to `MITRE_LIMIT`, loops of narrow hollows left out. Runs clockwise. Throws when it does not close.
 */
export function offsetOutline(outline: readonly Point2[], margins: readonly Margin[]): readonly Point2[] {
  const isClockwise = signedArea(outline) > 0;
  const points = isClockwise ? outline : [...outline].reverse();
  const count = points.length;
  const edges = points.map((from, i): Edge => {
    const to = points[(i + 1) % count]!;
    const u = directionOf(from, to);
    const margin = margins[isClockwise ? i : (2 * count - 2 - i) % count]!;
    return { from, to, u, out: [u[1], -u[0]], margin };
  });
  const line = edges.flatMap((edge, i) => corner(edge, edges[(i + 1) % count]!));
  const clean = line.filter((p, i) => distance(p, line[(i + 1) % line.length]!) > SAME_MM);
  return outerLoop(clean);
}

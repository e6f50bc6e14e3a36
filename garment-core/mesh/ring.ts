import type { Outline } from "../pattern/outline.ts";
import type { Run } from "../pattern/run.ts";
import { indicesOf } from "../pattern/run.ts";
import { SewingError } from "../seams/sewing-error.ts";

/** A sharper turn than this (radians) is a corner that the mesh must keep. */
const CORNER = 0.35;

type Segment = { readonly from: number; readonly to: number; readonly outline: readonly number[]; readonly length: number };

/** An outline cut at its corners and seam ends; each segment is divided evenly. */
export type Ring = {
  readonly outline: Outline;
  readonly segments: readonly Segment[];
};

/** A run as a segment of a ring: which one, and whether it is walked against the ring. */
export type Arc = { readonly segment: number; readonly backwards: boolean; readonly length: number };

const gap = (outline: Outline, i: number, j: number): number =>
  Math.hypot(outline[i]!.x - outline[j]!.x, outline[i]!.y - outline[j]!.y);

/** Cuts an outline at the ends of its seams and at every corner that no seam runs over. Throws when a seam ends inside another. */
export function cutRing(outline: Outline, seams: readonly Run[], held: readonly Run[]): Ring {
  const count = outline.length;
  const [breaks, inner] = [new Set<number>(), new Set<number>()];
  for (const run of seams) {
    const indices = indicesOf(outline, run);
    breaks.add(indices[0]!).add(indices.at(-1)!);
    for (const index of indices.slice(1, -1)) inner.add(index);
  }
  for (const index of breaks)
    if (inner.has(index)) throw new SewingError(`a seam ends inside another at ${outline[index]!.names.join("/")}`);
  for (const run of held)
    for (const index of [indicesOf(outline, run)[0]!, indicesOf(outline, run).at(-1)!]) if (!inner.has(index)) breaks.add(index);
  outline.forEach((q, i) => {
    const [p, r] = [outline[(i + count - 1) % count]!, outline[(i + 1) % count]!];
    const [ax, ay, bx, by] = [q.x - p.x, q.y - p.y, r.x - q.x, r.y - q.y];
    if (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) > CORNER && !inner.has(i)) breaks.add(i);
  });
  if (breaks.size < 2) breaks.add(0).add(count >> 1);
  const sorted = [...breaks].sort((a, b) => a - b);
  const segments = sorted.map((from, k): Segment => {
    const to = sorted[(k + 1) % sorted.length]!;
    const indices = [from];
    for (let i = from; i !== to || indices.length === 1; ) {
      i = (i + 1) % count;
      indices.push(i);
    }
    const length = indices.slice(1).reduce((sum, index, i) => sum + gap(outline, indices[i]!, index), 0);
    return { from, to, outline: indices, length };
  });
  return { outline, segments };
}

/** Finds a sewn run among the segments. Throws when another break lies within it. */
export function arcOf(ring: Ring, run: Run): Arc {
  const indices = indicesOf(ring.outline, run);
  const [first, last] = [indices[0]!, indices.at(-1)!];
  const forward = (first + 1) % ring.outline.length === indices[1];
  const [from, to] = forward ? [first, last] : [last, first];
  const segment = ring.segments.findIndex((s) => s.from === from && s.to === to);
  if (segment < 0) throw new SewingError(`the seam ${run.from}>${run.to} is cut by another break`);
  return { segment, backwards: !forward, length: ring.segments[segment]!.length };
}

/** Segments that a run covers, whole. */
export function segmentsAlong(ring: Ring, run: Run): readonly number[] {
  const covered = new Set(indicesOf(ring.outline, run));
  return ring.segments.flatMap((s, i) => (s.outline.every((index) => covered.has(index)) ? [i] : []));
}

/** The ring's places, `divisions` for each segment, evenly by length; and where each segment's places start. */
export function divide(
  ring: Ring,
  divisions: readonly number[],
): { readonly places: readonly (readonly [number, number])[]; readonly starts: readonly number[] } {
  const places: (readonly [number, number])[] = [];
  const starts = ring.segments.map((segment, k) => {
    const start = places.length;
    let [c, done] = [1, 0];
    for (let i = 0; i < divisions[k]!; i++) {
      const wanted = (i / divisions[k]!) * segment.length;
      while (c < segment.outline.length - 1 && done + gap(ring.outline, segment.outline[c - 1]!, segment.outline[c]!) < wanted) {
        done += gap(ring.outline, segment.outline[c - 1]!, segment.outline[c]!);
        c++;
      }
      const [p, q] = [ring.outline[segment.outline[c - 1]!]!, ring.outline[segment.outline[c]!]!];
      const step = Math.hypot(q.x - p.x, q.y - p.y);
      const t = step > 0 ? (wanted - done) / step : 0;
      places.push([p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t]);
    }
    return start;
  });
  return { places, starts };
}

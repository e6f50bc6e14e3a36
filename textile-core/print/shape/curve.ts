import { between, distance, type Point, polar } from "@selvedge/geometry-core";
import { hash } from "../../render/noise.ts";
import { FULL_TURN } from "./point.ts";

/** A smooth line through all points (uniform Catmull–Rom spline), `steps` points a span. */
export function smooth(points: readonly Point[], closed = false, steps = 8): Point[] {
  const count = points.length;
  const pointAt = (index: number): Point =>
    closed ? points[((index % count) + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!;
  const line: Point[] = [];
  const spans = closed ? count : count - 1;
  for (let span = 0; span < spans; span++) {
    const [p0, p1, p2, p3] = [pointAt(span - 1), pointAt(span), pointAt(span + 1), pointAt(span + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const spline = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3);
      line.push([spline(0), spline(1)]);
    }
  }
  if (!closed) line.push(points[count - 1]!);
  return line;
}

/** A cubic Bézier as a line of `steps` pieces. */
export function bezier(p0: Point, p1: Point, p2: Point, p3: Point, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const s = 1 - t;
    const mix = (axis: 0 | 1): number =>
      s ** 3 * p0[axis] + 3 * s ** 2 * t * p1[axis] + 3 * s * t ** 2 * p2[axis] + t ** 3 * p3[axis];
    return [mix(0), mix(1)];
  });
}

/** A closed line round the origin whose radius is a function of the angle. */
export const polarLine = (radius: (angle: number) => number, steps = 48): Point[] =>
  Array.from({ length: steps }, (_, step) => {
    const angle = (FULL_TURN * step) / steps;
    return polar(radius(angle), angle);
  });

export const circle = (radius: number, [x, y]: Point = [0, 0], steps = 32): Point[] =>
  polarLine(() => radius, steps).map(([px, py]): Point => [px + x, py + y]);

export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < line.length; index++) length += distance(line[index - 1]!, line[index]!);
  return length;
}

/** Points at equal steps of about `step` along a line; both ends stay. */
export function resampled(line: readonly Point[], step: number, closed = false): Point[] {
  const source = closed ? [...line, line[0]!] : line;
  const total = lengthOf(source);
  const pieces = Math.max(closed ? 3 : 1, Math.round(total / step));
  const points: Point[] = [];
  let [index, passed] = [1, 0];
  for (let piece = 0; piece < pieces + (closed ? 0 : 1); piece++) {
    const goal = (total * piece) / pieces;
    let span = distance(source[index - 1]!, source[index]!);
    while (index < source.length - 1 && passed + span < goal) {
      passed += span;
      index++;
      span = distance(source[index - 1]!, source[index]!);
    }
    points.push(between(source[index - 1]!, source[index]!, span > 0 ? Math.min(1, (goal - passed) / span) : 0));
  }
  return points;
}

/** A turn sharper than this (radians) is meant as a corner. */
const CORNER = 0.6;

/** A closed outline cut at its corners into lines of about `step`; one line where it has none. Lines share no points. */
export function sidesOf(outline: readonly Point[], step: number): Point[][] {
  const count = outline.length;
  const corners = outline.flatMap((point, index) => {
    const [before, next] = [outline[(index + count - 1) % count]!, outline[(index + 1) % count]!];
    const turn = Math.atan2(next[1] - point[1], next[0] - point[0]) - Math.atan2(point[1] - before[1], point[0] - before[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > CORNER ? [index] : [];
  });
  if (corners.length === 0) return [resampled(outline, step, true)];
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    const length = ((to - from + count - 1) % count) + 1;
    const side = Array.from({ length: length + 1 }, (_, offset) => outline[(from + offset) % count]!);
    return resampled(side, step).slice(0, -1);
  });
}

/** The place and heading (radians) at a share 0 … 1 of a line's points. */
export function stationOf(line: readonly Point[], share: number): { readonly at: Point; readonly heading: number } {
  const place = Math.min(0.9999, Math.max(0, share)) * (line.length - 1);
  const index = place | 0;
  const [from, to] = [line[index]!, line[index + 1]!];
  return { at: between(from, to, place - index), heading: Math.atan2(to[1] - from[1], to[0] - from[0]) };
}

/** An unsteady hand: moves a line sideways by up to `amount`, in waves of `wavelength`. A closed line stays closed. */
export function unsteady(line: readonly Point[], amount: number, wavelength: number, seed: number, closed = true): Point[] {
  const waves = Math.max(3, Math.round((lengthOf(line) + (closed ? distance(line.at(-1)!, line[0]!) : 0)) / wavelength));
  const ringNoise = (share: number, lane: number): number => {
    const phase = share * waves;
    const left = Math.floor(phase);
    const t = phase - left;
    const value = (index: number) => hash(seed + lane + (closed ? index % waves : index) * 13);
    return 2 * (value(left) + (value(left + 1) - value(left)) * t * t * (3 - 2 * t)) - 1;
  };
  const count = closed ? line.length : line.length - 1;
  return line.map(([x, y], index): Point => {
    const share = count > 0 ? index / count : 0;
    return [x + amount * ringNoise(share, 101), y + amount * ringNoise(share, 577)];
  });
}

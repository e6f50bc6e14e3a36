import { radiansOf } from "@selvedge/geometry-core";
import type { Point2 } from "../../pattern/pattern.ts";

/** A chord leaves its arc by at most this much in units of the file: a fiftieth of a millimetre in a file of inches. */
const OFF_ARC = 8e-4;
const MAX_CHORDS = 4_000;

/** How many chords an arc takes. */
function chordsOf(radius: number, turn: number): number {
  const step = 2 * Math.acos(Math.max(0, 1 - OFF_ARC / Math.max(radius, OFF_ARC)));
  return Math.max(2, Math.min(MAX_CHORDS, Math.ceil(Math.abs(turn) / step)));
}

/** Places along an arc, both ends among them; angles in degrees anticlockwise, y up. */
export function arcThrough([x, y]: Point2, radius: number, from: number, to: number): Point2[] {
  const start = radiansOf(from);
  const sweep = (((to - from) % 360) + 360) % 360 || 360;
  const turn = radiansOf(sweep);
  const count = chordsOf(radius, turn);
  return Array.from({ length: count + 1 }, (_, i): Point2 => {
    const angle = start + (turn * i) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Places along a bow from one vertex to the next, the last left out; `bulge` is the tangent of a quarter of its angle, positive anticlockwise. */
export function bulged(from: Point2, to: Point2, bulge: number): Point2[] {
  const turn = 4 * Math.atan(bulge);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // From the middle of the chord to the centre: chord · (1 - bulge²) / (4 · bulge), on its left.
  const away = (1 - bulge * bulge) / (4 * bulge);
  const centre: Point2 = [(from[0] + to[0]) / 2 - dy * away, (from[1] + to[1]) / 2 + dx * away];
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const count = chordsOf(radius, turn);
  return Array.from({ length: count }, (_, i): Point2 => {
    const angle = start + (turn * i) / count;
    return i === 0 ? from : [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

import type { Piece } from "@selvedge/contract";
import { normaliseAngle } from "@selvedge/geometry-core";
import { boxOf, turned } from "./place.ts";
import type { SlantGuide } from "./snap.ts";
import type { Point } from "./view.ts";

/** What is turned catches on the grain within this. */
const REACH_DEGREES = 2.5;
const RIGHT_ANGLE = 90;

/** The angle parallel to the grain, or square to it, that is near enough to catch on; null where none is. Degrees, as the angle is. */
export function caughtByGrain(angle: number, grain: number): number | null {
  const caught = grain + Math.round((angle - grain) / RIGHT_ANGLE) * RIGHT_ANGLE;
  return Math.abs(angle - caught) <= REACH_DEGREES ? normaliseAngle(caught) : null;
}

/** The grain line of a piece as a guide: through the middle of its box, where it is drawn. */
export function grainLine({ outline, grain }: Pick<Piece, "outline" | "grain">): SlantGuide {
  const { x, y, width, height } = boxOf(outline);
  return { axis: "slant", through: { x: x + width / 2, y: y + height / 2 }, angle: grain, what: "grain" };
}

/** Moves a point by at most `reachMm` onto a slanting line; null where it is farther off, or the line is upright or level. */
export function ontoSlant(point: Point, { through, angle }: SlantGuide, reachMm: number): Point | null {
  if (angle % RIGHT_ANGLE === 0) return null;
  const off = turned({ x: point.x - through.x, y: point.y - through.y }, -angle).x;
  if (Math.abs(off) > reachMm) return null;
  const back = turned({ x: -off, y: 0 }, angle);
  return { x: point.x + back.x, y: point.y + back.y };
}

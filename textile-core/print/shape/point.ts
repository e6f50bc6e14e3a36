import { apply, determinantOf, type Matrix, type Point } from "@selvedge/geometry-core";

export const FULL_TURN = 2 * Math.PI;

/** Puts a motif's origin at a place, turned clockwise by `angle` radians and scaled. */
export function placed([x, y]: Point, angle = 0, scale = 1): Matrix {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, -sin, cos, x, y];
}

export const mapped = (frame: Matrix, points: readonly Point[]): Point[] => points.map((point) => apply(frame, point));

/** Mean linear scale of a map. */
export const scaleOf = (frame: Matrix): number => Math.sqrt(Math.abs(determinantOf(frame)));

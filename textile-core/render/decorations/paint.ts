import type { LinearRgb } from "../../colour/convert.ts";
import type { Planes } from "../planes.ts";

/** Closes what a cloth leaves open under a share of a pixel. */
export function close({ opacity }: Planes, at: number, share: number): void {
  if (opacity) opacity[at]! += (1 - opacity[at]!) * share;
}

/** Covers a pixel with a colour by a share of 0 … 1. */
export function paint(planes: Planes, at: number, [r, g, b]: LinearRgb, light: number, share: number): void {
  const { red, green, blue } = planes;
  red[at]! += (r * light - red[at]!) * share;
  green[at]! += (g * light - green[at]!) * share;
  blue[at]! += (b * light - blue[at]!) * share;
  close(planes, at, share);
}

/** Turns what shows of a pixel's slopes towards lying flat, by a share. */
export function flatten(planes: Planes, at: number, share: number): void {
  const { normalX, normalY, normalZ } = planes;
  normalX[at]! *= 1 - share;
  normalY[at]! *= 1 - share;
  normalZ[at]! += (1 - normalZ[at]!) * share;
}

/** 1 inside an edge, 0 outside, over `softMm` on both sides of it. */
export const within = (distanceMm: number, softMm: number): number => {
  const t = Math.min(1, Math.max(0, 0.5 - distanceMm / (2 * softMm)));
  return t * t * (3 - 2 * t);
};

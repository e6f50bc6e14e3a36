import type { LinearRgb } from "../../colour/convert.ts";
import type { Planes } from "../planes.ts";

/** Closes what a cloth leaves open under a share of a pixel. */
export function close({ opacity }: Planes, pixel: number, share: number): void {
  if (opacity) opacity[pixel]! += (1 - opacity[pixel]!) * share;
}

/** Covers a pixel with a colour by a share of 0 … 1. */
export function paint(planes: Planes, pixel: number, [r, g, b]: LinearRgb, light: number, share: number): void {
  const { red, green, blue } = planes;
  red[pixel]! += (r * light - red[pixel]!) * share;
  green[pixel]! += (g * light - green[pixel]!) * share;
  blue[pixel]! += (b * light - blue[pixel]!) * share;
  close(planes, pixel, share);
}

/** Turns what shows of a pixel's slopes towards lying flat, by a share. */
export function flatten(planes: Planes, pixel: number, share: number): void {
  const { normalX, normalY, normalZ } = planes;
  normalX[pixel]! *= 1 - share;
  normalY[pixel]! *= 1 - share;
  normalZ[pixel]! += (1 - normalZ[pixel]!) * share;
}

/** 1 inside an edge, 0 outside, over `softMm` on both sides of it. */
export const within = (distanceMm: number, softMm: number): number => {
  const t = Math.min(1, Math.max(0, 0.5 - distanceMm / (2 * softMm)));
  return t * t * (3 - 2 * t);
};

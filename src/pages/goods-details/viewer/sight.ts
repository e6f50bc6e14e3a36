import { CSS_PX_PER_MM, type PxPerMm, perMm } from "@selvedge/geometry-core";

/** What of the endless cloth is seen: the mm at the upper left corner, and CSS pixels a mm. */
export type Sight = { readonly x: number; readonly y: number; readonly pxPerMm: PxPerMm };
export type Size = { readonly width: number; readonly height: number };

/** One millimetre of cloth on a screen that shows CSS pixels at their nominal size. */
export const LIFE_SIZE = CSS_PX_PER_MM;
/** A hanger of cloth is about this wide. */
const HANGER_MM = 300;
/** A yarn of a shirting is ten pixels wide then. */
export const YARN_PX_PER_MM = perMm(48);
const MAX_PX_PER_MM = perMm(72);
export const STEP = 1.5;

/** The whole hanger in a view of this width. */
export const hangerPxPerMm = ({ width }: Size): PxPerMm => perMm(Math.min(LIFE_SIZE, width / HANGER_MM));

/** Another scale; the cloth at a place of the view, in CSS pixels, stays where it is. */
export function zoomed(sight: Sight, pxPerMm: PxPerMm, point: { readonly x: number; readonly y: number }, size: Size): Sight {
  const next = perMm(Math.min(MAX_PX_PER_MM, Math.max(hangerPxPerMm(size), pxPerMm)));
  return {
    x: sight.x + point.x / sight.pxPerMm - point.x / next,
    y: sight.y + point.y / sight.pxPerMm - point.y / next,
    pxPerMm: next,
  };
}

/** The cloth pulled along by so many CSS pixels. */
export const moved = (sight: Sight, dx: number, dy: number): Sight => ({
  ...sight,
  x: sight.x - dx / sight.pxPerMm,
  y: sight.y - dy / sight.pxPerMm,
});

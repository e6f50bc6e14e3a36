import type { PxPerMm } from "./units.ts";

/** By definition, since 1959. */
export const MM_PER_INCH = 25.4;
export const CM_PER_INCH = 2.54;
export const MM_PER_CM = 10;
/** Points of print (PostScript and PDF) in a millimetre. */
export const POINTS_PER_MM = 72 / MM_PER_INCH;
/** CSS defines 96 pixels as an inch: at this scale a thing on the screen is as large as in life. */
export const CSS_PX_PER_MM = (96 / MM_PER_INCH) as PxPerMm;

/** The scale of a picture of so many dots an inch. */
export const pxPerMmAt = (dpi: number): PxPerMm => (dpi / MM_PER_INCH) as PxPerMm;
/** Dots an inch of a picture at a scale. */
export const dpiAt = (scale: PxPerMm): number => scale * MM_PER_INCH;

import type { Thickness } from "@selvedge/editor-core";

/** How far each thickness of an artwork stands above the cloth, in mm: print, flock, embroidery, patch. */
const THICKNESS_MM: Record<Thickness, number> = { none: 0, thin: 0.15, middle: 0.4, thick: 0.9 };

/** The thickest artwork there is, in mm; a height picture is white there. */
export const MAX_THICKNESS_MM = THICKNESS_MM.thick;

/** How far an artwork stands above the cloth, in mm. */
export function thicknessMm(thickness: Thickness): number {
  return THICKNESS_MM[thickness];
}

import type { ArtworkFinish, FinishKind, Thickness } from "@selvedge/editor-core";

/** How far each thickness of an artwork stands above the cloth, in mm: print, flock, embroidery, patch. */
const THICKNESS_MM: Record<Thickness, number> = { none: 0, thin: 0.15, middle: 0.4, thick: 0.9 };

/** How far a finish stands above the cloth by itself, where no thickness is chosen, in mm; the others lie flat. */
const BODY_MM: Partial<Record<FinishKind, number>> = { puff: 0.6, embroidery: 0.3, flock: 0.3, patch: 0.6 };

/** The thickest artwork there is, in mm; a height picture is white there. */
export const MAX_THICKNESS_MM = THICKNESS_MM.thick;

/** How far an artwork stands above the cloth, in mm. */
export function thicknessMm(thickness: Thickness): number {
  return THICKNESS_MM[thickness];
}

/** How far an artwork of this finish stands above the cloth, in mm: the thickness that was chosen, else what its finish has by itself. */
export function standingMm(thickness: Thickness, finish: ArtworkFinish | undefined): number {
  return thickness === "none" && finish ? (BODY_MM[finish.kind] ?? 0) : THICKNESS_MM[thickness];
}

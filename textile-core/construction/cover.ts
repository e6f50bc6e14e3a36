import type { WovenCloth } from "../cloth.ts";
import { weaveOf } from "../weave/table.ts";
import { type Geometry, geometryOf, type ThreadGeometry } from "./geometry.ts";

/** Shares of the area that threads cover, 0 … 1: of the warp, of the weft, and of both together. */
export type Cover = { readonly warp: number; readonly weft: number; readonly cloth: number };

/** The two ends of a leno pair lie this far apart at a pick, in widths of the end. */
export const LENO_SPREAD = 0.9;

const shareOf = ({ width, pitch }: ThreadGeometry): number => Math.min(1, width / pitch);

/**
 * Cover from the geometry: k₁ + k₂ − k₁k₂ (Peirce). The ends of a leno pair change sides from pick to pick; on the way
 * between them they cover one width and 2/π of their distance.
 */
export function coverOf(cloth: WovenCloth, { warp, weft }: Geometry = geometryOf(cloth)): Cover {
  const k1 = weaveOf(cloth.weave).leno
    ? Math.min(1, ((1 + (LENO_SPREAD * 2) / Math.PI) * warp.width) / (2 * warp.pitch))
    : shareOf(warp);
  const k2 = shareOf(weft);
  return { warp: k1, weft: k2, cloth: k1 + k2 - k1 * k2 };
}

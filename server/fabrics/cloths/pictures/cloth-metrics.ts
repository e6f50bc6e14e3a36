import type { HandClass } from "@selvedge/garment-core";
import { MM_PER_INCH } from "@selvedge/geometry-core";
import { expectedColourOf, type FabricRecord, fabricTileOf, groundOf, renderCloth } from "@selvedge/textile-core";
import { type ColourShares, colourSharesOf } from "../../colours/shares.ts";
import { handClassOfCloth } from "../hand.ts";
import { type NearSize, nearSizeOf } from "./near.ts";
import { isSeeThrough } from "./see-through.ts";

/** Pixels a millimetre of the stored pictures of a cloth: two to four for each thread of a shirting. */
const TEXTURE_PER_MM = 10;
export const MAX_SIDE_PX = 1_024;
/** A picture this small is enough for the mean colour and gloss of a cloth; the share that an open cloth covers needs a larger one. */
const METRICS_PX = 24;
const OPENING_PX = 160;

export type ClothInput = { readonly cloth: FabricRecord; readonly longestPx: number };

/** Size of a cloth's stored tiles, and what its material needs to be drawn. */
export type ClothMetrics = {
  readonly mmWidth: number;
  readonly mmHeight: number;
  readonly dpi: number;
  readonly roughness: number;
  readonly sheen: number;
  readonly sheenRoughness: number;
  /** KHR_materials_anisotropy: strength, and direction in radians from +x of the tile, counter-clockwise. */
  readonly anisotropy: number;
  readonly anisotropyAngle: number;
  /** "#rrggbb": what is shown in place of a picture that is not there yet. */
  readonly meanColour: string;
  /** Whether what lies behind the cloth is seen through it. */
  readonly isOpen: boolean;
  /** How the cloth hangs. */
  readonly hand: HandClass;
  /** The structure tile; null where the cloth has none. */
  readonly near: NearSize | null;
  /** What colours it has, and how much of each. */
  readonly colours: ColourShares;
};

/** Pixels of the longer side of a cloth's stored tile. */
export function longestOf({ cloth, longestPx }: ClothInput): number {
  const { mmWidth, mmHeight } = fabricTileOf(cloth);
  return Math.min(longestPx, Math.round(Math.max(mmWidth, mmHeight) * TEXTURE_PER_MM));
}

/** Computes the metrics of a record without its pictures, in some hundredths of a second. */
export function clothMetricsOf(input: ClothInput): ClothMetrics {
  const { cloth } = input;
  const { mmWidth, mmHeight } = fabricTileOf(cloth);
  const ground = groundOf(cloth);
  const { material, isOpen } = renderCloth(ground, { pixels: METRICS_PX });
  const { roughness, sheen, sheenRoughness, anisotropy, anisotropyAngle, meanColour } = material;
  return {
    mmWidth,
    mmHeight,
    dpi: (longestOf(input) / Math.max(mmWidth, mmHeight)) * MM_PER_INCH,
    roughness,
    sheen,
    sheenRoughness,
    anisotropy,
    anisotropyAngle,
    meanColour: cloth.kind === "printed" ? expectedColourOf(cloth) : meanColour.hex,
    isOpen: isOpen && isSeeThrough(renderCloth(ground, { pixels: OPENING_PX })),
    hand: handClassOfCloth(cloth),
    near: nearSizeOf(cloth),
    colours: colourSharesOf(cloth),
  };
}

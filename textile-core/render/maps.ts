import type { Hex, Lab } from "../colour/convert.ts";
import type { Mm } from "../units.ts";

/** Parameters for a physically based material of this cloth; 0 … 1 but for the colour. */
export type ClothMaterial = {
  /** Mean of the roughness map. */
  readonly roughness: number;
  /** KHR_materials_sheen: strength of the sheen, to be multiplied with a near-white sheen colour. */
  readonly sheen: number;
  readonly sheenRoughness: number;
  /** KHR_materials_anisotropy: strength along `anisotropyAngle` (radians from +x of the tile, counter-clockwise). */
  readonly anisotropy: number;
  readonly anisotropyAngle: number;
  readonly meanColour: { readonly hex: Hex; readonly lab: Lab };
};

/**
 * Pictures of one seamless tile, each RGBA, `width` × `height` px, covering `mmWidth` × `mmHeight` of cloth; row 0 is the top.
 * `albedo` is sRGB, `normal` OpenGL (+y up), `roughness`, `heightMap` and `opacity` are grey and linear.
 */
export type ClothMaps = {
  readonly width: number;
  readonly height: number;
  readonly mmWidth: Mm;
  readonly mmHeight: Mm;
  readonly albedo: Uint8ClampedArray<ArrayBuffer>;
  readonly normal: Uint8ClampedArray<ArrayBuffer>;
  readonly roughness: Uint8ClampedArray<ArrayBuffer>;
  readonly heightMap: Uint8ClampedArray<ArrayBuffer>;
  /** What black to white in `heightMap` is in mm of relief. */
  readonly reliefMm: Mm;
  /** Grey and linear: the covered share of each pixel. White all over where the cloth is closed. */
  readonly opacity: Uint8ClampedArray<ArrayBuffer>;
  /** Whether `opacity` says more than white. */
  readonly isOpen: boolean;
  readonly material: ClothMaterial;
};

export type RenderOptions = {
  /** Pixels of the longer side of the tile; the other side follows at the same px/mm. */
  readonly pixels: number;
  /** The tile takes the whole repeats that come closest to this size; 60 mm when absent. */
  readonly targetMm?: Mm;
};

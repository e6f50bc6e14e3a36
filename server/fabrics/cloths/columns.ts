import type { ClothGauge } from "./pictures/gauge.ts";

/** The columns of a product in which its cloth is kept. */
export const clothColumns = ({ recordHash, ...gauge }: { readonly recordHash: string } & ClothGauge) => ({
  cloth_hash: recordHash,
  mean_colour: gauge.meanColour,
  mm_width: gauge.mmWidth,
  mm_height: gauge.mmHeight,
  dpi: gauge.dpi,
  roughness: gauge.roughness,
  sheen: gauge.sheen,
  sheen_roughness: gauge.sheenRoughness,
  ...laterColumns(gauge),
});

/** Those of them that a database from before they were kept has not filled yet. */
export const laterColumns = (
  gauge: Pick<ClothGauge, "anisotropy" | "anisotropyAngle" | "isOpen" | "near" | "hand" | "colours">,
) => ({
  anisotropy: gauge.anisotropy,
  anisotropy_angle: gauge.anisotropyAngle,
  is_open: gauge.isOpen,
  hand: gauge.hand,
  colours: JSON.stringify(gauge.colours),
  near_mm_width: gauge.near?.mmWidth ?? null,
  near_mm_height: gauge.near?.mmHeight ?? null,
});

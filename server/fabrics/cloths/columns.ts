import type { ClothMetrics } from "./pictures/cloth-metrics.ts";

/** The columns of a product in which its cloth is kept. */
export const clothColumns = ({ recordHash, ...metrics }: { readonly recordHash: string } & ClothMetrics) => ({
  cloth_hash: recordHash,
  mean_colour: metrics.meanColour,
  mm_width: metrics.mmWidth,
  mm_height: metrics.mmHeight,
  dpi: metrics.dpi,
  roughness: metrics.roughness,
  sheen: metrics.sheen,
  sheen_roughness: metrics.sheenRoughness,
  ...laterColumns(metrics),
});

/** Those of them that a database from before they were kept has not filled yet. */
export const laterColumns = (
  metrics: Pick<ClothMetrics, "anisotropy" | "anisotropyAngle" | "isOpen" | "near" | "hand" | "colours">,
) => ({
  anisotropy: metrics.anisotropy,
  anisotropy_angle: metrics.anisotropyAngle,
  is_open: metrics.isOpen,
  hand: metrics.hand,
  colours: JSON.stringify(metrics.colours),
  near_mm_width: metrics.near?.mmWidth ?? null,
  near_mm_height: metrics.near?.mmHeight ?? null,
});

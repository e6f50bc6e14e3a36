import type { FabricAttrs } from "@selvedge/contract";

type Construction = Partial<Pick<FabricAttrs, "warpYarnCount" | "weftYarnCount" | "warpDensity" | "weftDensity">>;

/** Counts and densities as the trade writes them: 40 × 40 / 120 × 70. */
export function constructionOf({ warpYarnCount, weftYarnCount, warpDensity, weftDensity }: Construction): string {
  const counts = [warpYarnCount, weftYarnCount].filter(Boolean).join(" × ");
  const densities = [warpDensity, weftDensity].filter((value) => value != null).join(" × ");
  return [counts, densities].filter(Boolean).join(" / ");
}

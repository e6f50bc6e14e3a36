import { drapeGarment, encodeDrape, measureDrape, RECIPES } from "@selvedge/garment-core";
import { type BenchTable, beside } from "./table.ts";

const percent = (share: number) => (share * 100).toFixed(1);

/** Drapes every garment in every size on this thread. */
export function benchGarments(): BenchTable {
  const rows: (string | number)[][] = [];
  let base: number | null = null;
  for (const { key, name, sizes } of RECIPES)
    for (const size of sizes) {
      const from = performance.now();
      const drape = drapeGarment(key, size);
      const seconds = (performance.now() - from) / 1_000;
      base ??= seconds;
      const { particles, triangles, openSeam, strainMean, strainP99, clearance, speed } = measureDrape(drape);
      rows.push([
        `${name}, ${size}`,
        beside(seconds, base, 1),
        particles,
        triangles,
        openSeam.toFixed(2),
        percent(strainMean),
        percent(strainP99),
        clearance.toFixed(1),
        speed.toFixed(2),
        Math.round(encodeDrape(drape).length / 1_000),
      ]);
    }
  return {
    title: "Garments: seconds of one core to drape (× the first), and what was measured on the drape",
    rows: [
      [
        "garment, size",
        "s",
        "particles",
        "triangles",
        "open seam mm",
        "strain mean %",
        "strain p99 %",
        "off the form mm",
        "speed mm/s",
        "kB stored",
      ],
      ...rows,
    ],
  };
}

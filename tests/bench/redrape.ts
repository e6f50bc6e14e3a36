import { drapeInSteps, encodeDrape, type RecipeKey, readyForm, storedDrape } from "@selvedge/garment-core";
import type { BenchTable } from "./table.ts";

const GARMENTS: readonly (readonly [RecipeKey, string])[] = [
  ["tee", "M"],
  ["shirt", "40"],
  ["coat", "50"],
];

/** Seconds on the clock and of this process since `from`. */
function since(from: { readonly at: number; readonly cpu: NodeJS.CpuUsage }): string {
  const { user, system } = process.cpuUsage(from.cpu);
  return `${((performance.now() - from.at) / 1_000).toFixed(2)} (${((user + system) / 1e6).toFixed(2)})`;
}
const now = () => ({ at: performance.now(), cpu: process.cpuUsage() });

/** Drapes a garment whose length was changed, as the worker of a page does: its form is there, it is looked at once its seams are closed. */
export function benchRedrape(): BenchTable {
  const rows = GARMENTS.map(([key, size]) => {
    const built = now();
    readyForm(key, size);
    const form = since(built);
    const asked = now();
    const steps = drapeInSteps(key, size, { chosen: { bodyLength: 50 } });
    let coarse: string | null = null;
    for (;;) {
      const step = steps.next();
      if (step.done) {
        encodeDrape(storedDrape(step.value));
        return [`${key}, ${size}`, form, coarse!, since(asked), step.value.weld.count];
      }
      if (coarse || !step.value.soFar) continue;
      encodeDrape(storedDrape(step.value.soFar()));
      coarse = since(asked);
    }
  });
  return {
    title: "Another length, draped while one looks: seconds on the clock (of the processor)",
    rows: [["garment, size", "form", "coarse", "fine", "particles"], ...rows],
  };
}

import { type OrderKind, STEPS_OF, type StepKey, type Supply } from "@selvedge/contract";
import { addDays, daysBetween } from "../../../platform/time/days.ts";

/** When each step ends, as a share of the time from the confirmation to the promised day. Weaving lies between sizing and the inspection of the greige; of garments the cloth comes first. */
const ENDS_AT: Readonly<Record<StepKey, number>> = {
  technology: 0.06,
  dyeing: 0.2,
  sizing: 0.28,
  inspectGreige: 0.56,
  finishing: 0.76,
  inspectionPacking: 0.88,
  fabricInHouse: 0.36,
  cutting: 0.46,
  sewing: 0.76,
  pressing: 0.83,
  inspection: 0.88,
  packing: 0.94,
  shipped: 1,
};
/** When the step after a wait begins, where that is not the end of the one before. */
const BEGINS_AT: Partial<Readonly<Record<StepKey, number>>> = { inspectGreige: 0.5 };
/** Days from the warehouse to the lorry. */
export const STOCK_LEAD_DAYS = 5;
/** Where a fabric does not say how long it takes. */
export const USUAL_LEAD_DAYS = 45;

/** What decides which steps a cloth goes through. */
export type Make = { readonly supply: Supply; readonly productType: string };

/** Steps a line does not go through: cloth from the warehouse is made already, a knit has no warp to size, cloth prepared for dyeing is not dyed here. */
export function skippedSteps({ supply, productType }: Make): ReadonlySet<StepKey> {
  if (supply === "stock") return new Set(["technology", "dyeing", "sizing", "inspectGreige", "finishing"]);
  const skipped = new Set<StepKey>();
  if (productType === "knitted") skipped.add("sizing");
  if (productType === "PFD") skipped.add("dyeing");
  return skipped;
}

export type PlannedStep = { readonly step: StepKey; readonly plannedStart: string; readonly plannedEnd: string };

/** Lays the steps that apply between two days; the last one ends on `until`. Dates are YYYY-MM-DD. */
export function planSteps(kind: OrderKind, skipped: ReadonlySet<StepKey>, from: string, until: string): PlannedStep[] {
  const all = STEPS_OF[kind];
  const days = Math.max(0, daysBetween(from, until));
  const applied = all.filter((step) => !skipped.has(step));
  const first = applied[0]!;
  // What is skipped at the beginning takes no time: the rest is drawn out over all of it.
  const offset = all.indexOf(first) === 0 ? 0 : ENDS_AT[all[all.indexOf(first) - 1]!];
  const dayAt = (share: number) => addDays(from, Math.round((days * (share - offset)) / (1 - offset)));
  return applied.map((step, i) => {
    const before = applied[i - 1];
    const begins = BEGINS_AT[step] ?? (before ? ENDS_AT[before] : offset);
    return { step, plannedStart: dayAt(Math.max(begins, offset)), plannedEnd: dayAt(ENDS_AT[step]) };
  });
}

import type { ProductionStep } from "@selvedge/contract";
import { addDays, daysBetween } from "../../../platform/time/days.ts";

type Step = Pick<ProductionStep, "state" | "plannedEnd" | "actualEnd">;

const isOver = ({ state }: Step) => state === "done" || state === "skipped";

/** How far a line is: the first step that is not over, and by how many days the rest is later than planned. `steps` in their sequence. */
export function progressOf<S extends Step>(steps: readonly S[], today: string): { current: S | null; lateDays: number } {
  const current = steps.find((step) => !isOver(step)) ?? null;
  const last = steps.findLast(({ state }) => state === "done");
  return { current, lateDays: Math.max(0, lateOf(last, today), lateOf(current, today)) };
}

/** Days between plan and truth of one step; of one not over yet, until today. Negative when it is early. */
function lateOf(step: Step | null | undefined, today: string): number {
  if (!step?.plannedEnd) return 0;
  return daysBetween(step.plannedEnd, step.actualEnd ?? today);
}

/** What is known today of a step: how late it is, and when it is expected to end. `slip` is the line's lateness. */
export function outlookOf(step: Step, isCurrent: boolean, { slip, today }: { slip: number; today: string }) {
  const isUnderWay = step.state === "active" || step.state === "blocked" || isCurrent;
  return {
    lateDays: step.state === "done" || isUnderWay ? Math.max(0, lateOf(step, today)) : 0,
    expectedEnd: isOver(step) || !step.plannedEnd ? null : addDays(step.plannedEnd, slip),
  };
}

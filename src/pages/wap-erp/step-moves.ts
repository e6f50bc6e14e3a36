import type { ProductionStep, StepState } from "@selvedge/contract";
import { STEP_TRANSITIONS } from "@selvedge/contract/desk-states";
import type { reportStep } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";

/** A step that is under way may be reported on without leaving its state: how much is done, a remark. */
const UNDER_WAY: readonly StepState[] = ["active", "blocked"];
/** What is likelier said comes first. */
const LIKELIEST: readonly StepState[] = ["active", "done", "blocked", "skipped", "pending"];

/** What may be said of a step in a state, after the state table: to stay as it is first, then the likeliest. */
export const sayableFrom = (state: StepState): readonly StepState[] => {
  const next = STEP_TRANSITIONS.filter(({ from }) => from === state).map(({ to }) => to);
  const sorted = next.sort((a, b) => LIKELIEST.indexOf(a) - LIKELIEST.indexOf(b));
  return UNDER_WAY.includes(state) ? [state, ...sorted] : sorted;
};

type Report = Input<typeof reportStep>;

/** Whether a step is as a report would have left it, with its words and photographs: then only the answer was lost. */
export const isReported = ({ state, version, quantityDone, remark, imageIds = [] }: Report, now: ProductionStep): boolean =>
  now.version > version &&
  now.state === state &&
  (quantityDone === undefined || now.quantityDone === quantityDone) &&
  (remark === undefined || now.remark === remark) &&
  imageIds.every((imageId) => now.photos.some((photo) => photo.imageId === imageId));

/** A report over another one: the sum of garments that have left follows from its sizes and colours, and is another one now. */
export const withoutCount = (report: Report): Report => {
  if (!report.shipment?.cells) return report;
  const { quantityDone: _, ...rest } = report;
  return rest;
};

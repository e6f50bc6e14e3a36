import type { StepState } from "@selvedge/contract";
import { STEP_TRANSITIONS } from "@selvedge/contract/desk-states";

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

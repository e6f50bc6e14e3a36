import type { erpManageList } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";
import { isId } from "../../is-id.ts";
import { STEP_NAMES, WORK_STATES } from "./words.ts";

/** What a worklist is narrowed to. */
export type ChosenWork = Pick<Input<typeof erpManageList>, "state" | "step" | "companyId" | "dueFrom" | "dueTo"> & {
  readonly mine?: boolean;
  readonly waiting?: boolean;
  readonly late?: boolean;
};
type State = NonNullable<ChosenWork["state"]>;
const isState = (word: string | null): word is State => word !== null && Object.hasOwn(WORK_STATES, word);
type Step = NonNullable<ChosenWork["step"]>;
const isStep = (word: string | null): word is Step => word !== null && Object.hasOwn(STEP_NAMES, word);
/** A whole day of this century: a year that is still being typed is none. */
export const isDay = (word: string | null): word is string => word !== null && /^20\d{2}-\d{2}-\d{2}$/.test(word);

/** What of a kind of work alone can be chosen: it goes when another kind is. */
export const OF_ONE_KIND = { state: null, step: null, companyId: null } as const;

/** The filters that stand in the address; what is none is left out. */
export function chosenIn(query: URLSearchParams): ChosenWork {
  const [state, step, companyId, dueFrom, dueTo] = ["state", "step", "companyId", "dueFrom", "dueTo"].map((name) =>
    query.get(name),
  );
  return {
    ...(query.has("mine") && { mine: true }),
    ...(query.has("waiting") && { waiting: true }),
    ...(query.has("late") && { late: true }),
    ...(isState(state!) && { state }),
    ...(isStep(step!) && { step }),
    ...(isId(companyId) && { companyId }),
    ...(isDay(dueFrom!) && { dueFrom }),
    ...(isDay(dueTo!) && { dueTo }),
  };
}

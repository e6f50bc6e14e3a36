import type { Lift, Lifts } from "./weave.ts";

/** Which treadles or shafts move: numbers from 1, as on the loom. */
export type Shafts = readonly number[];

/**
 * A loom's setting. `threading` names the shaft of each end from the left; a pick lifts the shafts its treadles are tied
 * to (`tieUp[treadle − 1]`, `treadling`), or the shafts of its row in the `liftPlan`. Picks run from the first woven.
 */
export type DobbyDraft =
  | { readonly threading: readonly number[]; readonly tieUp: readonly Shafts[]; readonly treadling: readonly Shafts[] }
  | { readonly threading: readonly number[]; readonly liftPlan: readonly Shafts[] };

/** The shafts lifted by each pick of a draft. */
export const liftPlanOf = (draft: DobbyDraft): readonly Shafts[] =>
  "liftPlan" in draft
    ? draft.liftPlan
    : draft.treadling.map((treadles) => [...new Set(treadles.flatMap((treadle) => draft.tieUp[treadle - 1] ?? []))]);

/** The interlacement that a draft weaves: an end is up where its shaft is lifted. */
export const liftsOfDraft = (draft: DobbyDraft): Lifts =>
  liftPlanOf(draft).map((shafts) => draft.threading.map((shaft): Lift => (shafts.includes(shaft) ? 1 : 0)));

/** The fewest shafts that weave an interlacement: ends that move alike share one, numbered from the left. */
export function draftOf(lifts: Lifts): { readonly threading: readonly number[]; readonly liftPlan: readonly Shafts[] } {
  const columns: string[] = [];
  const threading = lifts[0]!.map((_, end) => {
    const column = lifts.map((pick) => pick[end]!).join("");
    const known = columns.indexOf(column);
    return known >= 0 ? known + 1 : columns.push(column);
  });
  const liftPlan = lifts.map((_, pick) => columns.flatMap((column, shaft) => (column[pick] === "1" ? [shaft + 1] : [])));
  return { threading, liftPlan };
}

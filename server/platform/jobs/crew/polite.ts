import { BEHIND_ALL, type Crew, crewOfThreads, WorkEnded } from "./crew.ts";
import { restingCrew } from "./resting.ts";

/**
 * The crew of a portal: what somebody asked for has every core, behind the calls; what is only prepared is done by one thread
 * that stands behind all others, and is not begun while anybody waits.
 */
export function politeCrew(asked: Crew = restingCrew(), ahead: Crew = restingCrew(() => crewOfThreads(1, BEHIND_ALL))): Crew {
  let busy = 0;
  let ended = false;
  let whenFree: (() => void)[] = [];
  const letGo = () => {
    const waiting = whenFree;
    whenFree = [];
    for (const go of waiting) go();
  };
  return {
    async do(name, order, how) {
      if (how?.ahead) {
        while (busy > 0 && !ended) await new Promise<void>((go) => whenFree.push(go));
        if (ended) throw new WorkEnded();
        return ahead.do(name, order, how);
      }
      busy += 1;
      try {
        return await asked.do(name, order, how);
      } finally {
        busy -= 1;
        if (busy === 0) letGo();
      }
    },
    async end() {
      ended = true;
      letGo();
      await Promise.all([asked.end(), ahead.end()]);
    },
  };
}

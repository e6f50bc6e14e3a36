import { type Crew, WorkEnded } from "./crew.ts";

/**
 * What somebody asked for is done by one crew; what is only prepared by the other, and is not begun while anybody waits.
 */
export function politely(asked: Crew, ahead: Crew): Crew {
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

import { WorkEnded, type WorkerPool } from "./worker-pool.ts";

/** The pool of `preparedLast` for who only prepares: whatever it is given begins when nobody waits. */
export const allAhead = (workers: WorkerPool): WorkerPool => ({
  do: (name, input, how) => workers.do(name, input, { ...how, ahead: true }),
  end: () => workers.end(),
});

export type PreparedLast = WorkerPool & {
  /** Answers when nobody waits for anything, or the pool was ended. */
  nobodyWaits(): Promise<void>;
};

/**
 * Two pools as one: `asked` does what somebody waits for; `ahead` does what is only prepared, and begins nothing while anybody waits.
 */
export function preparedLast(asked: WorkerPool, ahead: WorkerPool): PreparedLast {
  let busy = 0;
  let ended = false;
  let whenFree: (() => void)[] = [];
  const letGo = () => {
    const waiting = whenFree;
    whenFree = [];
    for (const go of waiting) go();
  };
  const nobodyWaits = async () => {
    while (busy > 0 && !ended) await new Promise<void>((go) => whenFree.push(go));
  };
  return {
    nobodyWaits,
    async do(name, input, how) {
      if (how?.ahead) {
        await nobodyWaits();
        if (ended) throw new WorkEnded();
        return ahead.do(name, input, how);
      }
      busy += 1;
      try {
        return await asked.do(name, input, how);
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

import { WorkEnded, type WorkerPool } from "./worker-pool.ts";

/** Threads that have had nothing to do for so long are ended. */
const IDLE_TIMEOUT_MS = 20_000;

/** A pool that is started when there is work, and ended when there has been none for a while: idle threads hold memory. */
export function withIdleTimeout(start: () => WorkerPool, idleTimeoutMs = IDLE_TIMEOUT_MS): WorkerPool {
  let pool: WorkerPool | null = null;
  let busy = 0;
  let ended = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const endPool = () => {
    const ending = pool;
    pool = null;
    return ending?.end();
  };
  return {
    async do(name, input, how) {
      if (ended) throw new WorkEnded();
      clearTimeout(timeout);
      pool ??= start();
      busy += 1;
      try {
        return await pool.do(name, input, how);
      } finally {
        busy -= 1;
        if (busy === 0) timeout = setTimeout(endPool, idleTimeoutMs).unref();
      }
    },
    async end() {
      ended = true;
      clearTimeout(timeout);
      await endPool();
    },
  };
}

import { withIdleTimeout } from "../platform/jobs/pool/idle-timeout.ts";
import { type PreparedLast, preparedLast } from "../platform/jobs/pool/prepared-last.ts";
import {
  BEHIND_ALL,
  inlinePoolOf,
  startThreadPool,
  type ThreadPoolOptions,
  type WorkerPool,
} from "../platform/jobs/pool/worker-pool.ts";
import { DOERS, isLong } from "./jobs.ts";

const WORKER = new URL("./worker.ts", import.meta.url);

/** Does each job of the portal at once in this thread: for a few small ones, where a thread would cost more than the work. */
export const inlinePool: WorkerPool = inlinePoolOf(DOERS);

/** Threads for the jobs of the portal: left out, one for each available core, at a lower priority than the answering of calls. */
export const threadPool = (size?: ThreadPoolOptions["size"], niceness?: ThreadPoolOptions["niceness"]): WorkerPool =>
  startThreadPool({ worker: WORKER, isLong, size, niceness });

/** One thread of the lowest priority. */
export const lowestPriorityPool = (): WorkerPool => threadPool(1, BEHIND_ALL);

/** The same, ended while there is nothing to prepare. */
export const preparingPool = (): WorkerPool => withIdleTimeout(lowestPriorityPool);

/** The pool of a portal: what somebody asked for has every core, what is only prepared one thread of the lowest priority. */
export const portalPool = (): PreparedLast =>
  preparedLast(
    withIdleTimeout(() => threadPool()),
    preparingPool(),
  );

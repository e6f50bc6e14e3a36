import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Doers, doJob, type JobName, type Jobs, type ReportShare } from "./jobs.ts";

/** `ahead`: nobody has asked for it yet, it is only prepared; `preparedLast` begins it when nobody waits. */
export type How = { readonly ahead?: boolean; readonly onShare?: ReportShare };

/** Does long work: in threads beside this one, or in this one (`inlinePoolOf`). */
export type WorkerPool = {
  do<Name extends JobName>(name: Name, input: Jobs[Name]["input"], how?: How): Promise<Jobs[Name]["result"]>;
  /** Stops at once; jobs that are not done fail. */
  end(): Promise<void>;
};

type Task = {
  readonly name: JobName;
  readonly input: Jobs[JobName]["input"];
  readonly onShare: ReportShare | undefined;
  readonly done: (result: never) => void;
  readonly failed: (error: Error) => void;
};
/** The pool was ended before this job was done; the job itself is not at fault. */
export class WorkEnded extends Error {
  constructor() {
    super("The work was ended.");
  }
}

/** What a worker gets when it starts. */
export type Begin = { readonly niceness: number };
/** What a worker reports while it does a job, and when the job is over. */
export type Report = { readonly share: number } | { readonly result: Jobs[JobName]["result"] } | { readonly fault: string };

/** The niceness of a thread, 0 to 19 (19 is the lowest priority): below the threads that answer calls, and below all. */
const BEHIND_CALLS = 5;
export const BEHIND_ALL = 19;

/** Does each job at once in this thread. */
export const inlinePoolOf = (doers: Doers): WorkerPool => ({
  do: (name, input, how) => doJob(doers, name, input, how?.onShare),
  end: async () => {},
});

export type ThreadPoolOptions = {
  /** The file that a thread runs; it calls `work`. */
  readonly worker: URL;
  readonly isLong: (name: JobName) => boolean;
  /** How many threads at most; one for each available core when left out. */
  readonly size?: number;
  /** `BEHIND_CALLS` when left out. */
  readonly niceness?: number;
};

/**
 * A pool of threads that are started when there is work for them. The newest job is done first, and short jobs
 * before long ones; long jobs leave one thread to short ones, where there are two.
 * An error in a job, or the death of its thread, fails that job alone; the next job gets another thread.
 *
 * Our own, after piscina 5.3 and tinypool 2.2 were tried. The order and the thread that long jobs leave free need a queue and a
 * load balancer of one's own, which tinypool cannot be given and which in piscina are as much code as the whole pool here. A job
 * given to a piscina without threads waits until one has started, and later ones pass it; a pool that keeps a thread does not do
 * so, but then holds its memory for ever, so that `withIdleTimeout` would stay. What a job reports of its share would need a
 * channel beside the pool. And in both, jobs that wait for a thread that cannot start wait for ever; here they fail.
 */
export function startThreadPool({
  worker: file,
  isLong,
  size = availableParallelism(),
  niceness = BEHIND_CALLS,
}: ThreadPoolOptions): WorkerPool {
  const waiting: Task[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Task>();
  const all = new Set<Worker>();
  const longAtOnce = Math.max(1, size - 1);
  let ended = false;

  /** Takes the next task off the queue; none when only long ones wait and as many as allowed run. */
  const next = (): Task | undefined => {
    const longRunning = [...running.values()].filter(({ name }) => isLong(name)).length;
    let index = waiting.findLastIndex(({ name }) => !isLong(name));
    if (index < 0 && longRunning < longAtOnce) index = waiting.length - 1;
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  /** Gives waiting tasks to idle threads, and to new ones up to `size`. */
  const share = () => {
    while (idle.length > 0 || all.size < size) {
      const task = next();
      if (!task) return;
      const worker = idle.pop() ?? begin();
      running.set(worker, task);
      worker.postMessage({ name: task.name, input: task.input });
    }
  };
  const hear = (worker: Worker, report: Report) => {
    const task = running.get(worker);
    // A report that arrives after the pool was ended: its task has failed by then.
    if (!task) return;
    if ("share" in report) return task.onShare?.(report.share);
    running.delete(worker);
    idle.push(worker);
    if ("fault" in report) task.failed(new Error(report.fault));
    else task.done(report.result as never);
    share();
  };
  const lose = (worker: Worker, error: Error) => {
    if (ended || !all.delete(worker)) return;
    running.get(worker)?.failed(error);
    running.delete(worker);
    const index = idle.indexOf(worker);
    if (index >= 0) idle.splice(index, 1);
    // Without any thread left, the waiting tasks would wait for ever.
    if (all.size === 0) for (const task of waiting.splice(0)) task.failed(error);
  };
  const begin = (): Worker => {
    const worker = new Worker(file, { workerData: { niceness } satisfies Begin });
    all.add(worker);
    worker.on("message", (report: Report) => hear(worker, report));
    worker.on("error", (error) => lose(worker, error as Error));
    worker.on("exit", (code) => lose(worker, new Error(`A working thread ended with ${code}.`)));
    return worker;
  };

  return {
    do: (name, input, { onShare } = {}) =>
      new Promise((done, failed) => {
        if (ended) return failed(new WorkEnded());
        waiting.push({ name, input, onShare, done, failed });
        share();
      }),
    async end() {
      ended = true;
      for (const task of [...running.values(), ...waiting.splice(0)]) task.failed(new WorkEnded());
      running.clear();
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

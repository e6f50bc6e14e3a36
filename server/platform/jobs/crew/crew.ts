import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Doers, doJob, type JobName, type Jobs, type Tell } from "./jobs.ts";

/** `ahead`: nobody has asked for it yet, it is only prepared; a polite crew does it when nobody waits. */
export type How = { readonly ahead?: boolean; readonly onShare?: Tell };

/** Whoever does the long work: threads beside this one, or this one itself. */
export type Crew = {
  do<Name extends JobName>(name: Name, order: Jobs[Name]["order"], how?: How): Promise<Jobs[Name]["result"]>;
  /** Stops at once; jobs that are not done fail. */
  end(): Promise<void>;
};

type Task = {
  readonly name: JobName;
  readonly order: Jobs[JobName]["order"];
  readonly onShare: Tell | undefined;
  readonly done: (result: never) => void;
  readonly failed: (error: Error) => void;
};
/** The work was ended before this job was done; it says nothing against the job. */
export class WorkEnded extends Error {
  constructor() {
    super("The work was ended.");
  }
}

/** What a worker is told when it begins. */
export type Begin = { readonly niceness: number };
/** What a worker says while it does a job, and when that is over. */
export type Report = { readonly share: number } | { readonly result: Jobs[JobName]["result"] } | { readonly fault: string };

/** How far a thread stands behind others, 0 to 19, as the system counts it: behind whoever answers calls, and behind everybody. */
const BEHIND_CALLS = 5;
export const BEHIND_ALL = 19;

/** Does each job at once in this thread. */
export const crewHere = (doers: Doers): Crew => ({
  do: (name, order, how) => doJob(doers, name, order, how?.onShare),
  end: async () => {},
});

export type Threads = {
  /** The file that a thread runs; it calls `work`. */
  readonly worker: URL;
  readonly isLong: (name: JobName) => boolean;
  /** How many at most; one for each core the machine lends when left out. */
  readonly size?: number;
  /** Behind whoever answers calls when left out. */
  readonly niceness?: number;
};

/**
 * Threads that are begun when there is work for them. What was asked for last is done first, and what is
 * short before what is long; long jobs leave a thread to short ones, where there are two.
 * A fault of a job fails that job alone, and so does a thread that dies; the next job gets another.
 */
export function threads({ worker: file, isLong, size = availableParallelism(), niceness = BEHIND_CALLS }: Threads): Crew {
  const waiting: Task[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Task>();
  const all = new Set<Worker>();
  const longAtOnce = Math.max(1, size - 1);
  let ended = false;

  /** Takes the task out that is to be done next; none when only long ones wait and enough of them run. */
  const next = (): Task | undefined => {
    const longRunning = [...running.values()].filter(({ name }) => isLong(name)).length;
    let at = waiting.findLastIndex(({ name }) => !isLong(name));
    if (at < 0 && longRunning < longAtOnce) at = waiting.length - 1;
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };
  /** Gives what waits to whoever is idle or can be begun. */
  const share = () => {
    while (idle.length > 0 || all.size < size) {
      const task = next();
      if (!task) return;
      const worker = idle.pop() ?? begin();
      running.set(worker, task);
      worker.postMessage({ name: task.name, order: task.order });
    }
  };
  const hear = (worker: Worker, report: Report) => {
    const task = running.get(worker);
    // Said while the crew was being sent home: its task has failed by then.
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
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    // With nobody left, what waits would wait for ever.
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
    do: (name, order, { onShare } = {}) =>
      new Promise((done, failed) => {
        if (ended) return failed(new WorkEnded());
        waiting.push({ name, order, onShare, done, failed });
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

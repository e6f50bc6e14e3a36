import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { doJob, type JobName, type Jobs } from "./jobs.ts";

/** Hears how much of a job is done, 0…1; only some jobs tell. */
export type Tell = (share: number) => void;
/** `urgent` goes before everything that waits and is not. */
export type How = { readonly urgent?: boolean; readonly onShare?: Tell };

/** Whoever does the long work: threads beside this one, or this one itself. */
export type Crew = {
  do<Name extends JobName>(name: Name, order: Jobs[Name]["order"], how?: How): Promise<Jobs[Name]["result"]>;
  /** Stops at once; jobs that are not done fail. */
  end(): Promise<void>;
};

type Task = {
  readonly name: JobName;
  readonly order: Jobs[JobName]["order"];
  readonly urgent: boolean;
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

/** What a worker says while it does a job, and when that is over. */
export type Report = { readonly share: number } | { readonly result: Jobs[JobName]["result"] } | { readonly fault: string };

/** Does each job at once in this thread: for a few small ones, where a thread would cost more than the work. */
export const alone: Crew = { do: (name, order, how) => doJob(name, order, how?.onShare), end: async () => {} };

/**
 * One thread for each core the machine lends, begun when there is work for it; jobs are taken in the order they were given, urgent ones first.
 * A fault of a job fails that job alone, and so does a thread that dies; the next job gets another.
 */
export function crewOfThreads(hands = availableParallelism()): Crew {
  const waiting: Task[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Task>();
  const all = new Set<Worker>();
  let ended = false;

  const give = (worker: Worker) => {
    const task = waiting.shift();
    if (!task) {
      idle.push(worker);
      return;
    }
    running.set(worker, task);
    worker.postMessage({ name: task.name, order: task.order });
  };
  const hear = (worker: Worker, report: Report) => {
    const task = running.get(worker)!;
    if ("share" in report) return task.onShare?.(report.share);
    running.delete(worker);
    if ("fault" in report) task.failed(new Error(report.fault));
    else task.done(report.result as never);
    give(worker);
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
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    all.add(worker);
    worker.on("message", (report: Report) => hear(worker, report));
    worker.on("error", (error) => lose(worker, error as Error));
    worker.on("exit", (code) => lose(worker, new Error(`A working thread ended with ${code}.`)));
    return worker;
  };

  return {
    do: (name, order, { urgent = false, onShare } = {}) =>
      new Promise((done, failed) => {
        if (ended) return failed(new WorkEnded());
        const before = waiting.findIndex((task) => !task.urgent);
        waiting.splice(urgent && before >= 0 ? before : waiting.length, 0, { name, order, urgent, onShare, done, failed });
        const worker = idle.shift() ?? (all.size < hands ? begin() : null);
        if (worker) give(worker);
      }),
    async end() {
      ended = true;
      for (const task of [...running.values(), ...waiting.splice(0)]) task.failed(new WorkEnded());
      running.clear();
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

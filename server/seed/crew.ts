import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { doJob, type JobName, type Jobs } from "./jobs.ts";

/** Whoever does the long work: threads beside this one, or this one itself. */
export type Crew = {
  do<Name extends JobName>(name: Name, order: Jobs[Name]["order"]): Promise<Jobs[Name]["result"]>;
  /** Stops at once; jobs that are not done fail. */
  end(): Promise<void>;
};

type Task = {
  readonly name: JobName;
  readonly order: Jobs[JobName]["order"];
  readonly done: (result: never) => void;
  readonly failed: (error: Error) => void;
};
/** What a worker says when a job is over. */
export type Report = { readonly result: Jobs[JobName]["result"] } | { readonly fault: string };

/** Does each job at once in this thread: for a few small ones, where a thread would cost more than the work. */
export const alone: Crew = { do: doJob, end: async () => {} };

/** One thread for each core the machine lends; jobs are taken in the order they were given. A fault of a job fails that job alone, a dead thread all that wait. */
export function crewOfThreads(hands = availableParallelism()): Crew {
  const waiting: Task[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Task>();
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
    running.delete(worker);
    if ("fault" in report) task.failed(new Error(report.fault));
    else task.done(report.result as never);
    give(worker);
  };
  const lose = (error: Error) => {
    if (ended) return;
    for (const task of [...running.values(), ...waiting.splice(0)]) task.failed(error);
    running.clear();
  };
  const all = Array.from({ length: hands }, () => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    worker.on("message", (report: Report) => hear(worker, report));
    worker.on("error", (error) => lose(error as Error));
    worker.on("exit", (code) => lose(new Error(`A thread of the setting-up ended with ${code}.`)));
    return worker;
  });
  idle.push(...all);

  return {
    do: (name, order) =>
      new Promise((done, failed) => {
        waiting.push({ name, order, done, failed });
        const worker = idle.shift();
        if (worker) give(worker);
      }),
    async end() {
      lose(new Error("The setting-up was ended."));
      ended = true;
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

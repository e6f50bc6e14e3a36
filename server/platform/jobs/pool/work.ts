import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { type Doers, doJob, type JobName, type Jobs } from "./jobs.ts";
import type { Begin, Report } from "./worker-pool.ts";

const say = (report: Report) => parentPort!.postMessage(report);

/** Lowers the priority of this thread. Only Linux gives each thread a number to do so; elsewhere all keep one priority. */
function standBack({ niceness }: Begin): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), niceness);
  } catch {
    // Without /proc, or without the right to do so, the jobs run at normal priority.
  }
}

/** Does in this thread the jobs that its pool sends. */
export function work(doers: Doers): void {
  standBack(workerData as Begin);
  parentPort!.on("message", async ({ name, input }: { name: JobName; input: Jobs[JobName]["input"] }) => {
    try {
      say({ result: await doJob(doers, name, input, (share) => say({ share })) });
    } catch (error) {
      say({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}

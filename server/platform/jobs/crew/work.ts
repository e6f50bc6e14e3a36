import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { Begin, Report } from "./crew.ts";
import { type Doers, doJob, type JobName, type Jobs } from "./jobs.ts";

const say = (report: Report) => parentPort!.postMessage(report);

/** Puts this thread behind others. Only Linux knows a thread of a process by a number; elsewhere all stand alike. */
function standBack({ niceness }: Begin): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), niceness);
  } catch {
    // Without /proc, or forbidden: the work is done all the same.
  }
}

/** Does in this thread what the crew that began it sends. */
export function work(doers: Doers): void {
  standBack(workerData as Begin);
  parentPort!.on("message", async ({ name, order }: { name: JobName; order: Jobs[JobName]["order"] }) => {
    try {
      say({ result: await doJob(doers, name, order, (share) => say({ share })) });
    } catch (error) {
      say({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}

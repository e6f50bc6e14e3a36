import { parentPort } from "node:worker_threads";
import type { Report } from "./crew.ts";
import { doJob, type JobName, type Jobs } from "./jobs.ts";

const say = (report: Report) => parentPort!.postMessage(report);

parentPort!.on("message", async ({ name, order }: { name: JobName; order: Jobs[JobName]["order"] }) => {
  try {
    say({ result: await doJob(name, order, (share) => say({ share })) });
  } catch (error) {
    say({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

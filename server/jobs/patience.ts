import type { BytesFile } from "@selvedge/contract";
import { startWork } from "./long-work.ts";

/** A caller waits so long for a file itself; what takes longer is asked for as a job. */
const PATIENCE_MS = 6_000;
/** A job that nobody touches counts as left. */
const TOUCH_EVERY_MS = 20_000;

/** The file when it is made soon, else the job that goes on making it. Its progress is not known: it only says that it is alive. */
export async function soonOrJob(
  parts: Parameters<typeof startWork>[0],
  userId: string,
  making: Promise<BytesFile>,
): Promise<BytesFile | { readonly jobId: string }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  // Its fault is told by whoever waits for it below.
  making.catch(() => {});
  const soon = await Promise.race([making, late]).finally(() => clearTimeout(timer));
  if (soon) return soon;
  const jobId = await startWork(parts, userId, async (tell) => {
    const touching = setInterval(() => {
      tell(0).catch((error: unknown) => parts.fault(error, "a long work could not say that it goes on"));
    }, TOUCH_EVERY_MS);
    return making.finally(() => clearInterval(touching));
  });
  return { jobId };
}

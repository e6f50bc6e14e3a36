import type { BytesFile } from "@selvedge/contract";
import { startWork } from "./long-work.ts";

/** A caller waits so long for a file itself; what takes longer is asked for as a job. */
const PATIENCE_MS = 6_000;

/** The file when it is made soon, else the job that goes on making it. Its progress is not known. */
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
  return { jobId: await startWork(parts, userId, () => making) };
}

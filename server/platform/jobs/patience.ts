import type { BytesFile } from "@selvedge/contract";
import { startWork } from "./long-work.ts";

/** How long a call waits for a file; when making it takes longer, the reply is a job to ask for. */
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
  // The error is handled where the promise is awaited below; without this line Node would end the process.
  making.catch(() => {});
  const soon = await Promise.race([making, late]).finally(() => clearTimeout(timer));
  if (soon) return soon;
  return { jobId: await startWork(parts, userId, () => making) };
}

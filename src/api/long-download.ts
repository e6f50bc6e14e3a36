import { call } from "./call.ts";
import { getJob } from "./calls.ts";
import type { BrowserCall, Input } from "./definition.ts";
import { download } from "./download.ts";
import { ApiError } from "./error.ts";

const ASK_EVERY_MS = 1_000;
/** A failed work has no code of its own; the server says why in words. */
const FAILED_CODE = -3;

type Waiting = {
  readonly name: string;
  readonly onProgress: (part: number) => void;
  /** Nobody waits for the file any more: nothing is handed over. */
  readonly signal?: AbortSignal;
};

/** Hands a file over; one that the server makes in the background is waited for, and `onProgress` gets 0 to 1. Rejects when the signal aborts. */
export async function longDownload<C extends BrowserCall>(
  definition: C,
  input: Input<C>,
  { name, onProgress, signal }: Waiting,
): Promise<void> {
  const waiting = (await download(definition, input, name, signal)) as { jobId: string } | null;
  if (!waiting) return;
  const link = document.createElement("a");
  link.href = await whenDone(waiting.jobId, onProgress, signal);
  link.download = "";
  link.click();
}

async function whenDone(jobId: string, onProgress: Waiting["onProgress"], signal?: AbortSignal): Promise<string> {
  for (;;) {
    signal?.throwIfAborted();
    const { state, progress, url, error } = await call(getJob, { jobId });
    signal?.throwIfAborted();
    if (url) return url;
    if (state === "failed") throw new ApiError({ code: FAILED_CODE, message: error ?? "" });
    onProgress(progress);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

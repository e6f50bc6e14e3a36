import type { DataOf, getDrape, StoredDrape } from "@selvedge/contract";
import { ApiError } from "../api/index.ts";

/** How far a drape is; or that something went wrong with it and it is tried again later. */
export type Making = { readonly share: number | null; readonly isDelayed: boolean };

/** Where the server is not to be reached, it is asked again after the first of these, each time twice as long, at last after the other. */
const PAUSE_MS = { first: 2_000, longest: 30_000 };
const DELAYED: Making = { share: null, isDelayed: true };

type Asking = {
  readonly ask: () => Promise<DataOf<typeof getDrape>>;
  readonly signal: AbortSignal;
  readonly onMaking: (making: Making) => void;
  readonly wait: (ms: number) => Promise<unknown>;
};

/**
 * Asks for a drape until it is made; null where it cannot be sewn. A server that is away says nothing of the garment: it is asked again.
 * Rejects with an ApiError where it refuses.
 */
export async function untilDraped({ ask, signal, onMaking, wait }: Asking): Promise<StoredDrape | null> {
  let pauseMs = PAUSE_MS.first;
  for (;;) {
    try {
      const answer = await ask();
      if (answer.state === "ready") return answer.drape;
      if (answer.state === "failed") return null;
      onMaking(answer.state === "making" ? { share: answer.share, isDelayed: false } : DELAYED);
      pauseMs = PAUSE_MS.first;
      await wait(answer.retryAfterMs);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isPassing || signal.aborted) throw error;
      onMaking(DELAYED);
      await wait(pauseMs);
      pauseMs = Math.min(PAUSE_MS.longest, 2 * pauseMs);
    }
    signal.throwIfAborted();
  }
}

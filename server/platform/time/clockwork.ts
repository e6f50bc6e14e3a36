/** Work that is done again and again while the process runs. */
export type Rounds = { stop(): Promise<void> };

/** Does `round` every so often, never two at a time, and again at once while it answers that more is left. `failed` is called with the error of a failed round. */
export function keepDoing(
  round: () => Promise<"more" | "done">,
  { everyMs, failed }: { everyMs: number; failed: (error: unknown) => void },
): Rounds {
  let stopped = false;
  let busy: Promise<void> | null = null;
  const work = async () => {
    while (!stopped && (await round()) === "more");
  };
  const timer = setInterval(() => {
    busy ??= work()
      .catch(failed)
      .finally(() => {
        busy = null;
      });
  }, everyMs);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await busy;
    },
  };
}

import type { Finisher } from "../finishes/finisher.ts";

/** A finisher that is fetched with the first artwork it is asked for; `notify` is called for each picture asked for meanwhile, so that it is asked for again. */
export function createLateFinisher(notify: (address: string) => void): Finisher {
  let finisher: Finisher | null = null;
  /** Addresses that were asked for before there was anything to make them with. */
  let unfinished: Set<string> | null = null;
  let isOver = false;

  async function open(): Promise<void> {
    const { createFinisher } = await import("../finishes/finisher.ts");
    if (isOver) return;
    finisher = createFinisher(notify);
    for (const address of unfinished ?? []) notify(address);
  }

  return {
    get(address, picture, stamp) {
      if (finisher) return finisher.get(address, picture, stamp);
      if (!unfinished) open().catch((reason: unknown) => console.warn("What makes finishes could not be loaded.", reason));
      unfinished ??= new Set();
      unfinished.add(address);
      return null;
    },
    threads: (address, stamp) => finisher?.threads(address, stamp) ?? null,
    dispose() {
      isOver = true;
      finisher?.dispose();
      finisher = null;
    },
  };
}

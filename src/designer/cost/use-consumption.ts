import { useEffect, useRef, useState } from "react";
import type { CostAnswer, CostOrder, CostRequest, LaidCloth } from "./messages.ts";

export type Consumption = { readonly laid: readonly LaidCloth[]; readonly state: "laying" | "done" | "failed" };

/** Lays a garment on its cloths in a worker while choices are made; what was laid before stays until the next is there. The worker is at one order at a time, and the last one wanted comes next. */
export function useConsumption(order: CostOrder): Consumption {
  const [known, setKnown] = useState<Consumption>({ laid: [], state: "laying" });
  const worker = useRef<Worker | null>(null);
  const waiting = useRef<CostOrder | null>(null);
  const number = useRef(0);
  const isBusy = useRef(false);
  useEffect(() => {
    const made = new Worker(new URL("./cost.worker.ts", import.meta.url), { type: "module" });
    made.addEventListener("message", ({ data }: MessageEvent<CostAnswer>) => {
      setKnown({ laid: data.laid, state: data.isLast && !waiting.current ? "done" : "laying" });
      if (!data.isLast) return;
      isBusy.current = false;
      if (waiting.current) send(waiting.current);
    });
    made.addEventListener("error", () => setKnown((before) => ({ ...before, state: "failed" })));
    const send = (next: CostOrder) => {
      waiting.current = null;
      isBusy.current = true;
      const request: CostRequest = { number: ++number.current, order: next };
      made.postMessage(request);
    };
    worker.current = made;
    if (waiting.current) send(waiting.current);
    return () => {
      made.terminate();
      worker.current = null;
      isBusy.current = false;
    };
  }, []);
  const name = JSON.stringify(order);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is compared by its text
  useEffect(() => {
    setKnown((before) => ({ ...before, state: "laying" }));
    if (!worker.current || isBusy.current) {
      waiting.current = order;
      return;
    }
    isBusy.current = true;
    const request: CostRequest = { number: ++number.current, order };
    worker.current.postMessage(request);
  }, [name]);
  return known;
}

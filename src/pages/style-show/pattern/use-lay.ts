import type { Lay, LayOrder } from "@selvedge/garment-core";
import { useEffect, useState } from "react";
import type { LayAnswer } from "./lay-messages.ts";

export type LayState = { readonly lay: Lay | null; readonly isBusy: boolean; readonly hasFailed: boolean };

/** A number that is being typed or scrubbed is let settle. */
const SETTLE_MS = 250;
const NOTHING: LayState = { lay: null, isBusy: false, hasFailed: false };

/** Lays pieces in a worker; the lay before stays until the next one is there. A null order needs no cloth. The order is compared by identity. */
export function useLay(order: LayOrder | null, attempt: number): LayState {
  const [state, setState] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt lays the same order again
  useEffect(() => {
    if (!order) {
      setState(NOTHING);
      return;
    }
    setState((before) => ({ ...before, isBusy: true, hasFailed: false }));
    let worker: Worker | null = null;
    const settled = setTimeout(() => {
      worker = new Worker(new URL("./lay.worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data: { lay, isLast } }: MessageEvent<LayAnswer>) => {
        setState({ lay, isBusy: !isLast, hasFailed: false });
        if (isLast) worker?.terminate();
      });
      worker.addEventListener("error", () => setState({ lay: null, isBusy: false, hasFailed: true }));
      worker.postMessage(order);
    }, SETTLE_MS);
    return () => {
      clearTimeout(settled);
      worker?.terminate();
    };
  }, [order, attempt]);
  return state;
}
